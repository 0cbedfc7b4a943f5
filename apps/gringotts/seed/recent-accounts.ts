import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { world } from '#kit/tables.ts';
import { addDays, dayOf } from '#kit/time.ts';
import { type Transaction, transactions } from '../schema/ledger.ts';
import { getCard, payCard } from '../service/card.ts';
import { openDispute } from '../service/disputes.ts';
import { accountOfKind } from '../service/ledger.ts';
import { updateTransaction } from '../service/transactions.ts';

const DAY_MS = 24 * 3600_000;
const NEXT_PAYMENT_DAYS = 13;
const NEXT_PAYMENT_CENTS = 100_00;

/** What no life event tells of: complaints and notes that a customer leaves with a bank. */
export function planAccountSteps(ctx: Ctx): void {
  const now = findRow(ctx, world, {})?.referenceMs ?? ctx.now;
  const plan = (daysAgo: number, step: keyof typeof steps) => {
    const at = now - daysAgo * DAY_MS;
    if (at > ctx.now) ctx.schedule(at, 'liveAccountStep', { step });
  };
  plan(131.4, 'disputeOrder');
  plan(64.5, 'noteLunch');
  plan(20.6, 'noteLunch');
  plan(3.45, 'disputeDouble');
  plan(1.6, 'planCardPayment');
}

/** Runs one of them; only the seed schedules these. */
export const liveAccountStep = (ctx: Ctx, { step }: { step: keyof typeof steps }): void => steps[step](ctx);

const steps = {
  disputeOrder: (ctx: Ctx) =>
    dispute(ctx, 'shopping', {
      reason: 'not_received',
      details: 'Nothing came, and the shop does not answer my mails.',
    }),
  disputeDouble: (ctx: Ctx) =>
    dispute(ctx, 'coffee', {
      reason: 'duplicate',
      details: 'I paid once and was charged again at the counter.',
    }),
  noteLunch: (ctx: Ctx) => {
    const lunch = latestPurchase(ctx, 'dining');
    if (lunch) updateTransaction(ctx, { id: lunch.id, memo: 'Team lunch, expense it' });
  },
  planCardPayment: (ctx: Ctx) => {
    if (getCard(ctx).owedCents < NEXT_PAYMENT_CENTS) return;
    const payOn = addDays(dayOf(ctx.now, ctx.zone), NEXT_PAYMENT_DAYS);
    const fromAccountId = accountOfKind(ctx, 'checking').id;
    payCard(ctx, { fromAccountId, choice: 'other', amountCents: NEXT_PAYMENT_CENTS, payOn });
  },
};

function dispute(
  ctx: Ctx,
  category: string,
  claim: { reason: 'not_received' | 'duplicate'; details: string },
): void {
  const purchase = latestPurchase(ctx, category);
  if (purchase) openDispute(ctx, { transactionId: purchase.id, ...claim });
}

const latestPurchase = (ctx: Ctx, category: string): Transaction | undefined =>
  ctx.db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountOfKind(ctx, 'credit').id),
        eq(transactions.kind, 'purchase'),
        eq(transactions.category, category),
        isNotNull(transactions.postedOn),
      ),
    )
    .orderBy(desc(transactions.at), desc(transactions.id))
    .get();
