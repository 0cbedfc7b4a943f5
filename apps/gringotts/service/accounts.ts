import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { accountLabel, availableCents } from '../rules/accounts.ts';
import { type Account, accounts, customers, transactions } from '../schema/ledger.ts';
import { ownAccount } from './ledger.ts';

export const listAccounts = (ctx: Ctx) =>
  ctx.db
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(eq(customers.isOwner, true))
    .orderBy(asc(accounts.id))
    .all()
    .map(({ account }) => describeAccount(ctx, account));

function describeAccount(ctx: Ctx, account: Account) {
  const pending = ctx.db
    .select({ cents: sql<number>`coalesce(sum(${transactions.amountCents}), 0)` })
    .from(transactions)
    .where(and(eq(transactions.accountId, account.id), isNull(transactions.postedOn)))
    .get();
  return {
    ...account,
    number: `...${account.number.slice(-4)}`,
    label: accountLabel(account),
    availableCents: availableCents(account),
    presentCents: account.balanceCents - (pending?.cents ?? 0),
  };
}

export const getAccount = (ctx: Ctx, id: number) => describeAccount(ctx, ownAccount(ctx, id));

/** An empty nickname gives the account its product name back. */
export function renameAccount(ctx: Ctx, { id, nickname }: { id: number; nickname: string }) {
  ownAccount(ctx, id);
  ctx.db.update(accounts).set({ nickname }).where(eq(accounts.id, id)).run();
  return getAccount(ctx, id);
}
