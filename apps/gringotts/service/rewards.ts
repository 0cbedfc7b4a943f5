import { desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { formatCents } from '#kit/money.ts';
import { reference } from '#kit/reference.ts';
import { creditForPoints, pointsFor, redemptionProblem } from '../rules/rewards.ts';
import { rewardPoints } from '../schema/card.ts';
import type { Transaction } from '../schema/ledger.ts';
import { accountOfKind, post } from './ledger.ts';

type PointKind = (typeof rewardPoints.$inferInsert)['kind'];

export function addPoints(
  ctx: Ctx,
  accountId: number,
  entry: { kind: PointKind; points: number; description: string; transactionId?: number },
): void {
  if (entry.points === 0) return;
  ctx.db
    .insert(rewardPoints)
    .values({ ...entry, accountId, at: ctx.now })
    .run();
}

/** Card purchases earn points at once; what is given back takes its points along. */
export function rewardTransaction(ctx: Ctx, transaction: Transaction): void {
  const earned = pointsFor(Math.abs(transaction.amountCents), transaction.category);
  const isPurchase = transaction.kind === 'purchase';
  addPoints(ctx, transaction.accountId, {
    kind: isPurchase ? 'earned' : 'reversed',
    points: isPurchase ? earned : -earned,
    description: transaction.description,
    transactionId: transaction.id,
  });
}

export function pointsBalance(ctx: Ctx, accountId: number): number {
  const row = ctx.db
    .select({ points: sql<number>`coalesce(sum(${rewardPoints.points}), 0)` })
    .from(rewardPoints)
    .where(eq(rewardPoints.accountId, accountId))
    .get();
  return row?.points ?? 0;
}

/** Points become a credit on the card. */
export function redeemPoints(ctx: Ctx, points: number) {
  const card = accountOfKind(ctx, 'credit');
  const problem = redemptionProblem(points, pointsBalance(ctx, card.id));
  if (problem) throw refused(problem, 'points');
  const creditCents = creditForPoints(points);
  const credit = post(ctx, card.id, {
    kind: 'reward',
    amountCents: creditCents,
    description: 'Rewards statement credit',
    category: 'transfer',
    memo: `${points.toLocaleString('en-US')} points redeemed`,
  });
  addPoints(ctx, card.id, {
    kind: 'redeemed',
    points: -points,
    description: 'Redeemed for a statement credit',
    transactionId: credit.id,
  });
  ctx.notify({
    title: 'Points redeemed',
    body: `${formatCents(creditCents)} was credited to your card.`,
    href: `/transactions/${credit.id}`,
  });
  return { reference: reference('RW', credit.id), creditCents, pointsLeft: pointsBalance(ctx, card.id) };
}

const HISTORY = 60;

export function listRewards(ctx: Ctx) {
  const card = accountOfKind(ctx, 'credit');
  return {
    balance: pointsBalance(ctx, card.id),
    rows: ctx.db
      .select()
      .from(rewardPoints)
      .where(eq(rewardPoints.accountId, card.id))
      .orderBy(desc(rewardPoints.at), desc(rewardPoints.id))
      .limit(HISTORY)
      .all(),
  };
}
