import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Ctx } from './context.ts';
import { occupations, people } from './tables.ts';

/** Somebody the owner knows. */
export type Person = typeof people.$inferSelect;
export type Occupied = typeof occupations.$inferSelect;

export const allPeople = (ctx: Ctx): Person[] => ctx.db.select().from(people).orderBy(asc(people.name)).all();

export function personById(ctx: Ctx, id: string): Person {
  const person = ctx.db.select().from(people).where(eq(people.id, id)).get();
  if (!person) throw new Error(`"${id}" is nobody the owner knows.`);
  return person;
}

export const personByEmail = (ctx: Ctx, email: string): Person | undefined =>
  ctx.db.select().from(people).where(eq(people.email, email.toLowerCase())).get();

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
