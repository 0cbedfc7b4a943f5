import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { AppError, conflict, notFound, refused } from '#kit/errors.ts';
import { reference } from '#kit/reference.ts';
import { dayOf, momentOf } from '#kit/time.ts';
import { accountLabel } from '../rules/accounts.ts';
import { type Frequency, occurrence } from '../rules/recurrence.ts';
import { accounts } from '../schema/ledger.ts';
import { type Transfer, transferRuns, transfers } from '../schema/transfers.ts';
import { move, ownAccount } from './ledger.ts';

const EXECUTION_TIME = '06:00';

export interface TransferRequest {
  fromAccountId: number;
  toAccountId: number;
  amountCents: number;
  memo: string;
  frequency: Frequency;
  startsOn: string;
}

/** Moves money today, or plans it for a later day and for as often as asked. */
export function createTransfer(ctx: Ctx, request: TransferRequest) {
  checkRequest(ctx, request);
  const today = dayOf(ctx.now, ctx.zone);
  const row: Transfer = ctx.db
    .insert(transfers)
    .values({ ...request, nextOn: request.startsOn, status: 'scheduled', createdAt: ctx.now })
    .returning()
    .get();
  if (request.startsOn === today) executeTransfer(ctx, row);
  else planNext(ctx, row, 0);
  return describeTransfer(ctx, row.id);
}

function checkRequest(ctx: Ctx, { fromAccountId, toAccountId, startsOn }: TransferRequest): void {
  const from = ownAccount(ctx, fromAccountId);
  const to = ownAccount(ctx, toAccountId);
  if (from.id === to.id) throw refused('Choose two different accounts.', 'toAccountId');
  if (from.kind !== 'checking' && from.kind !== 'savings')
    throw refused(`Money cannot be moved out of ${from.name}.`, 'fromAccountId');
  if (startsOn < dayOf(ctx.now, ctx.zone)) throw refused('Choose today or a later date.', 'startsOn');
}

/** Runs on its day; what cannot be done is marked failed and told, it does not run later by itself. */
export function runPlannedTransfer(ctx: Ctx, { transferId }: { transferId: number }): void {
  const transfer = findTransfer(ctx, transferId);
  if (transfer.status !== 'scheduled') return;
  try {
    executeTransfer(ctx, transfer);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.db
      .update(transfers)
      .set({ status: 'failed', failure: error.message, nextOn: null })
      .where(eq(transfers.id, transferId))
      .run();
    ctx.notify({ title: 'A transfer could not be made', body: error.message, href: '/transfers' });
  }
}

function executeTransfer(ctx: Ctx, transfer: Transfer): void {
  const from = ownAccount(ctx, transfer.fromAccountId);
  const to = ownAccount(ctx, transfer.toAccountId);
  const isPayment = to.kind === 'credit' || to.kind === 'loan';
  const transaction = move(ctx, from, to, {
    kind: isPayment ? 'payment' : 'transfer',
    amountCents: transfer.amountCents,
    category: 'transfer',
    memo: transfer.memo,
    out: `Transfer to ${accountLabel(to)}`,
    in: `Transfer from ${accountLabel(from)}`,
  });
  ctx.db
    .insert(transferRuns)
    .values({ transferId: transfer.id, transactionId: transaction.id, at: ctx.now })
    .run();
  const runs = ctx.db.$count(transferRuns, eq(transferRuns.transferId, transfer.id));
  planNext(ctx, transfer, Number(runs));
}

function planNext(ctx: Ctx, transfer: Transfer, n: number): void {
  const nextOn = occurrence(transfer.startsOn, transfer.frequency, n);
  const jobId = nextOn
    ? ctx.schedule(momentOf(nextOn, EXECUTION_TIME, ctx.zone), 'runPlannedTransfer', {
        transferId: transfer.id,
      })
    : null;
  ctx.db
    .update(transfers)
    .set({ nextOn, jobId, status: nextOn ? 'scheduled' : 'completed' })
    .where(eq(transfers.id, transfer.id))
    .run();
}

export function cancelTransfer(ctx: Ctx, id: number) {
  const transfer = findTransfer(ctx, id);
  if (transfer.status !== 'scheduled')
    throw conflict(`This transfer is ${transfer.status}; only a scheduled one can be cancelled.`);
  if (transfer.jobId) ctx.cancelScheduled(transfer.jobId);
  ctx.db
    .update(transfers)
    .set({ status: 'cancelled', nextOn: null, jobId: null })
    .where(eq(transfers.id, id))
    .run();
  return describeTransfer(ctx, id);
}

export const listTransfers = (ctx: Ctx) =>
  ctx.db
    .select({ id: transfers.id })
    .from(transfers)
    .orderBy(desc(transfers.createdAt), desc(transfers.id))
    .limit(100)
    .all()
    .map(({ id }) => describeTransfer(ctx, id));

export function describeTransfer(ctx: Ctx, id: number) {
  const transfer = findTransfer(ctx, id);
  const { jobId, ...shown } = transfer;
  const labels = ctx.db
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [transfer.fromAccountId, transfer.toAccountId]))
    .all();
  const labelOf = (accountId: number) => {
    const account = labels.find((row) => row.id === accountId);
    return account ? accountLabel(account) : '';
  };
  return {
    ...shown,
    reference: reference('TR', id),
    from: labelOf(transfer.fromAccountId),
    to: labelOf(transfer.toAccountId),
  };
}

function findTransfer(ctx: Ctx, id: number): Transfer {
  const transfer = ctx.db
    .select()
    .from(transfers)
    .where(and(eq(transfers.id, id)))
    .get();
  if (!transfer) throw notFound('transfer', id);
  return transfer;
}
