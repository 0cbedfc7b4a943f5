import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, check, index, integer, text } from 'drizzle-orm/sqlite-core';
import { cents, day, flag, moment, tablesOf } from '#kit/tables.ts';

const table = tablesOf('gringotts');

/** People who bank here: the owner, and those whom Zelle finds at once. */
export const customers = table('customers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  phone: text('phone').notNull(),
  isOwner: flag('is_owner').notNull().default(false),
});

/**
 * `balanceCents` is the sum of the account's transactions, pending ones included; what is owed is negative.
 * Deposit accounts never go below zero, a card never past its limit.
 */
export const accounts = table(
  'accounts',
  {
    id: integer('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    kind: text('kind', { enum: ['checking', 'savings', 'credit', 'loan'] }).notNull(),
    name: text('name').notNull(),
    nickname: text('nickname').notNull().default(''),
    number: text('number').notNull().unique(),
    openedOn: day('opened_on').notNull(),
    balanceCents: cents('balance_cents').notNull().default(0),
    limitCents: cents('limit_cents'),
    aprBps: integer('apr_bps'),
  },
  (t) => [
    check('deposits_not_negative', sql`${t.kind} not in ('checking', 'savings') or ${t.balanceCents} >= 0`),
    check('credit_within_limit', sql`${t.kind} <> 'credit' or ${t.balanceCents} >= -${t.limitCents}`),
  ],
);

export const TRANSACTION_KINDS = [
  'opening',
  'purchase',
  'refund',
  'deposit',
  'withdrawal',
  'transfer',
  'payment',
  'zelle',
  'bill',
  'interest',
  'fee',
  'reward',
] as const;

/** Never deleted and never re-priced: a correction is another transaction. Pending until `postedOn` is set. */
export const transactions = table(
  'transactions',
  {
    id: integer('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    at: moment('at').notNull(),
    postedOn: day('posted_on'),
    kind: text('kind', { enum: TRANSACTION_KINDS }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    description: text('description').notNull(),
    category: text('category').notNull(),
    memo: text('memo').notNull().default(''),
    receiptUrl: text('receipt_url'),
    /** The other half of a transfer, or the purchase that a refund gives back. */
    relatedId: integer('related_id').references((): AnySQLiteColumn => transactions.id),
  },
  (t) => [
    index('gringotts_transactions_account').on(t.accountId, t.at, t.id),
    index('gringotts_transactions_posted').on(t.accountId, t.postedOn),
    index('gringotts_transactions_related').on(t.relatedId),
    check('amount_not_zero', sql`${t.amountCents} <> 0`),
  ],
);

export type Account = typeof accounts.$inferSelect;
export type Transaction = typeof transactions.$inferSelect;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];
