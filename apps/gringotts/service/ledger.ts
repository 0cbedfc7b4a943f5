import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound, refused } from '#kit/errors.ts';
import { formatCents } from '#kit/money.ts';
import { changeRows, findRow, insertRow } from '#kit/rows.ts';
import { addDays, dayOf, momentOf } from '#kit/time.ts';
import { shortfall } from '../rules/accounts.ts';
import {
  type Account,
  accounts,
  customers,
  type Transaction,
  type TransactionKind,
  transactions,
} from '../schema/ledger.ts';
import { watchMovement } from './alerts.ts';

const SETTLES_AFTER_DAYS = 2;

export interface Entry {
  kind: TransactionKind;
  amountCents: number;
  description: string;
  category: string;
  memo?: string;
  receiptUrl?: string;
  relatedId?: number;
  /** Settles two evenings later, as card purchases do. */
  pending?: boolean;
}

const ownerOf = (ctx: Ctx) => findRow(ctx, customers, { isOwner: true });

/** An account of the owner; other customers' accounts do not exist for them. */
export function ownAccount(ctx: Ctx, id: number): Account {
  const account = findRow(ctx, accounts, { id });
  if (!account || account.customerId !== ownerOf(ctx)?.id) throw notFound('account', id);
  return account;
}

/** A transaction on one of the owner's accounts; other people's do not exist for them. */
export function ownTransaction(ctx: Ctx, id: number): Transaction {
  const row = ctx.db
    .select({ transaction: transactions })
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(and(eq(transactions.id, id), eq(customers.isOwner, true)))
    .get();
  if (!row) throw notFound('transaction', id);
  return row.transaction;
}

/** The owner's account of a kind: each customer here has one of each. */
export function accountOfKind(ctx: Ctx, kind: Account['kind']): Account {
  const account = findRow(ctx, accounts, { kind, customerId: ownerOf(ctx)?.id });
  if (!account) throw notFound('account', kind);
  return account;
}

/** The only way money moves: a transaction and the balance it leaves. */
export function post(ctx: Ctx, accountId: number, entry: Entry): Transaction {
  const { pending = false, ...rest } = entry;
  const postedOn = pending ? null : dayOf(ctx.now, ctx.zone);
  const transaction = insertRow(ctx, transactions, { ...rest, accountId, at: ctx.now, postedOn });
  const before = findRow(ctx, accounts, { id: accountId });
  if (!before) throw notFound('account', accountId);
  const balanceCents = before.balanceCents + entry.amountCents;
  changeRows(ctx, accounts, { where: { id: accountId }, set: { balanceCents } });
  watchMovement(ctx, { ...before, balanceCents }, transaction);
  if (pending) {
    const settlesAt = momentOf(addDays(dayOf(ctx.now, ctx.zone), SETTLES_AFTER_DAYS), '21:00', ctx.zone);
    ctx.schedule(settlesAt, 'settle', { transactionId: transaction.id });
  }
  return transaction;
}

/** Moves money between two accounts: two transactions that name each other. Refuses what is not there. */
export function move(
  ctx: Ctx,
  from: Account,
  to: Account,
  entry: Omit<Entry, 'description'> & { out: string; in: string },
): Transaction {
  const { out: outText, in: inText, amountCents, ...rest } = entry;
  const missing = shortfall(from, amountCents);
  if (missing) throw refused(missing, 'amountCents');
  if (to.kind === 'loan' && amountCents > -to.balanceCents)
    throw refused(
      `${to.name} has ${formatCents(-to.balanceCents)} left to pay, less than ${formatCents(amountCents)}.`,
      'amountCents',
    );
  const out = post(ctx, from.id, { ...rest, amountCents: -amountCents, description: outText });
  const back = post(ctx, to.id, { ...rest, amountCents, description: inText, relatedId: out.id });
  ctx.db.update(transactions).set({ relatedId: back.id }).where(eq(transactions.id, out.id)).run();
  return out;
}

export function settle(ctx: Ctx, { transactionId }: { transactionId: number }): void {
  ctx.db
    .update(transactions)
    .set({ postedOn: dayOf(ctx.now, ctx.zone) })
    .where(eq(transactions.id, transactionId))
    .run();
}
