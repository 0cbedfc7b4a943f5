import { sql } from 'drizzle-orm';
import { check, integer, text } from 'drizzle-orm/sqlite-core';
import { cents, moment, tablesOf } from '#kit/tables.ts';

const table = tablesOf('gringotts');

/** The owner's limit for a category in a calendar month: at most one for each category. */
export const budgets = table(
  'budgets',
  {
    id: integer('id').primaryKey(),
    category: text('category').notNull().unique(),
    monthlyCents: cents('monthly_cents').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [check('budget_positive', sql`${t.monthlyCents} > 0`)],
);
