import { sql } from 'drizzle-orm';
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { cents, moment, tablesOf } from '#kit/tables.ts';
import { DISPUTE_REASONS } from '../rules/disputes.ts';
import { transactions } from './ledger.ts';

const table = tablesOf('gringotts');

/** A case about one purchase. A purchase has at most one case that is not withdrawn. */
export const disputes = table(
  'disputes',
  {
    id: integer('id').primaryKey(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => transactions.id),
    reason: text('reason', { enum: DISPUTE_REASONS }).notNull(),
    details: text('details').notNull(),
    amountCents: cents('amount_cents').notNull(),
    status: text('status', { enum: ['open', 'reviewing', 'resolved', 'withdrawn'] }).notNull(),
    openedAt: moment('opened_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** The credit that a case decided for the owner ended with. */
    creditId: integer('credit_id').references(() => transactions.id),
    jobId: integer('job_id'),
  },
  (t) => [
    uniqueIndex('gringotts_disputes_live').on(t.transactionId).where(sql`${t.status} <> 'withdrawn'`),
    index('gringotts_disputes_transaction').on(t.transactionId),
    check('dispute_amount_positive', sql`${t.amountCents} > 0`),
  ],
);

export type Dispute = typeof disputes.$inferSelect;
