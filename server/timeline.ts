import { and, eq } from 'drizzle-orm';
import { origins } from '#kit/tables.ts';
import { dayOf, timeOf } from '#kit/time.ts';
import type { LifeEvent } from '#world/events.ts';
import type { Life } from '#world/life.ts';
import type { WorldReader } from './world-reader.ts';

export interface TimelineEntry {
  time: string;
  what: string;
  /** Apps where it shows, with how many rows of which tables. */
  shows: string[];
}

/** A day of the life: what happened, in words, and in which apps it shows. */
export function timelineOf(world: WorldReader, life: Life, day: string): TimelineEntry[] {
  return life.events
    .filter(({ at }) => dayOf(at, life.zone) === day)
    .map((event) => ({
      time: timeOf(event.at, life.zone),
      what: describe(event),
      shows: whereShown(world, event),
    }));
}

function whereShown({ db }: WorldReader, { id }: LifeEvent): string[] {
  const ranges = db
    .select()
    .from(origins)
    .where(and(eq(origins.event, id)))
    .all();
  const counts = new Map<string, number>();
  for (const { table, firstRow, lastRow } of ranges)
    counts.set(table, (counts.get(table) ?? 0) + lastRow - firstRow + 1);
  return [...counts].map(([table, rows]) => (rows === 1 ? table : `${table} × ${rows}`));
}

/** The type, and whatever the event says in a few words. */
function describe({ id, at, type, ...facts }: LifeEvent): string {
  const details = Object.entries(facts)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(
      ([name, value]) => `${name} ${name.endsWith('Cents') ? `$${(Number(value) / 100).toFixed(2)}` : value}`,
    );
  return [type, ...details].join(', ').slice(0, 160);
}
