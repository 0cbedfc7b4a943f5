import { and, asc, gt, inArray, lt } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { findRow } from './rows.ts';
import { occupations, people } from './tables.ts';

/** Somebody the owner knows. */
export type Person = typeof people.$inferSelect;
export type Occupied = typeof occupations.$inferSelect;

export const allPeople = (ctx: Ctx): Person[] => ctx.db.select().from(people).orderBy(asc(people.name)).all();

export function personById(ctx: Ctx, id: string): Person {
  const person = findRow(ctx, people, { id });
  if (!person) throw new Error(`"${id}" is nobody the owner knows.`);
  return person;
}

export const personByEmail = (ctx: Ctx, email: string): Person | undefined =>
  findRow(ctx, people, { email: email.toLowerCase() });

/** What these people have on between two moments, in order. */
export const occupationsOf = (
  ctx: Ctx,
  ids: readonly string[],
  { from, until }: { from: number; until: number },
): Occupied[] =>
  ctx.db
    .select()
    .from(occupations)
    .where(
      and(
        inArray(occupations.person, [...ids]),
        lt(occupations.startsAt, until),
        gt(occupations.endsAt, from),
      ),
    )
    .orderBy(asc(occupations.startsAt), asc(occupations.id))
    .all();
