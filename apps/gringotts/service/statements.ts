import { and, asc, desc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { formatCents } from '#kit/money.ts';
import { findRow } from '#kit/rows.ts';
import { addDays, momentOf } from '#kit/time.ts';
import { formatDay } from '../mails/format-day.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { accountLabel } from '../rules/accounts.ts';
import { closingDayFrom, dueDayOf, minimumPayment, nextClosingDay } from '../rules/card-cycle.ts';
import { type Account, accounts, customers, transactions } from '../schema/ledger.ts';
import { type Statement, statements } from '../schema/statements.ts';
import { ownAccount } from './ledger.ts';

/** Plans the first closing of an account, interest a few minutes before it. */
export function startStatements(ctx: Ctx, account: Account, from: string): void {
  planClosing(ctx, account, { fromDay: from, toDay: closingDayFrom(from, account.kind) });
}

interface Period {
  fromDay: string;
  toDay: string;
}

function planClosing(ctx: Ctx, { id: accountId }: Account, { fromDay, toDay }: Period): void {
  const payload = { accountId, fromDay, toDay };
  ctx.schedule(momentOf(toDay, '23:50', ctx.zone), 'chargeInterest', payload);
  ctx.schedule(momentOf(addDays(toDay, 1), '00:00', ctx.zone), 'closeStatement', payload);
}

/** Runs as the last day of the period ends, so that everything posted on it is in. */
export function closeStatement(ctx: Ctx, { accountId, ...period }: { accountId: number } & Period): void {
  const account = ownAccount(ctx, accountId);
  const sums = sumPeriod(ctx, accountId, period);
  const openingCents = (lastStatement(ctx, accountId)?.closingCents ?? 0) + sums.opening;
  const closingCents = openingCents + sums.credits - sums.debits;
  const isCard = account.kind === 'credit';
  const statement = ctx.db
    .insert(statements)
    .values({
      accountId,
      ...period,
      openingCents,
      creditsCents: sums.credits,
      debitsCents: sums.debits,
      closingCents,
      interestCents: sums.interest,
      minimumCents: isCard ? minimumPayment(-closingCents) : null,
      dueOn: isCard ? dueDayOf(period.toDay) : null,
      closedAt: ctx.now,
    })
    .returning()
    .get();
  announce(ctx, account, statement);
  const fromDay = addDays(period.toDay, 1);
  planClosing(ctx, account, { fromDay, toDay: nextClosingDay(period.toDay, account.kind) });
}

function sumPeriod(ctx: Ctx, accountId: number, { toDay }: Period) {
  const { amountCents, kind } = transactions;
  const sumIf = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(case when ${condition} then abs(${amountCents}) else 0 end), 0)`;
  const sums = ctx.db
    .select({
      opening: sql<number>`coalesce(sum(case when ${kind} = 'opening' then ${amountCents} else 0 end), 0)`,
      credits: sumIf(sql`${kind} <> 'opening' and ${amountCents} > 0`),
      debits: sumIf(sql`${kind} <> 'opening' and ${amountCents} < 0`),
      interest: sumIf(sql`${kind} = 'interest'`),
    })
    .from(transactions)
    .where(postedIn(accountId, { after: lastStatement(ctx, accountId)?.toDay ?? '', until: toDay }))
    .get();
  return sums ?? { opening: 0, credits: 0, debits: 0, interest: 0 };
}

const postedIn = (accountId: number, { after, until }: { after: string; until: string }) =>
  and(
    eq(transactions.accountId, accountId),
    isNotNull(transactions.postedOn),
    gt(transactions.postedOn, after),
    lte(transactions.postedOn, until),
  );

export const lastStatement = (ctx: Ctx, accountId: number): Statement | undefined =>
  ctx.db
    .select()
    .from(statements)
    .where(eq(statements.accountId, accountId))
    .orderBy(desc(statements.toDay))
    .limit(1)
    .get();

function announce(ctx: Ctx, account: Account, statement: Statement): void {
  const { closingCents, minimumCents, dueOn } = statement;
  const label = accountLabel(account);
  const owed = formatCents(Math.abs(closingCents));
  const href = `/statements?account=${account.id}`;
  const title = `Your statement for ${label} is ready`;
  const body = dueOn
    ? `Balance ${owed}. At least ${formatCents(minimumCents ?? 0)} is due by ${formatDay(dueOn)}.`
    : `Closing balance ${owed}.`;
  ctx.notify({ title, body, href });
  if (dueOn)
    sendNotice(ctx, title, {
      heading: 'Your card statement is ready',
      amount: owed,
      paragraphs: [`Pay at least ${formatCents(minimumCents ?? 0)} by ${formatDay(dueOn)}.`],
      facts: [
        ['Statement balance', owed],
        ['Minimum payment', formatCents(minimumCents ?? 0)],
        ['Payment due', formatDay(dueOn)],
        ['Interest charged', formatCents(statement.interestCents)],
      ],
      action: { label: 'See your statement', path: href },
    });
}

export function listStatements(ctx: Ctx, { accountId }: { accountId?: number }) {
  if (accountId !== undefined) ownAccount(ctx, accountId);
  return ctx.db
    .select({ statement: statements, account: accounts })
    .from(statements)
    .innerJoin(accounts, eq(accounts.id, statements.accountId))
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(
      and(
        eq(customers.isOwner, true),
        accountId === undefined ? undefined : eq(statements.accountId, accountId),
      ),
    )
    .orderBy(desc(statements.toDay), asc(statements.accountId))
    .all()
    .map(({ statement, account }) => ({
      ...statement,
      label: accountLabel(account),
      kind: account.kind,
    }));
}

/** A statement with what it lists, oldest first. */
export function readStatement(ctx: Ctx, id: number) {
  const statement = findRow(ctx, statements, { id });
  if (!statement) throw notFound('statement', id);
  const account = ownAccount(ctx, statement.accountId);
  const rows = ctx.db
    .select()
    .from(transactions)
    .where(
      and(
        postedIn(account.id, { after: addDays(statement.fromDay, -1), until: statement.toDay }),
        ne(transactions.kind, 'opening'),
      ),
    )
    .orderBy(asc(transactions.postedOn), asc(transactions.at), asc(transactions.id))
    .all();
  return { statement, account, rows };
}
