import type { Life } from '#world/life.ts';
import { tableNames, type WorldReader } from './world-reader.ts';

export interface WorldStats {
  events: Record<string, number>;
  rows: Record<string, Record<string, number>>;
  totals: { events: number; tables: number; rows: number };
}

/** How much of what a grown world holds. */
export function statsOf(world: WorldReader, life: Life): WorldStats {
  const events: Record<string, number> = {};
  for (const { type } of life.events) events[type] = (events[type] ?? 0) + 1;
  const rows = Object.fromEntries(
    world.apps.map((app) => [
      app.slug,
      Object.fromEntries(tableNames(app).map((table) => [table, countRows(world, table)])),
    ]),
  );
  const counts = Object.values(rows).flatMap((tables) => Object.values(tables));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return { events, rows, totals: { events: life.events.length, tables: counts.length, rows: total } };
}

const countRows = (world: WorldReader, table: string): number =>
  Number(world.rows(`select count(*) as n from "${table}"`)[0]?.n ?? 0);
