import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound, refused } from '#kit/errors.ts';
import { formatCents } from '#kit/money.ts';
import { reference } from '#kit/reference.ts';
import { findRow } from '#kit/rows.ts';
import { addDays, dayOf, daysBetween, momentOf } from '#kit/time.ts';
import {
  DECIDE_AFTER_DAYS,
  DISPUTE_STATUS_LABELS,
  DISPUTE_WINDOW_DAYS,
  type DisputeReason,
  REASON_LABELS,
  REVIEW_AFTER_DAYS,
} from '../rules/disputes.ts';
import { type Dispute, disputes } from '../schema/disputes.ts';
import type { Transaction } from '../schema/ledger.ts';
import { ownTransaction, post } from './ledger.ts';
import { refundableCents } from './refunds.ts';

export interface DisputeRequest {
  transactionId: number;
  reason: DisputeReason;
  details: string;
  amountCents?: number;
}

/** Opens a case about a posted purchase: looked at the next day, decided ten days later. */
export function openDispute(ctx: Ctx, request: DisputeRequest) {
  const purchase = ownTransaction(ctx, request.transactionId);
  const amountCents = request.amountCents ?? refundableCents(ctx, purchase);
  checkDispute(ctx, purchase, amountCents);
  const { id } = ctx.db
    .insert(disputes)
    .values({ ...request, amountCents, status: 'open', openedAt: ctx.now, changedAt: ctx.now })
    .returning()
    .get();
  plan(ctx, id, { job: 'reviewDispute', days: REVIEW_AFTER_DAYS });
  ctx.notify({
    title: `Dispute ${reference('DS', id)} submitted`,
    body: `${purchase.description}, ${formatCents(amountCents)}. We will look into it.`,
    href: `/disputes/${id}`,
  });
  return describeDispute(ctx, id);
}

function checkDispute(ctx: Ctx, purchase: Transaction, amountCents: number): void {
  if (purchase.kind !== 'purchase') throw refused('Only purchases can be disputed.');
  if (purchase.postedOn === null)
    throw refused(
      `This charge is still pending. You can dispute it once it has posted, usually within two days.`,
    );
  const age = daysBetween(dayOf(purchase.at, ctx.zone), dayOf(ctx.now, ctx.zone));
  if (age > DISPUTE_WINDOW_DAYS)
    throw refused(`Charges can be disputed for ${DISPUTE_WINDOW_DAYS} days. This one is ${age} days old.`);
  const left = refundableCents(ctx, purchase);
  if (left <= 0) throw refused('This charge has already been refunded in full.');
  if (amountCents > left)
    throw refused(`You can dispute up to ${formatCents(left)} of this charge.`, 'amountCents');
  const live = and(eq(disputes.transactionId, purchase.id), ne(disputes.status, 'withdrawn'));
  const earlier = ctx.db.select().from(disputes).where(live).get();
  if (earlier)
    throw conflict(
      `Case ${reference('DS', earlier.id)} about this charge already exists. Open it to see its status.`,
    );
}

function plan(ctx: Ctx, disputeId: number, next: { job: string; days: number }): void {
  const at = momentOf(addDays(dayOf(ctx.now, ctx.zone), next.days), '10:00', ctx.zone);
  const jobId = ctx.schedule(at, next.job, { disputeId });
  ctx.db.update(disputes).set({ jobId }).where(eq(disputes.id, disputeId)).run();
}

export function reviewDispute(ctx: Ctx, { disputeId }: { disputeId: number }): void {
  if (findDispute(ctx, disputeId).status !== 'open') return;
  change(ctx, disputeId, { status: 'reviewing' });
  plan(ctx, disputeId, { job: 'decideDispute', days: DECIDE_AFTER_DAYS - REVIEW_AFTER_DAYS });
  ctx.notify({
    title: `Dispute ${reference('DS', disputeId)} is under review`,
    body: 'We have asked the merchant for their side.',
    href: `/disputes/${disputeId}`,
  });
}

/** For the customer: what is left of the disputed amount comes back as a credit. */
export function decideDispute(ctx: Ctx, { disputeId }: { disputeId: number }): void {
  const dispute = findDispute(ctx, disputeId);
  if (dispute.status !== 'reviewing') return;
  const purchase = ownTransaction(ctx, dispute.transactionId);
  const creditCents = Math.min(dispute.amountCents, refundableCents(ctx, purchase));
  const credit =
    creditCents > 0
      ? post(ctx, purchase.accountId, {
          kind: 'refund',
          amountCents: creditCents,
          description: `Dispute credit, ${purchase.description}`,
          category: purchase.category,
          memo: `Case ${reference('DS', disputeId)}`,
          relatedId: purchase.id,
        })
      : null;
  change(ctx, disputeId, { status: 'resolved', creditId: credit?.id ?? null, jobId: null });
  ctx.notify({
    title: `Dispute ${reference('DS', disputeId)} resolved`,
    body: credit
      ? `${formatCents(creditCents)} was credited to your account.`
      : 'The merchant had already refunded the charge.',
    href: `/disputes/${disputeId}`,
  });
}

export function withdrawDispute(ctx: Ctx, id: number) {
  const dispute = findDispute(ctx, id);
  if (dispute.status !== 'open' && dispute.status !== 'reviewing')
    throw conflict(
      `Case ${reference('DS', id)} is ${DISPUTE_STATUS_LABELS[dispute.status].toLowerCase()} and cannot be withdrawn.`,
    );
  if (dispute.jobId) ctx.cancelScheduled(dispute.jobId);
  change(ctx, id, { status: 'withdrawn', jobId: null });
  return describeDispute(ctx, id);
}

const change = (ctx: Ctx, id: number, changes: Partial<Dispute>) =>
  ctx.db
    .update(disputes)
    .set({ ...changes, changedAt: ctx.now })
    .where(eq(disputes.id, id))
    .run();

export const listDisputes = (ctx: Ctx) =>
  ctx.db
    .select({ id: disputes.id })
    .from(disputes)
    .orderBy(desc(disputes.openedAt), desc(disputes.id))
    .all()
    .map(({ id }) => describeDispute(ctx, id));

/** The latest case about a transaction, if there is one. */
export function disputeOf(ctx: Ctx, transactionId: number) {
  const row = ctx.db
    .select({ id: sql<number | null>`max(${disputes.id})` })
    .from(disputes)
    .where(eq(disputes.transactionId, transactionId))
    .get();
  return row?.id ? describeDispute(ctx, row.id) : null;
}

export function describeDispute(ctx: Ctx, id: number) {
  const { jobId, ...dispute } = findDispute(ctx, id);
  const purchase = ownTransaction(ctx, dispute.transactionId);
  return {
    ...dispute,
    reference: reference('DS', id),
    reasonLabel: REASON_LABELS[dispute.reason],
    statusLabel: DISPUTE_STATUS_LABELS[dispute.status],
    merchant: purchase.description,
    purchasedAt: purchase.at,
    canWithdraw: dispute.status === 'open' || dispute.status === 'reviewing',
    decisionBy: addDays(dayOf(dispute.openedAt, ctx.zone), DECIDE_AFTER_DAYS),
  };
}

function findDispute(ctx: Ctx, id: number): Dispute {
  const dispute = findRow(ctx, disputes, { id });
  if (!dispute) throw notFound('dispute', id);
  return dispute;
}
