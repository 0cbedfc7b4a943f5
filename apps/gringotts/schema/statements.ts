import { sql } from 'drizzle-orm';
import { check, index, integer, unique } from 'drizzle-orm/sqlite-core';
import { cents, day, moment, tablesOf } from '#kit/tables.ts';
import { accounts } from './ledger.ts';

const table = tablesOf('gringotts');

/**
 * One closed period of an account, over the transactions posted from `fromDay` to `toDay`. A period opens with what
 * the one before it closed with; written once, never changed.
 */
export const statements = table(
  'statements',
  {
    id: integer('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    fromDay: day('from_day').notNull(),
    toDay: day('to_day').notNull(),
    openingCents: cents('opening_cents').notNull(),
    creditsCents: cents('credits_cents').notNull(),
    debitsCents: cents('debits_cents').notNull(),
    closingCents: cents('closing_cents').notNull(),
    interestCents: cents('interest_cents').notNull(),
    /** Cards only: what must be paid, and by when. */
    minimumCents: cents('minimum_cents'),
    dueOn: day('due_on'),
    closedAt: moment('closed_at').notNull(),
  },
  (t) => [
    unique('gringotts_statements_period').on(t.accountId, t.toDay),
    index('gringotts_statements_account').on(t.accountId, t.toDay),
    check('adds_up', sql`${t.closingCents} = ${t.openingCents} + ${t.creditsCents} - ${t.debitsCents}`),
  ],
);

export type Statement = typeof statements.$inferSelect;
