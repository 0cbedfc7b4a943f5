import { and, count, eq, gte } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { AppError, conflict, refused } from '#kit/errors.ts';
import { dayOf, momentOf } from '#kit/time.ts';
import { mailTransferFailed } from '../mails/transfers.ts';
import { accountLabel } from '../rules/accounts.ts';
import { type Frequency, occurrence } from '../rules/recurrence.ts';
import { type Transfer, transferRuns, transfers } from '../schema/transfers.ts';
import { move, ownAccount } from './ledger.ts';
import { describeTransfer, findTransfer } from './transfer-list.ts';

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
  const row = ctx.db
    .insert(transfers)
    .values({ ...request, nextOn: request.startsOn, status: 'scheduled', createdAt: ctx.now })
    .returning()
    .get();
  start(ctx, row);
  return describeTransfer(ctx, row.id);
}

/** Changes what is still to come; what was moved stays moved. */
export function editTransfer(ctx: Ctx, { id, ...request }: TransferRequest & { id: number }) {
  const transfer = scheduledTransfer(ctx, id, 'changed');
  checkRequest(ctx, request);
  if (transfer.jobId) ctx.cancelScheduled(transfer.jobId);
  const keepsDays = request.startsOn === transfer.nextOn && request.frequency === transfer.frequency;
  const row = ctx.db
    .update(transfers)
    .set({ ...request, startsOn: keepsDays ? transfer.startsOn : request.startsOn, failure: null })
    .where(eq(transfers.id, id))
    .returning()
    .get();
  if (keepsDays) planNext(ctx, row);
  else start(ctx, row);
  return describeTransfer(ctx, id);
}

function start(ctx: Ctx, transfer: Transfer): void {
  if (transfer.startsOn === dayOf(ctx.now, ctx.zone)) executeTransfer(ctx, transfer);
  else planNext(ctx, transfer);
}

function checkRequest(ctx: Ctx, { fromAccountId, toAccountId, startsOn }: TransferRequest): void {
  const from = ownAccount(ctx, fromAccountId);
  const to = ownAccount(ctx, toAccountId);
  if (from.id === to.id) throw refused('Choose two different accounts.', 'toAccountId');
  if (from.kind !== 'checking' && from.kind !== 'savings')
    throw refused(`Money cannot be moved out of ${from.name}.`, 'fromAccountId');
  if (startsOn < dayOf(ctx.now, ctx.zone)) throw refused('Choose today or a later date.', 'startsOn');
}

/** Runs on its day. What cannot be done is told and not tried again; a series goes on with its next day. */
export function runPlannedTransfer(ctx: Ctx, { transferId }: { transferId: number }): void {
  const transfer = findTransfer(ctx, transferId);
  if (transfer.status !== 'scheduled') return;
  try {
    executeTransfer(ctx, transfer);
    ctx.notify({
      title: 'Your scheduled transfer was made',
      body: describeTransfer(ctx, transferId).reference,
      href: `/transfers/${transferId}`,
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    recordFailure(ctx, transfer, error.message);
  }
}

function recordFailure(ctx: Ctx, transfer: Transfer, reason: string): void {
  ctx.db.insert(transferRuns).values({ transferId: transfer.id, failure: reason, at: ctx.now }).run();
  planNext(ctx, transfer);
  const isOver = findTransfer(ctx, transfer.id).nextOn === null;
  ctx.db
    .update(transfers)
    .set({ failure: reason, ...(isOver ? { status: 'failed' } : {}) })
    .where(eq(transfers.id, transfer.id))
    .run();
  ctx.notify({ title: 'A transfer could not be made', body: reason, href: `/transfers/${transfer.id}` });
  mailTransferFailed(ctx, describeTransfer(ctx, transfer.id), reason);
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
    out: `${isPayment ? 'Payment' : 'Transfer'} to ${accountLabel(to)}`,
    in: `${isPayment ? 'Payment' : 'Transfer'} from ${accountLabel(from)}`,
  });
  ctx.db
    .insert(transferRuns)
    .values({ transferId: transfer.id, transactionId: transaction.id, at: ctx.now })
    .run();
  planNext(ctx, transfer);
}

/** The next day follows from how many of this series' days were dealt with. */
function planNext(ctx: Ctx, transfer: Transfer): void {
  const sinceStart = gte(transferRuns.at, momentOf(transfer.startsOn, '00:00', ctx.zone));
  const ofSeries = and(eq(transferRuns.transferId, transfer.id), sinceStart);
  const runs = ctx.db.select({ n: count() }).from(transferRuns).where(ofSeries).get()?.n ?? 0;
  const nextOn = occurrence(transfer.startsOn, transfer.frequency, runs);
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
  const transfer = scheduledTransfer(ctx, id, 'cancelled');
  if (transfer.jobId) ctx.cancelScheduled(transfer.jobId);
  ctx.db
    .update(transfers)
    .set({ status: 'cancelled', nextOn: null, jobId: null })
    .where(eq(transfers.id, id))
    .run();
  return describeTransfer(ctx, id);
}

function scheduledTransfer(ctx: Ctx, id: number, change: string): Transfer {
  const transfer = findTransfer(ctx, id);
  if (transfer.status !== 'scheduled')
    throw conflict(`This transfer is ${transfer.status}; only a scheduled one can be ${change}.`);
  return transfer;
}
