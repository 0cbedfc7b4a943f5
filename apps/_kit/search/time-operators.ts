import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '../context.ts';
import { addDays, addMonths, dayOf, isDay, momentOf, timeOf } from '../time.ts';
import type { SearchQuery } from './parse-search.ts';

/** What `before:`, `after:`, `on:`, `older_than:` and `newer_than:` ask. */
export type TimeFact =
  | { is: 'day'; side: 'before' | 'after' | 'on'; day: string }
  | { is: 'age'; side: 'older' | 'newer'; count: number; unit: 'd' | 'm' | 'y' };

const byDay =
  (side: 'before' | 'after' | 'on') =>
  (value: string): SearchQuery<TimeFact> => {
    const [, year, month = '', date = ''] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(value) ?? [];
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    return year && isDay(day) ? { is: 'day', side, day } : { is: 'nothing' };
  };

const byAge =
  (side: 'older' | 'newer') =>
  (value: string): SearchQuery<TimeFact> => {
    const [, count, unit] = /^(\d{1,4})([dmy])$/i.exec(value) ?? [];
    if (!count) return { is: 'nothing' };
    return { is: 'age', side, count: Number(count), unit: unit?.toLowerCase() as 'd' };
  };

export const timeOperators = {
  before: byDay('before'),
  older: byDay('before'),
  after: byDay('after'),
  newer: byDay('after'),
  on: byDay('on'),
  older_than: byAge('older'),
  newer_than: byAge('newer'),
} as const;

/** That a moment of the row lies there, by the owner's days. */
export function timeCondition(ctx: Pick<Ctx, 'now' | 'zone'>, column: SQLiteColumn, fact: TimeFact): SQL {
  if (fact.is === 'age') return ageCondition(ctx, column, fact);
  const startOf = (day: string) => momentOf(day, '00:00', ctx.zone);
  const start = startOf(fact.day);
  if (fact.side === 'before') return sql`${column} < ${start}`;
  if (fact.side === 'after') return sql`${column} >= ${start}`;
  return sql`(${column} >= ${start} and ${column} < ${startOf(addDays(fact.day, 1))})`;
}

function ageCondition(
  ctx: Pick<Ctx, 'now' | 'zone'>,
  column: SQLiteColumn,
  { side, count, unit }: Extract<TimeFact, { is: 'age' }>,
): SQL {
  const today = dayOf(ctx.now, ctx.zone);
  const day = unit === 'd' ? addDays(today, -count) : addMonths(today, -count * (unit === 'y' ? 12 : 1));
  if (!isDay(day)) return side === 'older' ? sql`0` : sql`1`;
  const limit = momentOf(day, timeOf(ctx.now, ctx.zone), ctx.zone);
  return side === 'older' ? sql`${column} < ${limit}` : sql`${column} >= ${limit}`;
}
