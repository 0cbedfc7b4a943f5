import { minuteMs } from './calendar.ts';
import type { LifeEvent } from './events.ts';
import { isOwnAct } from './own-acts.ts';

interface Blocked {
  readonly at: number;
  readonly until: number;
}

/** Moves what chance put into the night or onto a plane to the moment after it. Never earlier: money must be there. */
export function settle(events: readonly LifeEvent[], settleMoment: Settler): LifeEvent[] {
  return events.map((event) => (isOwnAct(event) ? { ...event, at: settleMoment(event.at) } : event));
}

export type Settler = (at: number) => number;

export function createSettler(blocked: readonly Blocked[]): Settler {
  const inOrder = blocked.toSorted((a, b) => a.at - b.at);
  return (at) => {
    const block = blockAt(inOrder, at);
    // What happened at different moments does not all fall on one second.
    return block ? block.until + minuteMs + (at % 17) * 20_000 : at;
  };
}

function blockAt(blocks: readonly Blocked[], at: number): Blocked | undefined {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (blocks[middle]!.at <= at) low = middle + 1;
    else high = middle;
  }
  const block = blocks[low - 1];
  return block && at < block.until ? block : undefined;
}

/** When the owner can do nothing: asleep, or in the air. */
export const blockedBy = (events: readonly LifeEvent[]): Blocked[] =>
  events.flatMap((event) => {
    const isOut = event.type === 'night.slept' || (event.type === 'leg.travelled' && event.by === 'flight');
    return isOut && event.until !== undefined ? [{ at: event.at, until: event.until }] : [];
  });
