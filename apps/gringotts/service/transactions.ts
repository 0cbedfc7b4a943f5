import { and, count, desc, eq, gte, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { reference } from '#kit/reference.ts';
import { addDays, dayOf, momentOf } from '#kit/time.ts';
import { accountLabel } from '../rules/accounts.ts';
import { categoryLabel } from '../rules/categories.ts';
import type { TransactionSearch } from '../rules/transaction-search.ts';
import { rewardPoints } from '../schema/card.ts';
import { accounts, customers, type Transaction, transactions } from '../schema/ledger.ts';
import { disputeOf } from './disputes.ts';
import { ownAccount, ownTransaction } from './ledger.ts';

const PAGE_SIZE = 25;
const isPending = sql`${transactions.postedOn} is null`;

/** Pending first, then newest first, each with the balance it left, whatever the filter hides in between. */
export function listTransactions(ctx: Ctx, search: TransactionSearch) {
  const where = matching(ctx, search);
  const rows = selectWithBalance(ctx, search.accountId)
    .where(where)
    .orderBy(desc(isPending), desc(transactions.at), desc(transactions.id))
    .limit(PAGE_SIZE)
    .offset((search.page - 1) * PAGE_SIZE)
    .all();
  const sums = ctx.db
    .select({ total: count(), sumCents: sql<number>`coalesce(sum(${transactions.amountCents}), 0)` })
    .from(transactions)
    .where(where)
    .get();
  return {
    rows: rows.map(({ transaction, balanceAfterCents }) => ({
      ...transaction,
      categoryLabel: categoryLabel(transaction.category),
      balanceAfterCents,
    })),
    total: sums?.total ?? 0,
    sumCents: sums?.sumCents ?? 0,
    page: search.page,
    pageSize: PAGE_SIZE,
  };
}

function selectWithBalance(ctx: Ctx, accountId: number) {
  const account = ownAccount(ctx, accountId);
  const balances = ctx.db
    .select({
      id: transactions.id,
      balanceAfter:
        sql<number>`sum(${transactions.amountCents}) over (order by ${isPending}, ${transactions.at}, ${transactions.id})`.as(
          'balance_after',
        ),
    })
    .from(transactions)
    .where(eq(transactions.accountId, account.id))
    .as('balances');
  return ctx.db
    .select({ transaction: transactions, balanceAfterCents: balances.balanceAfter })
    .from(transactions)
    .innerJoin(balances, eq(balances.id, transactions.id))
    .$dynamic();
}

function matching(ctx: Ctx, search: TransactionSearch): SQL | undefined {
  const pattern = `%${search.text.replace(/[\\%_]/g, '\\$&')}%`;
  const size = sql`abs(${transactions.amountCents})`;
  return and(
    eq(transactions.accountId, search.accountId),
    search.text
      ? or(contains(transactions.description, pattern), contains(transactions.memo, pattern))
      : undefined,
    search.category ? eq(transactions.category, search.category) : undefined,
    search.kind ? eq(transactions.kind, search.kind) : undefined,
    search.from ? gte(transactions.at, momentOf(search.from, '00:00', ctx.zone)) : undefined,
    search.to ? sql`${transactions.at} < ${momentOf(addDays(search.to, 1), '00:00', ctx.zone)}` : undefined,
    search.minCents !== undefined ? gte(size, search.minCents) : undefined,
    search.maxCents !== undefined ? lte(size, search.maxCents) : undefined,
  );
}

const contains = (column: typeof transactions.description | typeof transactions.memo, pattern: string) =>
  sql`${like(column, pattern)} escape '\\'`;

/** The rows a search finds, all of them, as a spreadsheet reads them. */
export function exportTransactions(ctx: Ctx, search: TransactionSearch) {
  const account = ownAccount(ctx, search.accountId);
  const rows = selectWithBalance(ctx, account.id)
    .where(matching(ctx, search))
    .orderBy(desc(isPending), desc(transactions.at), desc(transactions.id))
    .all();
  const header = [
    'Date',
    'Posted',
    'Description',
    'Category',
    'Type',
    'Amount',
    'Balance',
    'Memo',
    'Reference',
  ];
  const lines = rows.map(({ transaction: row, balanceAfterCents }) => [
    dayOf(row.at, ctx.zone),
    row.postedOn ?? 'Pending',
    row.description,
    categoryLabel(row.category),
    row.kind,
    (row.amountCents / 100).toFixed(2),
    (balanceAfterCents / 100).toFixed(2),
    row.memo,
    reference('GR', row.id),
  ]);
  return {
    filename: `Gringotts${account.number.slice(-4)}_${dayOf(ctx.now, ctx.zone)}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: `${[header, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`,
  };
}

const csvCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function getTransaction(ctx: Ctx, id: number) {
  const transaction = ownTransaction(ctx, id);
  const account = ownAccount(ctx, transaction.accountId);
  const points = ctx.db
    .select({ points: sql<number>`coalesce(sum(${rewardPoints.points}), 0)` })
    .from(rewardPoints)
    .where(eq(rewardPoints.transactionId, id))
    .get();
  return {
    ...transaction,
    reference: reference('GR', id),
    categoryLabel: categoryLabel(transaction.category),
    account: { id: account.id, label: accountLabel(account), kind: account.kind },
    points: points?.points ?? 0,
    related: relatedTo(ctx, transaction),
    dispute: disputeOf(ctx, id),
  };
}

/** The other half of a transfer, the purchase of a refund, or the refunds of a purchase, where the owner may see them. */
function relatedTo(ctx: Ctx, { id, relatedId }: Transaction) {
  const either = relatedId
    ? or(eq(transactions.id, relatedId), eq(transactions.relatedId, id))
    : eq(transactions.relatedId, id);
  return ctx.db
    .select({ transaction: transactions, account: accounts })
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(and(either, eq(customers.isOwner, true)))
    .all()
    .map(({ transaction: { id: otherId, at, kind, description, amountCents }, account }) => ({
      id: otherId,
      at,
      kind,
      description,
      amountCents,
      account: accountLabel(account),
    }));
}

export function updateTransaction(
  ctx: Ctx,
  { id, ...changes }: { id: number; category?: string; memo?: string },
) {
  ownTransaction(ctx, id);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0)
    ctx.db.update(transactions).set(given).where(eq(transactions.id, id)).run();
  return getTransaction(ctx, id);
}
