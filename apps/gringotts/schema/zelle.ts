import { sql } from 'drizzle-orm';
import { check, index, integer, text } from 'drizzle-orm/sqlite-core';
import { cents, moment, tablesOf } from '#kit/tables.ts';
import { accounts, customers, transactions } from './ledger.ts';

const table = tablesOf('gringotts');

/** People the owner pays by Zelle. A removed one stays for the history. */
export const zelleRecipients = table(
  'zelle_recipients',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    createdAt: moment('created_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (t) => [check('reachable', sql`${t.email} is not null or ${t.phone} is not null`)],
);

const PAYMENT_STATUSES = ['pending', 'completed', 'cancelled', 'expired'] as const;

/**
 * Money to or from a person. Pending means: taken from the account, but the other side is not enrolled yet. It
 * completes when they enrol, and goes back when cancelled or after `expiresAt`.
 */
export const zellePayments = table(
  'zelle_payments',
  {
    id: integer('id').primaryKey(),
    direction: text('direction', { enum: ['out', 'in'] }).notNull(),
    recipientId: integer('recipient_id').references(() => zelleRecipients.id),
    /** Set as soon as the other side banks here. */
    customerId: integer('customer_id').references(() => customers.id),
    name: text('name').notNull(),
    token: text('token').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    amountCents: cents('amount_cents').notNull(),
    memo: text('memo').notNull(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    transactionId: integer('transaction_id').references(() => transactions.id),
    returnTransactionId: integer('return_transaction_id').references(() => transactions.id),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    expiresAt: moment('expires_at'),
    jobId: integer('job_id'),
  },
  (t) => [
    index('gringotts_zelle_payments_created').on(t.createdAt),
    check('amount_positive', sql`${t.amountCents} > 0`),
    check('pending_expires', sql`(${t.status} = 'pending') = (${t.settledAt} is null)`),
  ],
);

const REQUEST_STATUSES = ['open', 'paid', 'declined', 'cancelled', 'expired'] as const;

/** One bill shared out: the requests that belong to it and what the owner keeps. */
export const zelleSplits = table('zelle_splits', {
  id: integer('id').primaryKey(),
  totalCents: cents('total_cents').notNull(),
  ownShareCents: cents('own_share_cents').notNull(),
  memo: text('memo').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** "out": the owner asks somebody; "in": somebody asks the owner. */
export const zelleRequests = table(
  'zelle_requests',
  {
    id: integer('id').primaryKey(),
    direction: text('direction', { enum: ['out', 'in'] }).notNull(),
    recipientId: integer('recipient_id').references(() => zelleRecipients.id),
    customerId: integer('customer_id').references(() => customers.id),
    splitId: integer('split_id').references(() => zelleSplits.id),
    name: text('name').notNull(),
    token: text('token').notNull(),
    amountCents: cents('amount_cents').notNull(),
    memo: text('memo').notNull(),
    status: text('status', { enum: REQUEST_STATUSES }).notNull(),
    paymentId: integer('payment_id').references(() => zellePayments.id),
    createdAt: moment('created_at').notNull(),
    resolvedAt: moment('resolved_at'),
    expiresAt: moment('expires_at').notNull(),
    jobId: integer('job_id'),
  },
  (t) => [
    index('gringotts_zelle_requests_created').on(t.createdAt),
    check('amount_positive', sql`${t.amountCents} > 0`),
    check('paid_by_payment', sql`(${t.status} = 'paid') = (${t.paymentId} is not null)`),
  ],
);

export type ZelleRecipient = typeof zelleRecipients.$inferSelect;
export type ZellePayment = typeof zellePayments.$inferSelect;
export type ZelleRequest = typeof zelleRequests.$inferSelect;
