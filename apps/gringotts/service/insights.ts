import { and, desc, eq, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { addMonths, dayOf, momentOf, monthOf } from '#kit/time.ts';
import { accountLabel } from '../rules/accounts.ts';
import { categoryLabel, isSpendingCategory, SPENDING_CATEGORIES } from '../rules/categories.ts';
import { accounts, customers, transactions } from '../schema/ledger.ts';

const MONTHS_SHOWN = 12;
const AVERAGE_OVER = 6;

/** Spending is what left checking, savings or the card for good, less what came back. */
function spendingIn(
  ctx: Ctx,
  { fromMonth, toMonth }: { fromMonth: string; toMonth: string },
): SQL | undefined {
  return and(
    eq(customers.isOwner, true),
    inArray(accounts.kind, ['checking', 'savings', 'credit']),
    inArray(transactions.category, SPENDING_CATEGORIES),
    notInArray(transactions.kind, ['opening', 'transfer', 'reward']),
    gte(transactions.at, startOf(ctx, fromMonth)),
    lt(transactions.at, startOf(ctx, monthAfter(toMonth, 1))),
  );
}

const startOf = (ctx: Ctx, month: string) => momentOf(`${month}-01`, '00:00', ctx.zone);
const yearUpTo = (month: string) =>
  Array.from({ length: MONTHS_SHOWN }, (_, index) => monthAfter(month, index - MONTHS_SHOWN + 1));
const monthAfter = (month: string, n: number) => monthOf(addMonths(`${month}-01`, n));

const spent = (ctx: Ctx, where: SQL | undefined) => {
  const { at, category, description, amountCents } = transactions;
  return ctx.db
    .select({ at, category, description, amountCents })
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(where)
    .all();
};

export function spendingByCategory(ctx: Ctx, month: string): Map<string, number> {
  const rows = spent(ctx, spendingIn(ctx, { fromMonth: month, toMonth: month }));
  const sums = new Map<string, number>();
  for (const { category, amountCents } of rows) sums.set(category, (sums.get(category) ?? 0) - amountCents);
  return sums;
}

/** A month of spending beside the year before it. */
export function getInsights(ctx: Ctx, { month: asked }: { month?: string }) {
  const thisMonth = monthOf(dayOf(ctx.now, ctx.zone));
  const month = asked ?? thisMonth;
  const months = yearUpTo(month);
  const fromMonth = months[0] ?? month;
  const rows = spent(ctx, spendingIn(ctx, { fromMonth, toMonth: month }));
  const table = tabulate(ctx, months, rows);
  const lastStart = startOf(ctx, month);
  const inMonth = (of: string) => table.get(of) ?? new Map<string, number>();
  const sum = (of: string) => [...inMonth(of).values()].reduce((total, cents) => total + cents, 0);
  const earlier = months.slice(-1 - AVERAGE_OVER, -1);
  return {
    month,
    thisMonth,
    totalCents: sum(month),
    previousCents: sum(monthAfter(month, -1)),
    averageCents: Math.round(earlier.reduce((total, of) => total + sum(of), 0) / AVERAGE_OVER),
    incomeCents: incomeIn(ctx, month),
    months: months.map((of) => ({ month: of, cents: sum(of) })),
    categories: SPENDING_CATEGORIES.map((category) => ({
      category,
      label: categoryLabel(category),
      cents: inMonth(month).get(category) ?? 0,
      previousCents: inMonth(monthAfter(month, -1)).get(category) ?? 0,
      averageCents: Math.round(
        earlier.reduce((total, of) => total + (inMonth(of).get(category) ?? 0), 0) / AVERAGE_OVER,
      ),
    }))
      .filter(({ cents, previousCents, averageCents }) => cents || previousCents || averageCents)
      .toSorted((a, b) => b.cents - a.cents),
    merchants: topMerchants(rows.filter(({ at }) => at >= lastStart)),
  };
}

interface Spent {
  at: number;
  category: string;
  description: string;
  amountCents: number;
}

/** Spending by month and category. */
function tabulate(
  ctx: Ctx,
  months: readonly string[],
  rows: readonly Spent[],
): Map<string, Map<string, number>> {
  const starts = months.map((month) => startOf(ctx, month));
  const table = new Map(months.map((month) => [month, new Map<string, number>()]));
  for (const { at, category, amountCents } of rows) {
    const sums = table.get(months[starts.findLastIndex((start) => start <= at)] ?? '');
    sums?.set(category, (sums.get(category) ?? 0) - amountCents);
  }
  return table;
}

function topMerchants(rows: readonly Spent[]) {
  const sums = new Map<string, { cents: number; times: number }>();
  for (const { description, amountCents } of rows) {
    const sum = sums.get(description) ?? { cents: 0, times: 0 };
    sums.set(description, { cents: sum.cents - amountCents, times: sum.times + 1 });
  }
  return [...sums]
    .map(([merchant, sum]) => ({ merchant, ...sum }))
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => b.cents - a.cents)
    .slice(0, 6);
}

function incomeIn(ctx: Ctx, month: string): number {
  const row = ctx.db
    .select({ cents: sql<number>`coalesce(sum(${transactions.amountCents}), 0)` })
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(
      and(
        eq(customers.isOwner, true),
        eq(transactions.category, 'income'),
        gte(transactions.at, startOf(ctx, month)),
        lt(transactions.at, startOf(ctx, monthAfter(month, 1))),
      ),
    )
    .get();
  return row?.cents ?? 0;
}

/** One category: the year's months, and what was spent in the one asked for. */
export function getCategoryInsights(
  ctx: Ctx,
  { category, month: asked }: { category: string; month?: string },
) {
  if (!isSpendingCategory(category)) throw notFound('spending category', category);
  const thisMonth = monthOf(dayOf(ctx.now, ctx.zone));
  const month = asked ?? thisMonth;
  const months = yearUpTo(month);
  const rows = ctx.db
    .select({ transaction: transactions, account: accounts })
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(
      and(
        spendingIn(ctx, { fromMonth: months[0] ?? month, toMonth: month }),
        eq(transactions.category, category),
      ),
    )
    .orderBy(desc(transactions.at), desc(transactions.id))
    .all();
  const spentOn = rows.map(({ transaction }) => transaction);
  const table = tabulate(ctx, months, spentOn);
  return {
    category,
    label: categoryLabel(category),
    month,
    thisMonth,
    months: months.map((of) => ({ month: of, cents: table.get(of)?.get(category) ?? 0 })),
    rows: rows
      .filter(({ transaction }) => transaction.at >= startOf(ctx, month))
      .map(({ transaction, account }) => ({
        id: transaction.id,
        at: transaction.at,
        postedOn: transaction.postedOn,
        description: transaction.description,
        amountCents: transaction.amountCents,
        account: accountLabel(account),
      })),
  };
}
