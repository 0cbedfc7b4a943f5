import { and, asc, count, desc, eq, gte, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { reference } from '#kit/reference.ts';
import { addDays, momentOf } from '#kit/time.ts';
import { accountLabel, availableCents } from '../rules/accounts.ts';
import { type Account, accounts, customers, type TRANSACTION_KINDS, transactions } from '../schema/ledger.ts';
import { ownAccount } from './ledger.ts';

const PAGE_SIZE = 25;

export const listAccounts = (ctx: Ctx) =>
  ctx.db
    .select({ account: accounts })
    .from(accounts)
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(eq(customers.isOwner, true))
    .orderBy(asc(accounts.id))
    .all()
    .map(({ account }) => describeAccount(ctx, account));

export function describeAccount(ctx: Ctx, account: Account) {
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

export interface TransactionFilter {
  accountId: number;
  text: string;
  category?: string;
  kind?: (typeof TRANSACTION_KINDS)[number];
  from?: string;
  to?: string;
  minCents?: number;
  maxCents?: number;
  page: number;
}

/** Newest first, each with the balance it left, whatever the filter hides in between. */
export function listTransactions(ctx: Ctx, filter: TransactionFilter) {
  const account = ownAccount(ctx, filter.accountId);
  const where = matching(ctx, filter);
  const balances = ctx.db
    .select({
      id: transactions.id,
      balanceAfter:
        sql<number>`sum(${transactions.amountCents}) over (order by ${transactions.at}, ${transactions.id})`.as(
          'balance_after',
        ),
    })
    .from(transactions)
    .where(eq(transactions.accountId, account.id))
    .as('balances');
  const rows = ctx.db
    .select({ transaction: transactions, balanceAfterCents: balances.balanceAfter })
    .from(transactions)
    .innerJoin(balances, eq(balances.id, transactions.id))
    .where(where)
    .orderBy(desc(transactions.at), desc(transactions.id))
    .limit(PAGE_SIZE)
    .offset((filter.page - 1) * PAGE_SIZE)
    .all();
  const total = ctx.db.select({ n: count() }).from(transactions).where(where).get()?.n ?? 0;
  return {
    rows: rows.map(({ transaction, balanceAfterCents }) => ({
      ...transaction,
      reference: reference('GR', transaction.id),
      balanceAfterCents,
    })),
    total,
    page: filter.page,
    pageSize: PAGE_SIZE,
  };
}

function matching(ctx: Ctx, filter: TransactionFilter): SQL | undefined {
  const pattern = `%${filter.text.replace(/[\\%_]/g, '\\$&')}%`;
  const size = sql`abs(${transactions.amountCents})`;
  return and(
    eq(transactions.accountId, filter.accountId),
    filter.text
      ? or(contains(transactions.description, pattern), contains(transactions.memo, pattern))
      : undefined,
    filter.category ? eq(transactions.category, filter.category) : undefined,
    filter.kind ? eq(transactions.kind, filter.kind) : undefined,
    filter.from ? gte(transactions.at, momentOf(filter.from, '00:00', ctx.zone)) : undefined,
    filter.to ? sql`${transactions.at} < ${momentOf(addDays(filter.to, 1), '00:00', ctx.zone)}` : undefined,
    filter.minCents !== undefined ? gte(size, filter.minCents) : undefined,
    filter.maxCents !== undefined ? lte(size, filter.maxCents) : undefined,
  );
}

const contains = (column: typeof transactions.description | typeof transactions.memo, pattern: string) =>
  sql`${like(column, pattern)} escape '\\'`;
