import { asc, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { addMonths, dayOf, daysBetween, momentOf, monthOf } from '#kit/time.ts';
import { bandOf, explainFactors, nextScore, type ScoreFacts } from '../rules/credit-score.ts';
import { type CreditScore, creditScores } from '../schema/credit-score.ts';
import { statements } from '../schema/statements.ts';
import { listAccounts } from './accounts.ts';
import { creditsSince } from './interest.ts';
import { accountOfKind } from './ledger.ts';

const REPORT_TIME = '04:00';

/** Notes the score that the bank starts from, and plans the monthly reports. */
export function startCreditScore(ctx: Ctx, score: number): void {
  record(ctx, score);
}

/** On the first of each month: the score moves with what the month before showed. */
export function updateCreditScore(ctx: Ctx): void {
  const previous = latest(ctx);
  const score = nextScore(previous.score, factsNow(ctx));
  record(ctx, score);
  const change = score - previous.score;
  if (change === 0) return;
  ctx.notify({
    title: `Your credit score went ${change > 0 ? 'up' : 'down'} to ${score}`,
    body: `${Math.abs(change)} ${Math.abs(change) === 1 ? 'point' : 'points'} since last month.`,
    href: '/credit-score',
  });
}

function record(ctx: Ctx, score: number): void {
  const today = dayOf(ctx.now, ctx.zone);
  ctx.db
    .insert(creditScores)
    .values({ month: monthOf(today), reportedOn: today, score, ...factsNow(ctx) })
    .run();
  const next = `${monthOf(addMonths(today, 1))}-01`;
  ctx.schedule(momentOf(next, REPORT_TIME, ctx.zone), 'updateCreditScore', {});
}

function factsNow(ctx: Ctx): ScoreFacts {
  const card = accountOfKind(ctx, 'credit');
  return {
    utilizationBps: Math.round((Math.max(0, -card.balanceCents) * 10_000) / (card.limitCents || 1)),
    onTimeMonths: onTimeMonths(ctx, card.id),
    accountCount: creditAccounts(ctx).length,
  };
}

const creditAccounts = (ctx: Ctx) =>
  listAccounts(ctx).filter(({ kind }) => kind === 'credit' || kind === 'loan');

/** Statements in a row, back from the latest one that fell due, whose minimum came in on time. */
function onTimeMonths(ctx: Ctx, accountId: number): number {
  const today = dayOf(ctx.now, ctx.zone);
  const due = ctx.db
    .select()
    .from(statements)
    .where(eq(statements.accountId, accountId))
    .orderBy(desc(statements.toDay))
    .all()
    .filter(({ dueOn }) => dueOn !== null && dueOn < today);
  const missed = due.findIndex(
    ({ toDay, dueOn, minimumCents }) =>
      creditsSince(ctx, accountId, { after: toDay, until: dueOn ?? toDay, kinds: 'payments' }) <
      (minimumCents ?? 0),
  );
  return missed === -1 ? due.length : missed;
}

function latest(ctx: Ctx): CreditScore {
  const row = ctx.db.select().from(creditScores).orderBy(desc(creditScores.month)).limit(1).get();
  if (!row) throw notFound('credit score', '');
  return row;
}

export function getCreditScore(ctx: Ctx) {
  const history = ctx.db.select().from(creditScores).orderBy(asc(creditScores.month)).all();
  const current = latest(ctx);
  const opened = creditAccounts(ctx).map(({ openedOn }) => openedOn);
  const oldest = opened.toSorted()[0] ?? current.reportedOn;
  const oldestYears = Math.floor(daysBetween(oldest, current.reportedOn) / 365);
  return {
    current,
    band: bandOf(current.score),
    change: current.score - (history.at(-2)?.score ?? current.score),
    yearChange: current.score - (history.at(-13)?.score ?? history[0]?.score ?? current.score),
    history: history.map(({ month, score }) => ({ month, score })),
    factors: explainFactors(current, { oldestYears }),
    nextUpdateOn: `${monthOf(addMonths(current.reportedOn, 1))}-01`,
  };
}
