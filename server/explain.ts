import type { LifeEvent } from '#world/events.ts';
import type { Life } from '#world/life.ts';
import { originOf } from './origins.ts';
import { tableNames, type WorldReader } from './world-reader.ts';

export interface Explanation {
  row: Record<string, unknown>;
  event: LifeEvent;
}

/** Why a seeded row is there: the row, and the life event it came of. */
export function explainRow(
  world: WorldReader,
  life: Life,
  at: { app: string; table: string; id: number },
): Explanation {
  const app = world.apps.find(({ slug }) => slug === at.app);
  if (!app)
    throw new Error(
      `There is no app "${at.app}". There are: ${world.apps.map(({ slug }) => slug).join(', ')}.`,
    );
  const name = `${app.slug}_${at.table}`;
  const known = tableNames(app);
  if (!known.includes(name)) {
    const tables = known.map((table) => table.slice(app.slug.length + 1));
    throw new Error(`${app.name} has no table "${at.table}". It has: ${tables.join(', ')}.`);
  }
  const [row] = world.rows(`select * from "${name}" where rowid = ?`, at.id);
  if (!row) throw new Error(`${name} has no row ${at.id} in the seeded world.`);
  const origin = originOf(world.db, name, at.id);
  const event = life.events.find(({ id }) => id === origin);
  if (!event)
    throw new Error(`Row ${at.id} of ${name} came of "${origin}", which is not an event of this life.`);
  return { row, event };
}
