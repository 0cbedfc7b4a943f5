import { sql } from 'drizzle-orm';
import { check, index, integer, text } from 'drizzle-orm/sqlite-core';
import { cents, day, flag, moment, tablesOf } from '#kit/tables.ts';
import { accounts, transactions } from './ledger.ts';

const table = tablesOf('gringotts');

export const AUTOPAY_MODES = ['off', 'bill', 'fixed'] as const;

/**
 * Whom the owner pays bills to. `sendsBills`: the company sends its bills here, so that the amount and due date are
 * known. Autopay pays each such bill in full on its due date ("bill"), or a fixed amount on a day of the month.
 */
export const payees = table(
  'payees',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    nickname: text('nickname').notNull().default(''),
    category: text('category').notNull(),
    accountNumber: text('account_number').notNull(),
    sendsBills: flag('sends_bills').notNull().default(false),
    dueDay: integer('due_day'),
    autopay: text('autopay', { enum: AUTOPAY_MODES }).notNull().default('off'),
    autopayFromId: integer('autopay_from_id').references(() => accounts.id),
    autopayCents: cents('autopay_cents'),
    autopayDay: integer('autopay_day'),
    createdAt: moment('created_at').notNull(),
    removedAt: moment('removed_at'),
    /** The job that brings the next bill. */
    billJobId: integer('bill_job_id'),
  },
  (t) => [
    check('autopay_has_account', sql`${t.autopay} = 'off' or ${t.autopayFromId} is not null`),
    check(
      'fixed_has_amount',
      sql`${t.autopay} <> 'fixed' or (${t.autopayCents} > 0 and ${t.autopayDay} > 0)`,
    ),
  ],
);

/** A bill that a company sent. Open until a payment in full was made. */
export const bills = table(
  'bills',
  {
    id: integer('id').primaryKey(),
    payeeId: integer('payee_id')
      .notNull()
      .references(() => payees.id),
    amountCents: cents('amount_cents').notNull(),
    dueOn: day('due_on').notNull(),
    receivedAt: moment('received_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (t) => [
    index('gringotts_bills_payee').on(t.payeeId, t.dueOn),
    check('amount_positive', sql`${t.amountCents} > 0`),
  ],
);

const BILL_PAYMENT_STATUSES = ['scheduled', 'paid', 'failed', 'cancelled'] as const;

/** Money to a payee: on its way to a day, or done. Paid exactly when it has a transaction. */
export const billPayments = table(
  'bill_payments',
  {
    id: integer('id').primaryKey(),
    payeeId: integer('payee_id')
      .notNull()
      .references(() => payees.id),
    billId: integer('bill_id').references(() => bills.id),
    fromAccountId: integer('from_account_id')
      .notNull()
      .references(() => accounts.id),
    amountCents: cents('amount_cents').notNull(),
    payOn: day('pay_on').notNull(),
    memo: text('memo').notNull().default(''),
    isAutopay: flag('is_autopay').notNull().default(false),
    status: text('status', { enum: BILL_PAYMENT_STATUSES }).notNull(),
    failure: text('failure'),
    transactionId: integer('transaction_id').references(() => transactions.id),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    jobId: integer('job_id'),
  },
  (t) => [
    index('gringotts_bill_payments_payee').on(t.payeeId, t.payOn),
    check('amount_positive', sql`${t.amountCents} > 0`),
    check('paid_has_transaction', sql`(${t.status} = 'paid') = (${t.transactionId} is not null)`),
  ],
);

export type Payee = typeof payees.$inferSelect;
export type Bill = typeof bills.$inferSelect;
export type BillPayment = typeof billPayments.$inferSelect;
