import type { LifeEvent } from '../events.ts';

interface About {
  type: string;
  where?: Record<string, string | number | boolean>;
}

/** Finds the events that a text is about. */
export function createEventIndex(events: readonly LifeEvent[]) {
  const byType = Map.groupBy(events, ({ type }) => type as string);
  return {
    about({ type, where = {} }: About): LifeEvent[] {
      const wanted = Object.entries(where);
      return (byType.get(type) ?? []).filter((event) =>
        wanted.every(([field, value]) => fieldOf(event, field) === value),
      );
    },
  };
}

function fieldOf(event: LifeEvent, field: string): unknown {
  return (event as unknown as Record<string, unknown>)[field];
}
