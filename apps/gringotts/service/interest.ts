import { and, eq, gt, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { addDays, daysBetween } from '#kit/time.ts';
import { availableCents } from '../rules/accounts.ts';
import { averageDailyBalance, cardInterest, monthlyInterest } from '../rules/interest.ts';
import { type Account, transactions } from '../schema/ledger.ts';
import { ownAccount, post } from './ledger.ts';
import { lastStatement } from './statements.ts';

export interface InterestPeriod {
  accountId: number;
  fromDay: string;
  toDay: string;
}

/** Pays or charges the interest of a period, just before its statement closes. */
export function chargeInterest(ctx: Ctx, period: InterestPeriod): void {
  const account = ownAccount(ctx, period.accountId);
  const amountCents = interestOf(ctx, account, period);
  if (amountCents === 0) return;
  const isEarned = amountCents > 0;
  post(ctx, account.id, {
    kind: 'interest',
    amountCents,
    description: isEarned
      ? 'Interest payment'
      : account.kind === 'credit'
        ? 'Interest charged on purchases'
        : 'Loan interest',
    category: isEarned ? 'income' : 'fees',
  });
}

function interestOf(ctx: Ctx, account: Account, period: InterestPeriod): number {
  const aprBps = account.aprBps ?? 0;
  if (aprBps === 0) return 0;
  const average = averageDailyBalance(endOfDayBalances(ctx, account.id, period));
  switch (account.kind) {
    case 'checking':
    case 'savings':
      return monthlyInterest(average, aprBps);
    case 'loan':
      return -monthlyInterest(-average, aprBps);
    case 'credit': {
      const interest = cardInterest({
        averageOwedCents: -average,
        aprBps,
        paidInFull: wasPaidInFull(ctx, account.id),
      });
      return -Math.min(interest, availableCents(account));
    }
  }
}

function endOfDayBalances(ctx: Ctx, accountId: number, { fromDay, toDay }: InterestPeriod): number[] {
  const ofAccount = and(eq(transactions.accountId, accountId), isNotNull(transactions.postedOn));
  const before = ctx.db
    .select({ cents: sql<number>`coalesce(sum(${transactions.amountCents}), 0)` })
    .from(transactions)
    .where(and(ofAccount, sql`${transactions.postedOn} < ${fromDay}`))
    .get();
  const moved = ctx.db
    .select({ day: transactions.postedOn, cents: sql<number>`sum(${transactions.amountCents})` })
    .from(transactions)
    .where(and(ofAccount, gte(transactions.postedOn, fromDay), lte(transactions.postedOn, toDay)))
    .groupBy(transactions.postedOn)
    .all();
  const byDay = new Map(moved.map(({ day, cents }) => [day, cents]));
  let balance = before?.cents ?? 0;
  return Array.from({ length: daysBetween(fromDay, toDay) + 1 }, (_, index) => {
    balance += byDay.get(addDays(fromDay, index)) ?? 0;
    return balance;
  });
}

/** Whether what the last statement asked for came in by its due date. */
function wasPaidInFull(ctx: Ctx, accountId: number): boolean {
  const last = lastStatement(ctx, accountId);
  if (!last) return false;
  const until = last.dueOn ?? last.toDay;
  return creditsSince(ctx, accountId, { after: last.toDay, until, kinds: 'all' }) >= -last.closingCents;
}

/** Payments alone count towards a minimum; refunds and rewards lower what is owed as well. */
export function creditsSince(
  ctx: Ctx,
  accountId: number,
  { after, until, kinds }: { after: string; until: string; kinds: 'payments' | 'all' },
): number {
  const paid = ctx.db
    .select({ cents: sql<number>`coalesce(sum(${transactions.amountCents}), 0)` })
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountId),
        inArray(transactions.kind, kinds === 'all' ? ['payment', 'refund', 'reward'] : ['payment']),
        gt(transactions.amountCents, 0),
        gt(transactions.postedOn, after),
        lte(transactions.postedOn, until),
      ),
    )
    .get();
  return paid?.cents ?? 0;
}
