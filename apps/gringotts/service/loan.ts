import { and, eq, gte } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { AppError, notFound, refused } from '#kit/errors.ts';
import { formatCents } from '#kit/money.ts';
import { reference } from '#kit/reference.ts';
import { findRow } from '#kit/rows.ts';
import { addMonths, dayOf, momentOf, monthOf } from '#kit/time.ts';
import { accountLabel } from '../rules/accounts.ts';
import { monthlyInterest } from '../rules/interest.ts';
import { installments } from '../rules/loan.ts';
import { type Loan, loans } from '../schema/card.ts';
import { transactions } from '../schema/ledger.ts';
import { getAccount } from './accounts.ts';
import { accountOfKind, move, ownAccount } from './ledger.ts';

function findLoan(ctx: Ctx, accountId: number): Loan {
  const loan = findRow(ctx, loans, { accountId });
  if (!loan) throw notFound('loan', accountId);
  return loan;
}

export function getLoan(ctx: Ctx, accountId: number) {
  const account = getAccount(ctx, accountId);
  const loan = findLoan(ctx, accountId);
  const owedCents = -account.balanceCents;
  const firstDueOn = nextDueDay(ctx, loan);
  const aprBps = account.aprBps ?? 0;
  return {
    ...loan,
    account,
    owedCents,
    nextDueOn: firstDueOn,
    payoffCents: owedCents + Math.round(monthlyInterest(owedCents, aprBps) / 2),
    paidCents: loan.principalCents - owedCents,
    autopayFrom: accountLabel(accountOfKind(ctx, 'checking')),
    schedule: installments({ owedCents, aprBps, monthlyCents: loan.monthlyCents, firstDueOn }),
  };
}

/** The next installment that is not yet paid: this month's until it is. */
function nextDueDay(ctx: Ctx, loan: Loan): string {
  const today = dayOf(ctx.now, ctx.zone);
  const thisMonth = dueIn(monthOf(today), loan);
  return today > thisMonth || hasPaidSince(ctx, loan.accountId, `${monthOf(today)}-01`)
    ? addMonths(thisMonth, 1)
    : thisMonth;
}

const dueIn = (month: string, { dueDay }: Loan) => `${month}-${String(dueDay).padStart(2, '0')}`;

const hasPaidSince = (ctx: Ctx, accountId: number, day: string): boolean =>
  Boolean(
    ctx.db
      .select()
      .from(transactions)
      .where(
        and(
          eq(transactions.accountId, accountId),
          eq(transactions.kind, 'payment'),
          gte(transactions.postedOn, day),
        ),
      )
      .limit(1)
      .get(),
  );

/** An installment or more, from checking or savings; what is left of the loan at most. */
export function payLoan(
  ctx: Ctx,
  {
    accountId,
    fromAccountId,
    amountCents,
  }: { accountId: number; fromAccountId: number; amountCents: number },
) {
  const account = ownAccount(ctx, accountId);
  findLoan(ctx, accountId);
  const from = ownAccount(ctx, fromAccountId);
  if (from.kind !== 'checking' && from.kind !== 'savings')
    throw refused('Pay from a checking or savings account.', 'fromAccountId');
  const transaction = move(ctx, from, account, {
    kind: 'payment',
    amountCents,
    category: 'auto',
    out: `Payment to ${accountLabel(account)}`,
    in: 'Payment received, thank you',
  });
  return { reference: reference('LP', transaction.id), amountCents, transactionId: transaction.id };
}

export function planInstallment(ctx: Ctx, accountId: number, dueOn: string): void {
  ctx.schedule(momentOf(dueOn, '06:00', ctx.zone), 'payInstallment', { accountId, dueOn });
}

/** Takes the installment on its day, unless something was paid this month already. */
export function payInstallment(ctx: Ctx, { accountId, dueOn }: { accountId: number; dueOn: string }): void {
  const { balanceCents } = ownAccount(ctx, accountId);
  if (balanceCents >= 0) return;
  const { monthlyCents } = findLoan(ctx, accountId);
  if (!hasPaidSince(ctx, accountId, `${monthOf(dueOn)}-01`)) {
    const amountCents = Math.min(monthlyCents, -balanceCents);
    try {
      payLoan(ctx, { accountId, fromAccountId: accountOfKind(ctx, 'checking').id, amountCents });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      ctx.notify({
        title: `Your car payment of ${formatCents(amountCents)} could not be made`,
        body: error.message,
        href: `/loans/${accountId}`,
      });
    }
  }
  planInstallment(ctx, accountId, addMonths(dueOn, 1));
}
