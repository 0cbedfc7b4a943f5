import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { dayOf } from '#kit/time.ts';
import { accountLabel } from '../rules/accounts.ts';
import { cardPayments } from '../schema/card.ts';
import { accounts, customers, transactions } from '../schema/ledger.ts';
import { transfers } from '../schema/transfers.ts';
import { listAccounts } from './accounts.ts';
import { listUpcoming } from './bill-list.ts';
import { getCard } from './card.ts';
import { getCreditScore } from './credit-score.ts';
import { getInsights } from './insights.ts';
import { getLoan } from './loan.ts';

const RECENT = 7;

/** The first page: what there is, what happened last, what comes next. It changes with the books and with the day. */
export const getOverview = (ctx: Ctx) =>
  ctx.memo(`overview ${dayOf(ctx.now, ctx.zone)}`, () => overviewOf(ctx));

function overviewOf(ctx: Ctx) {
  const card = getCard(ctx);
  const { month, months, totalCents, previousCents, categories } = getInsights(ctx, {});
  const { current, change } = getCreditScore(ctx);
  return {
    card: {
      accountId: card.account.id,
      minimumLeftCents: card.minimumLeftCents,
      dueOn: card.statement?.dueOn ?? null,
      points: card.points,
      isLocked: card.lockedAt !== null,
    },
    recent: recentActivity(ctx),
    upcoming: upcomingPayments(ctx, card),
    spending: {
      month,
      totalCents,
      previousCents,
      months: months.slice(-6),
      categories: categories.slice(0, 4),
    },
    creditScore: { score: current.score, change },
  };
}

const recentActivity = (ctx: Ctx) =>
  ctx.db
    .select({ transaction: transactions, account: accounts })
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(and(eq(customers.isOwner, true), inArray(accounts.kind, ['checking', 'savings', 'credit'])))
    .orderBy(desc(transactions.at), desc(transactions.id))
    .limit(RECENT)
    .all()
    .map(({ transaction, account }) => ({
      id: transaction.id,
      at: transaction.at,
      isPending: transaction.postedOn === null,
      description: transaction.description,
      amountCents: transaction.amountCents,
      account: accountLabel(account),
    }));

interface Upcoming {
  on: string;
  title: string;
  detail: string;
  amountCents: number;
  href: string;
}

function upcomingPayments(ctx: Ctx, card: ReturnType<typeof getCard>): Upcoming[] {
  const found = [
    ...cardDue(card),
    ...plannedCardPayments(ctx),
    ...loanDue(ctx),
    ...plannedTransfers(ctx),
    ...billsAhead(ctx),
  ];
  return found.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)).slice(0, 6);
}

const cardDue = ({ minimumLeftCents, statement, account }: ReturnType<typeof getCard>): Upcoming[] =>
  minimumLeftCents > 0 && statement
    ? [
        {
          on: statement.dueOn,
          title: account.nickname || account.name,
          detail: 'Minimum payment due',
          amountCents: minimumLeftCents,
          href: '/card/pay',
        },
      ]
    : [];

const plannedCardPayments = (ctx: Ctx): Upcoming[] =>
  ctx.db
    .select()
    .from(cardPayments)
    .where(eq(cardPayments.status, 'scheduled'))
    .all()
    .map(({ payOn, amountCents }) => ({
      on: payOn,
      title: 'Credit card payment',
      detail: 'Scheduled',
      amountCents,
      href: '/card',
    }));

function loanDue(ctx: Ctx): Upcoming[] {
  const account = listAccounts(ctx).find(({ kind }) => kind === 'loan');
  if (!account || account.balanceCents >= 0) return [];
  const { nextDueOn, monthlyCents, owedCents } = getLoan(ctx, account.id);
  const amountCents = Math.min(monthlyCents, owedCents);
  return [
    {
      on: nextDueOn,
      title: account.name,
      detail: 'Automatic payment',
      amountCents,
      href: `/loans/${account.id}`,
    },
  ];
}

const plannedTransfers = (ctx: Ctx): Upcoming[] =>
  ctx.db
    .select({ transfer: transfers, to: accounts })
    .from(transfers)
    .innerJoin(accounts, eq(accounts.id, transfers.toAccountId))
    .where(eq(transfers.status, 'scheduled'))
    .all()
    .flatMap(({ transfer: { nextOn, amountCents }, to }) =>
      nextOn
        ? [
            {
              on: nextOn,
              title: `Transfer to ${to.nickname || to.name}`,
              detail: 'Scheduled',
              amountCents,
              href: '/transfers',
            },
          ]
        : [],
    );

/** Bills that are due, and payments already planned for none in particular. */
function billsAhead(ctx: Ctx): Upcoming[] {
  const { bills, payments } = listUpcoming(ctx);
  const due = bills.map(({ payee, amountCents, dueOn, payment }) => ({
    on: payment?.payOn ?? dueOn,
    title: payee,
    detail: payment ? (payment.isAutopay ? 'Autopay' : 'Scheduled') : 'Bill due',
    amountCents,
    href: '/bills',
  }));
  const planned = payments
    .filter(({ billId }) => billId === null)
    .map(({ payee, amountCents, payOn }) => ({
      on: payOn,
      title: payee,
      detail: 'Scheduled',
      amountCents,
      href: '/bills',
    }));
  return [...due, ...planned];
}
