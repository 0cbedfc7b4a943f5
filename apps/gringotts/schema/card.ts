import { sql } from 'drizzle-orm';
import { check, index, integer, text } from 'drizzle-orm/sqlite-core';
import { cents, day, moment, tablesOf } from '#kit/tables.ts';
import { accounts, transactions } from './ledger.ts';

const table = tablesOf('gringotts');

/** What a credit account has besides its ledger. While `lockedAt` is set, the card declines new charges. */
export const cards = table('cards', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id),
  lockedAt: moment('locked_at'),
});

const POINT_KINDS = ['opening', 'earned', 'reversed', 'redeemed'] as const;

/** The points balance is the sum of `points`; a refund after a redemption may leave it below zero. */
export const rewardPoints = table(
  'reward_points',
  {
    id: integer('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    at: moment('at').notNull(),
    kind: text('kind', { enum: POINT_KINDS }).notNull(),
    points: integer('points').notNull(),
    description: text('description').notNull(),
    transactionId: integer('transaction_id').references(() => transactions.id),
  },
  (t) => [
    index('gringotts_reward_points_account').on(t.accountId, t.at),
    index('gringotts_reward_points_transaction').on(t.transactionId),
    check('points_not_zero', sql`${t.points} <> 0`),
  ],
);

export const PAYMENT_CHOICES = ['minimum', 'statement', 'current', 'other'] as const;

/** A payment of the card from a deposit account: made at once, or on `payOn` by a job. */
export const cardPayments = table(
  'card_payments',
  {
    id: integer('id').primaryKey(),
    cardAccountId: integer('card_account_id')
      .notNull()
      .references(() => accounts.id),
    fromAccountId: integer('from_account_id')
      .notNull()
      .references(() => accounts.id),
    choice: text('choice', { enum: PAYMENT_CHOICES }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    payOn: day('pay_on').notNull(),
    status: text('status', { enum: ['scheduled', 'paid', 'failed', 'cancelled'] }).notNull(),
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
    transactionId: integer('transaction_id').references(() => transactions.id),
    jobId: integer('job_id'),
  },
  (t) => [
    index('gringotts_card_payments_card').on(t.cardAccountId, t.status),
    check('card_payment_positive', sql`${t.amountCents} > 0`),
    check('paid_has_transaction', sql`(${t.status} = 'paid') = (${t.transactionId} is not null)`),
  ],
);

/** The contract behind a loan account. The installment is taken from checking on `dueDay`. */
export const loans = table('loans', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id),
  lender: text('lender').notNull(),
  vehicle: text('vehicle').notNull(),
  principalCents: cents('principal_cents').notNull(),
  monthlyCents: cents('monthly_cents').notNull(),
  dueDay: integer('due_day').notNull(),
});

export type CardPayment = typeof cardPayments.$inferSelect;
export type Loan = typeof loans.$inferSelect;
