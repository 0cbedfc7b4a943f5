import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { AppError, conflict, notFound, refused } from '#kit/errors.ts';
import { formatCents } from '#kit/money.ts';
import { reference } from '#kit/reference.ts';
import { findRow } from '#kit/rows.ts';
import { dayOf, momentOf } from '#kit/time.ts';
import { mailBillFailed, mailBillPaid } from '../mails/bills.ts';
import { accountLabel, shortfall } from '../rules/accounts.ts';
import { nextMonthlyDay } from '../rules/billing.ts';
import { type BillPayment, billPayments, bills, type Payee, payees } from '../schema/bills.ts';
import { accounts } from '../schema/ledger.ts';
import { ownAccount, post } from './ledger.ts';
import { openBill } from './open-bill.ts';

const EXECUTION_TIME = '06:00';

export const billReference = (id: number): string => reference('BP', id);

export function findBillPayment(ctx: Ctx, id: number): BillPayment {
  const row = findRow(ctx, billPayments, { id });
  if (!row) throw notFound('bill payment', id);
  return row;
}

const payeeOf = (ctx: Ctx, { payeeId }: { payeeId: number }): Payee => {
  const row = findRow(ctx, payees, { id: payeeId });
  if (!row) throw notFound('payee', payeeId);
  return row;
};

export interface PayInput {
  payeeId: number;
  fromAccountId: number;
  amountCents: number;
  payOn: string;
  memo: string;
}

/** Pays today, or on a later day. A payment that covers the open bill settles it. */
export function payBill(ctx: Ctx, input: PayInput): BillPayment {
  checkPayment(ctx, input);
  const row = ctx.db
    .insert(billPayments)
    .values({ ...input, billId: coveredBill(ctx, input), status: 'scheduled', createdAt: ctx.now })
    .returning()
    .get();
  return start(ctx, row);
}

function checkPayment(ctx: Ctx, { fromAccountId, payOn }: Omit<PayInput, 'payeeId'>): void {
  const from = ownAccount(ctx, fromAccountId);
  if (from.kind !== 'checking' && from.kind !== 'savings')
    throw refused(`Bills cannot be paid from ${from.name}. Choose checking or savings.`, 'fromAccountId');
  if (payOn < dayOf(ctx.now, ctx.zone)) throw refused('Choose today or a later date.', 'payOn');
}

/** The open bill this amount pays in full, unless another payment for it is on its way. */
function coveredBill(ctx: Ctx, { payeeId, amountCents }: { payeeId: number; amountCents: number }) {
  const bill = openBill(ctx, payeeId);
  if (!bill || amountCents < bill.amountCents) return null;
  const isTaken = ctx.db
    .select()
    .from(billPayments)
    .where(and(eq(billPayments.billId, bill.id), eq(billPayments.status, 'scheduled')))
    .get();
  return isTaken ? null : bill.id;
}

const start = (ctx: Ctx, payment: BillPayment): BillPayment =>
  payment.payOn === dayOf(ctx.now, ctx.zone) ? execute(ctx, payment) : arm(ctx, payment);

/** What autopay will pay, on the day it will. */
export function schedulePayment(
  ctx: Ctx,
  payee: Payee,
  { payOn, amountCents, billId }: { payOn: string; amountCents: number; billId?: number },
): void {
  if (!payee.autopayFromId) return;
  const row = ctx.db
    .insert(billPayments)
    .values({
      payeeId: payee.id,
      fromAccountId: payee.autopayFromId,
      ...{ payOn, amountCents, billId },
      isAutopay: true,
      status: 'scheduled',
      createdAt: ctx.now,
    })
    .returning()
    .get();
  arm(ctx, row);
}

function arm(ctx: Ctx, payment: BillPayment): BillPayment {
  const at = Math.max(momentOf(payment.payOn, EXECUTION_TIME, ctx.zone), ctx.now);
  const jobId = ctx.schedule(at, 'runBillPayment', { paymentId: payment.id });
  return ctx.db.update(billPayments).set({ jobId }).where(eq(billPayments.id, payment.id)).returning().get();
}

export function runBillPayment(ctx: Ctx, { paymentId }: { paymentId: number }): void {
  const payment = findBillPayment(ctx, paymentId);
  if (payment.status !== 'scheduled') return;
  try {
    execute(ctx, payment);
    ctx.notify({
      title: `${formatCents(payment.amountCents)} was paid to ${payeeOf(ctx, payment).name}`,
      body: payment.isAutopay ? 'Autopay made this payment.' : 'Your scheduled payment was made.',
      href: `/bills/payments/${payment.id}`,
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    recordFailure(ctx, payment, error.message);
  }
  planNextFixed(ctx, payment);
}

function planNextFixed(ctx: Ctx, { payeeId, payOn, isAutopay }: BillPayment): void {
  const payee = payeeOf(ctx, { payeeId });
  if (!isAutopay || payee.autopay !== 'fixed' || !payee.autopayDay) return;
  schedulePayment(ctx, payee, {
    payOn: nextMonthlyDay(payOn, payee.autopayDay),
    amountCents: payee.autopayCents ?? 0,
  });
}

function recordFailure(ctx: Ctx, payment: BillPayment, reason: string): void {
  const failed = ctx.db
    .update(billPayments)
    .set({ status: 'failed', failure: reason, settledAt: ctx.now, jobId: null })
    .where(eq(billPayments.id, payment.id))
    .returning()
    .get();
  const facts = mailFacts(ctx, failed);
  ctx.notify({
    title: `We could not pay ${facts.payee.name}`,
    body: reason,
    href: `/bills/payments/${payment.id}`,
  });
  mailBillFailed(ctx, { ...facts, reason });
}

function execute(ctx: Ctx, payment: BillPayment): BillPayment {
  const from = ownAccount(ctx, payment.fromAccountId);
  const payee = payeeOf(ctx, payment);
  const missing = shortfall(from, payment.amountCents);
  if (missing) throw refused(missing, 'amountCents');
  const transaction = post(ctx, from.id, {
    kind: 'bill',
    amountCents: -payment.amountCents,
    description: payee.name,
    category: payee.category,
    memo: payment.memo,
  });
  const paid = ctx.db
    .update(billPayments)
    .set({ status: 'paid', transactionId: transaction.id, settledAt: ctx.now, jobId: null })
    .where(eq(billPayments.id, payment.id))
    .returning()
    .get();
  if (payment.billId) ctx.db.update(bills).set({ paidAt: ctx.now }).where(eq(bills.id, payment.billId)).run();
  mailBillPaid(ctx, mailFacts(ctx, paid));
  return paid;
}

export function cancelBillPayment(ctx: Ctx, id: number): BillPayment {
  const payment = findBillPayment(ctx, id);
  if (payment.status !== 'scheduled')
    throw conflict(`This payment is ${payment.status}; only a scheduled one can be cancelled.`);
  const cancelled = cancel(ctx, payment);
  planNextFixed(ctx, payment);
  return cancelled;
}

export function editBillPayment(ctx: Ctx, { id, ...change }: Omit<PayInput, 'payeeId'> & { id: number }) {
  const payment = findBillPayment(ctx, id);
  if (payment.status !== 'scheduled')
    throw conflict(`This payment is ${payment.status}; only a scheduled one can be changed.`);
  checkPayment(ctx, change);
  if (payment.jobId) ctx.cancelScheduled(payment.jobId);
  const row = ctx.db
    .update(billPayments)
    .set({ ...change, jobId: null })
    .where(eq(billPayments.id, id))
    .returning()
    .get();
  const changed = start(ctx, row);
  if (changed.status === 'paid') planNextFixed(ctx, changed);
  return changed;
}

function cancel(ctx: Ctx, { id, jobId }: BillPayment): BillPayment {
  if (jobId) ctx.cancelScheduled(jobId);
  return ctx.db
    .update(billPayments)
    .set({ status: 'cancelled', settledAt: ctx.now, jobId: null })
    .where(eq(billPayments.id, id))
    .returning()
    .get();
}

export function cancelUnpaid(ctx: Ctx, payeeId: number, { onlyAutopay = false } = {}): number {
  const waiting = ctx.db
    .select()
    .from(billPayments)
    .where(
      and(
        eq(billPayments.payeeId, payeeId),
        eq(billPayments.status, 'scheduled'),
        onlyAutopay ? eq(billPayments.isAutopay, true) : undefined,
      ),
    )
    .all();
  for (const payment of waiting) cancel(ctx, payment);
  return waiting.length;
}

const mailFacts = (ctx: Ctx, payment: BillPayment) => {
  const account = findRow(ctx, accounts, { id: payment.fromAccountId });
  return {
    payment,
    payee: payeeOf(ctx, payment),
    reference: billReference(payment.id),
    account: account ? accountLabel(account) : '',
  };
};
