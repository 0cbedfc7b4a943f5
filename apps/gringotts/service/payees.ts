import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound, refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { dayOf } from '#kit/time.ts';
import { accountLabel } from '../rules/accounts.ts';
import { nextDayOfMonth } from '../rules/billing.ts';
import { billPayments, type Payee, payees } from '../schema/bills.ts';
import { accounts } from '../schema/ledger.ts';
import { cancelUnpaid, schedulePayment } from './bill-payments.ts';
import { ownAccount } from './ledger.ts';
import { openBill } from './open-bill.ts';

export interface PayeeInput {
  name: string;
  nickname: string;
  category: string;
  accountNumber: string;
}

export function findPayee(ctx: Ctx, id: number): Payee {
  const row = ctx.db
    .select()
    .from(payees)
    .where(and(eq(payees.id, id), isNull(payees.removedAt)))
    .get();
  if (!row) throw notFound('payee', id);
  return row;
}

export const listPayees = (ctx: Ctx) =>
  ctx.db
    .select()
    .from(payees)
    .where(isNull(payees.removedAt))
    .orderBy(asc(payees.name), asc(payees.id))
    .all()
    .map((row) => describePayee(ctx, row));

export const getPayee = (ctx: Ctx, id: number) => describePayee(ctx, findPayee(ctx, id));

function describePayee(ctx: Ctx, { billJobId: _, ...payee }: Payee) {
  const last = ctx.db
    .select()
    .from(billPayments)
    .where(and(eq(billPayments.payeeId, payee.id), eq(billPayments.status, 'paid')))
    .orderBy(desc(billPayments.settledAt))
    .get();
  const next = ctx.db
    .select()
    .from(billPayments)
    .where(and(eq(billPayments.payeeId, payee.id), eq(billPayments.status, 'scheduled')))
    .orderBy(asc(billPayments.payOn))
    .get();
  const from = payee.autopayFromId ? findRow(ctx, accounts, { id: payee.autopayFromId }) : undefined;
  const bill = openBill(ctx, payee.id);
  return {
    ...payee,
    label: payee.nickname || payee.name,
    autopayFrom: from ? accountLabel(from) : '',
    openBill: bill ? { id: bill.id, amountCents: bill.amountCents, dueOn: bill.dueOn } : null,
    last: last ? { id: last.id, amountCents: last.amountCents, payOn: last.payOn } : null,
    next: next ? { id: next.id, amountCents: next.amountCents, payOn: next.payOn } : null,
  };
}

export function addPayee(ctx: Ctx, input: PayeeInput) {
  refuseTwin(ctx, input);
  const { id } = ctx.db
    .insert(payees)
    .values({ ...input, createdAt: ctx.now })
    .returning()
    .get();
  return getPayee(ctx, id);
}

export function editPayee(ctx: Ctx, { id, ...input }: PayeeInput & { id: number }) {
  findPayee(ctx, id);
  refuseTwin(ctx, input, id);
  ctx.db.update(payees).set(input).where(eq(payees.id, id)).run();
  return getPayee(ctx, id);
}

/** Takes its scheduled payments with it. */
export function removePayee(ctx: Ctx, id: number) {
  const payee = findPayee(ctx, id);
  const cancelled = cancelUnpaid(ctx, id);
  if (payee.billJobId) ctx.cancelScheduled(payee.billJobId);
  ctx.db
    .update(payees)
    .set({ removedAt: ctx.now, autopay: 'off', billJobId: null })
    .where(eq(payees.id, id))
    .run();
  return { id, name: payee.name, cancelled };
}

function refuseTwin(ctx: Ctx, { name, accountNumber }: PayeeInput, ownId?: number): void {
  const twin = ctx.db.select().from(payees).where(isNull(payees.removedAt)).all();
  const isTwin = (row: Payee) =>
    row.id !== ownId && row.name.toLowerCase() === name.toLowerCase() && row.accountNumber === accountNumber;
  if (twin.some(isTwin))
    throw conflict(`${name} with account ${accountNumber} is already one of your payees.`);
}

export interface AutopayInput {
  id: number;
  mode: 'off' | 'bill' | 'fixed';
  fromAccountId?: number;
  amountCents?: number;
  dayOfMonth?: number;
}

/** Replaces the rule and what it had scheduled; payments scheduled by hand stay. */
export function setAutopay(ctx: Ctx, input: AutopayInput) {
  const payee = findPayee(ctx, input.id);
  const rule = checkAutopay(ctx, payee, input);
  cancelUnpaid(ctx, payee.id, { onlyAutopay: true });
  ctx.db.update(payees).set(rule).where(eq(payees.id, payee.id)).run();
  planAutopay(ctx, findPayee(ctx, payee.id));
  return getPayee(ctx, payee.id);
}

function checkAutopay(
  ctx: Ctx,
  payee: Payee,
  { mode, fromAccountId, amountCents, dayOfMonth }: AutopayInput,
) {
  const off = { autopay: 'off', autopayFromId: null, autopayCents: null, autopayDay: null } as const;
  if (mode === 'off') return off;
  if (!fromAccountId) throw refused('Choose the account to pay from.', 'fromAccountId');
  const from = ownAccount(ctx, fromAccountId);
  if (from.kind !== 'checking' && from.kind !== 'savings')
    throw refused(`Bills cannot be paid from ${from.name}. Choose checking or savings.`, 'fromAccountId');
  if (mode === 'bill') {
    if (!payee.sendsBills)
      throw refused(`${payee.name} does not send its bills here. Choose a fixed amount.`, 'mode');
    return { ...off, autopay: mode, autopayFromId: from.id };
  }
  if (!amountCents) throw refused('Enter the amount to pay each month.', 'amountCents');
  if (!dayOfMonth) throw refused('Choose a day of the month.', 'dayOfMonth');
  return {
    autopay: mode,
    autopayFromId: from.id,
    autopayCents: amountCents,
    autopayDay: dayOfMonth,
  } as const;
}

function planAutopay(ctx: Ctx, payee: Payee): void {
  const today = dayOf(ctx.now, ctx.zone);
  if (payee.autopay === 'fixed' && payee.autopayDay) {
    const payOn = nextDayOfMonth(today, payee.autopayDay);
    schedulePayment(ctx, payee, { payOn, amountCents: payee.autopayCents ?? 0 });
  }
  const bill = openBill(ctx, payee.id);
  if (payee.autopay === 'bill' && bill)
    schedulePayment(ctx, payee, {
      payOn: bill.dueOn < today ? today : bill.dueOn,
      amountCents: bill.amountCents,
      billId: bill.id,
    });
}
