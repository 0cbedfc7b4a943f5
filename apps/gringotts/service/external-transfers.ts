import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound, refused } from '#kit/errors.ts';
import { formatCents } from '#kit/money.ts';
import { reference } from '#kit/reference.ts';
import { findRow } from '#kit/rows.ts';
import { dayOf, momentOf } from '#kit/time.ts';
import { accountLabel, shortfall } from '../rules/accounts.ts';
import { nextBusinessDay } from '../rules/business-days.ts';
import { type ExternalTransfer, externalAccounts, externalTransfers } from '../schema/external.ts';
import { accounts } from '../schema/ledger.ts';
import { externalLabel, findExternal } from './external.ts';
import { ownAccount, post } from './ledger.ts';

const MAX_CENTS = 500_000;

export interface ExternalTransferInput {
  externalId: number;
  accountId: number;
  direction: 'in' | 'out';
  amountCents: number;
  memo: string;
}

/** Arrives on the next business day; until then it can be cancelled. */
export function createExternalTransfer(ctx: Ctx, input: ExternalTransferInput) {
  const external = findExternal(ctx, input.externalId);
  const account = ownAccount(ctx, input.accountId);
  if (external.status !== 'verified')
    throw refused(`${external.bankName} is not verified yet. Enter the two deposits first.`, 'externalId');
  if (account.kind !== 'checking' && account.kind !== 'savings')
    throw refused('Choose checking or savings.', 'accountId');
  if (input.amountCents > MAX_CENTS)
    throw refused(`One transfer can be up to ${formatCents(MAX_CENTS)}.`, 'amountCents');
  const isOut = input.direction === 'out';
  const missing = isOut ? shortfall(account, input.amountCents) : null;
  if (missing) throw refused(missing, 'amountCents');
  const arrivesOn = nextBusinessDay(dayOf(ctx.now, ctx.zone));
  const { id } = ctx.db
    .insert(externalTransfers)
    .values({ ...input, status: 'processing', arrivesOn, createdAt: ctx.now })
    .returning()
    .get();
  const transactionId = isOut ? book(ctx, find(ctx, id), -input.amountCents).id : null;
  const jobId = ctx.schedule(momentOf(arrivesOn, '06:00', ctx.zone), 'finishExternalTransfer', {
    transferId: id,
  });
  update(ctx, id, { transactionId, jobId });
  return describeExternalTransfer(ctx, id);
}

export function finishExternalTransfer(ctx: Ctx, { transferId }: { transferId: number }): void {
  const transfer = find(ctx, transferId);
  if (transfer.status !== 'processing') return;
  const arrived = transfer.direction === 'in' ? book(ctx, transfer, transfer.amountCents).id : undefined;
  update(ctx, transferId, {
    status: 'completed',
    jobId: null,
    ...(arrived ? { transactionId: arrived } : {}),
  });
  const { from, to } = describeExternalTransfer(ctx, transferId);
  ctx.notify({
    title: `Your transfer of ${formatCents(transfer.amountCents)} has arrived`,
    body: `${from} to ${to}`,
    href: '/external-accounts',
  });
}

export function cancelExternalTransfer(ctx: Ctx, id: number) {
  const transfer = find(ctx, id);
  if (transfer.status !== 'processing')
    throw conflict(`This transfer is ${transfer.status}; only one on its way can be cancelled.`);
  if (transfer.jobId) ctx.cancelScheduled(transfer.jobId);
  const back = transfer.direction === 'out' ? book(ctx, transfer, transfer.amountCents).id : null;
  update(ctx, id, { status: 'cancelled', jobId: null, returnTransactionId: back });
  return describeExternalTransfer(ctx, id);
}

function book(ctx: Ctx, transfer: ExternalTransfer, amountCents: number) {
  const label = externalLabel(findExternal(ctx, transfer.externalId, { orRemoved: true }));
  const isReturn = transfer.direction === 'out' && amountCents > 0;
  const words = isReturn
    ? `Transfer to ${label} cancelled`
    : `Transfer ${amountCents < 0 ? 'to' : 'from'} ${label}`;
  return post(ctx, transfer.accountId, {
    kind: 'transfer',
    amountCents,
    description: words,
    category: 'transfer',
    memo: transfer.memo,
    relatedId: isReturn ? (transfer.transactionId ?? undefined) : undefined,
  });
}

const update = (ctx: Ctx, id: number, change: Partial<ExternalTransfer>) =>
  ctx.db.update(externalTransfers).set(change).where(eq(externalTransfers.id, id)).run();

function find(ctx: Ctx, id: number): ExternalTransfer {
  const row = findRow(ctx, externalTransfers, { id });
  if (!row) throw notFound('external transfer', id);
  return row;
}

export const listExternalTransfers = (ctx: Ctx) =>
  ctx.db
    .select({ id: externalTransfers.id })
    .from(externalTransfers)
    .orderBy(desc(externalTransfers.createdAt), desc(externalTransfers.id))
    .limit(50)
    .all()
    .map(({ id }) => describeExternalTransfer(ctx, id));

function describeExternalTransfer(ctx: Ctx, id: number) {
  const { jobId: _, ...transfer } = find(ctx, id);
  const external = findRow(ctx, externalAccounts, { id: transfer.externalId });
  const account = findRow(ctx, accounts, { id: transfer.accountId });
  const there = external ? externalLabel(external) : '';
  const here = account ? accountLabel(account) : '';
  const isOut = transfer.direction === 'out';
  return {
    ...transfer,
    reference: reference('XT', id),
    from: isOut ? here : there,
    to: isOut ? there : here,
  };
}
