import { sql } from 'drizzle-orm';
import { check, integer, text } from 'drizzle-orm/sqlite-core';
import { day, tablesOf } from '#kit/tables.ts';

const table = tablesOf('gringotts');

/** The owner's score as reported at the start of a month, with the facts it was reckoned from. */
export const creditScores = table(
  'credit_scores',
  {
    month: text('month').primaryKey(),
    reportedOn: day('reported_on').notNull(),
    score: integer('score').notNull(),
    utilizationBps: integer('utilization_bps').notNull(),
    onTimeMonths: integer('on_time_months').notNull(),
    accountCount: integer('account_count').notNull(),
  },
  (t) => [check('score_in_range', sql`${t.score} between 300 and 850`)],
);

export type CreditScore = typeof creditScores.$inferSelect;
