import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { addDays, dayOf, momentOf } from '#kit/time.ts';
import { formatDay } from '../mails/format-day.ts';
import { BILL_LEAD_DAYS, nextMonthlyDay, REMINDER_DAYS } from '../rules/billing.ts';
import { type Bill, billPayments, bills, type Payee, payees } from '../schema/bills.ts';
import { fireAlert } from './alerts.ts';
import { payBill, runBillPayment, schedulePayment } from './bill-payments.ts';
import { accountOfKind } from './ledger.ts';
import { openBill } from './open-bill.ts';
import { findPayee } from './payees.ts';

/** A company's bill comes in: autopay takes it up, and the next one is due a month later. */
function receiveBill(
  ctx: Ctx,
  payee: Payee,
  { amountCents, dueOn }: { amountCents: number; dueOn: string },
): Bill {
  const bill = ctx.db
    .insert(bills)
    .values({ payeeId: payee.id, amountCents, dueOn, receivedAt: ctx.now })
    .returning()
    .get();
  const nextDueOn = nextMonthlyDay(dueOn, payee.dueDay ?? Number(dueOn.slice(8)));
  const arrivesAt = momentOf(addDays(nextDueOn, -BILL_LEAD_DAYS), '07:00', ctx.zone);
  const billJobId = ctx.schedule(arrivesAt, 'bringBill', { payeeId: payee.id, dueOn: nextDueOn });
  ctx.db.update(payees).set({ billJobId }).where(eq(payees.id, payee.id)).run();
  if (payee.autopay === 'bill') schedulePayment(ctx, payee, { payOn: dueOn, amountCents, billId: bill.id });
  const reminderAt = momentOf(addDays(dueOn, -REMINDER_DAYS), '09:00', ctx.zone);
  if (reminderAt > ctx.now) ctx.schedule(reminderAt, 'remindOfBill', { billId: bill.id });
  return bill;
}

/** The company bills what it billed last. */
export function bringBill(ctx: Ctx, { payeeId, dueOn }: { payeeId: number; dueOn: string }): void {
  const payee = findRow(ctx, payees, { id: payeeId });
  if (!payee || payee.removedAt) return;
  const last = ctx.db.select().from(bills).where(eq(bills.payeeId, payeeId)).orderBy(desc(bills.dueOn)).get();
  if (last) receiveBill(ctx, payee, { amountCents: last.amountCents, dueOn });
}

/** Only when nothing is on its way: a scheduled payment needs no reminder. */
export function remindOfBill(ctx: Ctx, { billId }: { billId: number }): void {
  const bill = findRow(ctx, bills, { id: billId });
  if (!bill || bill.paidAt) return;
  const onItsWay = ctx.db
    .select()
    .from(billPayments)
    .where(and(eq(billPayments.payeeId, bill.payeeId), eq(billPayments.status, 'scheduled')))
    .get();
  const payee = findRow(ctx, payees, { id: bill.payeeId });
  if (onItsWay || !payee || payee.removedAt) return;
  fireAlert(ctx, 'payment_due', {
    title: `${payee.nickname || payee.name} is due ${formatDay(bill.dueOn)}`,
    body: 'No payment is scheduled for this bill yet.',
    href: `/bills/payees/${payee.id}`,
  });
}

/**
 * What a bill came to in the end, and that it was paid: by the payment that autopay had scheduled for it, or by
 * hand. Used for the past, where the amount becomes known on the day.
 */
export function settleBill(ctx: Ctx, payeeId: number, amountCents: number): void {
  const payee = findPayee(ctx, payeeId);
  const today = dayOf(ctx.now, ctx.zone);
  const bill = openBill(ctx, payeeId) ?? receiveBill(ctx, payee, { amountCents, dueOn: today });
  ctx.db.update(bills).set({ amountCents }).where(eq(bills.id, bill.id)).run();
  const planned = ctx.db
    .select()
    .from(billPayments)
    .where(and(eq(billPayments.billId, bill.id), eq(billPayments.status, 'scheduled')))
    .get();
  if (!planned) {
    const fromAccountId = accountOfKind(ctx, 'checking').id;
    payBill(ctx, { payeeId, fromAccountId, amountCents, payOn: today, memo: '' });
    return;
  }
  if (planned.jobId) ctx.cancelScheduled(planned.jobId);
  ctx.db.update(billPayments).set({ amountCents, payOn: today }).where(eq(billPayments.id, planned.id)).run();
  runBillPayment(ctx, { paymentId: planned.id });
}
