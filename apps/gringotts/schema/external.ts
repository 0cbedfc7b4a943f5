import { sql } from 'drizzle-orm';
import { check, integer, text } from 'drizzle-orm/sqlite-core';
import { cents, day, moment, tablesOf } from '#kit/tables.ts';
import { accounts, transactions } from './ledger.ts';

const table = tablesOf('gringotts');

const EXTERNAL_STATUSES = ['pending', 'verified', 'locked', 'removed'] as const;

/** The owner's account at another bank. Usable once the two small deposits sent to it were named. */
export const externalAccounts = table(
  'external_accounts',
  {
    id: integer('id').primaryKey(),
    bankName: text('bank_name').notNull(),
    nickname: text('nickname').notNull().default(''),
    kind: text('kind', { enum: ['checking', 'savings'] }).notNull(),
    routing: text('routing').notNull(),
    number: text('number').notNull(),
    status: text('status', { enum: EXTERNAL_STATUSES }).notNull(),
    firstDepositCents: cents('first_deposit_cents').notNull(),
    secondDepositCents: cents('second_deposit_cents').notNull(),
    depositsSentAt: moment('deposits_sent_at'),
    triesLeft: integer('tries_left').notNull(),
    createdAt: moment('created_at').notNull(),
    verifiedAt: moment('verified_at'),
  },
  (t) => [check('verified_when', sql`${t.status} <> 'verified' or ${t.verifiedAt} is not null`)],
);

/** Money to or from another bank. "out" leaves at once and can come back; "in" is credited when it arrives. */
export const externalTransfers = table(
  'external_transfers',
  {
    id: integer('id').primaryKey(),
    externalId: integer('external_id')
      .notNull()
      .references(() => externalAccounts.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    memo: text('memo').notNull(),
    status: text('status', { enum: ['processing', 'completed', 'cancelled'] }).notNull(),
    arrivesOn: day('arrives_on').notNull(),
    createdAt: moment('created_at').notNull(),
    transactionId: integer('transaction_id').references(() => transactions.id),
    returnTransactionId: integer('return_transaction_id').references(() => transactions.id),
    jobId: integer('job_id'),
  },
  (t) => [check('amount_positive', sql`${t.amountCents} > 0`)],
);

/** Where pay goes: a fixed amount or a share to savings, the rest to checking. */
export const directDeposits = table(
  'direct_deposits',
  {
    id: integer('id').primaryKey(),
    employer: text('employer').notNull(),
    employeeId: text('employee_id').notNull().default(''),
    split: text('split', { enum: ['none', 'percent', 'amount'] }).notNull(),
    savingsPercent: integer('savings_percent').notNull().default(0),
    savingsCents: cents('savings_cents').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    stoppedAt: moment('stopped_at'),
    lastNetCents: cents('last_net_cents'),
    nextPayOn: day('next_pay_on'),
    jobId: integer('job_id'),
  },
  (t) => [check('share_of_pay', sql`${t.savingsPercent} between 0 and 100 and ${t.savingsCents} >= 0`)],
);

export type ExternalAccount = typeof externalAccounts.$inferSelect;
export type ExternalTransfer = typeof externalTransfers.$inferSelect;
export type DirectDeposit = typeof directDeposits.$inferSelect;
