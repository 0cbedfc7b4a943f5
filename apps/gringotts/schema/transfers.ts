import { sql } from 'drizzle-orm';
import { check, index, integer, text } from 'drizzle-orm/sqlite-core';
import { cents, day, moment, tablesOf } from '#kit/tables.ts';
import { FREQUENCIES } from '../rules/recurrence.ts';
import { accounts, transactions } from './ledger.ts';

const table = tablesOf('gringotts');

const TRANSFER_STATUSES = ['scheduled', 'completed', 'failed', 'cancelled'] as const;

/** An order to move money between own accounts, once or again and again. `nextOn` is null when nothing is left to do. */
export const transfers = table(
  'transfers',
  {
    id: integer('id').primaryKey(),
    fromAccountId: integer('from_account_id')
      .notNull()
      .references(() => accounts.id),
    toAccountId: integer('to_account_id')
      .notNull()
      .references(() => accounts.id),
    amountCents: cents('amount_cents').notNull(),
    memo: text('memo').notNull(),
    frequency: text('frequency', { enum: FREQUENCIES }).notNull(),
    /** Occurrences are counted from here; changing the date starts the series anew. */
    startsOn: day('starts_on').notNull(),
    nextOn: day('next_on'),
    status: text('status', { enum: TRANSFER_STATUSES }).notNull(),
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
    jobId: integer('job_id'),
  },
  (t) => [
    check('amount_positive', sql`${t.amountCents} > 0`),
    check('two_accounts', sql`${t.fromAccountId} <> ${t.toAccountId}`),
  ],
);

/** Each day a transfer was due: it moved money, or says why it could not. */
export const transferRuns = table(
  'transfer_runs',
  {
    id: integer('id').primaryKey(),
    transferId: integer('transfer_id')
      .notNull()
      .references(() => transfers.id),
    transactionId: integer('transaction_id').references(() => transactions.id),
    failure: text('failure'),
    at: moment('at').notNull(),
  },
  (t) => [
    index('gringotts_transfer_runs_transfer').on(t.transferId),
    check('moved_or_failed', sql`(${t.transactionId} is null) <> (${t.failure} is null)`),
  ],
);

export type Transfer = typeof transfers.$inferSelect;
