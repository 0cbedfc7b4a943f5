import { and, desc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Examples } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { dayOf } from '#kit/time.ts';
import { budgets } from '../schema/budgets.ts';
import { cardPayments } from '../schema/card.ts';
import { disputes } from '../schema/disputes.ts';
import { transactions } from '../schema/ledger.ts';
import { statements } from '../schema/statements.ts';
import { accountOfKind } from '../service/ledger.ts';

/** Pages worth visiting and inputs that succeed, from the seeded world. */
export function accountsExamples(ctx: Ctx): Required<Pick<Examples, 'params' | 'inputs'>> {
  const ids = {
    checking: accountOfKind(ctx, 'checking').id,
    savings: accountOfKind(ctx, 'savings').id,
    credit: accountOfKind(ctx, 'credit').id,
    loan: accountOfKind(ctx, 'loan').id,
  };
  const purchase = undisputedPurchase(ctx, ids.credit);
  const today = dayOf(ctx.now, ctx.zone);
  const dispute = ctx.db
    .select()
    .from(disputes)
    .where(inArray(disputes.status, ['open', 'reviewing']))
    .get();
  const statement = ctx.db.select().from(statements).orderBy(desc(statements.toDay)).get();
  const budget = findRow(ctx, budgets, {});
  const payment = findRow(ctx, cardPayments, { status: 'scheduled' });
  return {
    params: {
      account: Object.values(ids).map((id) => ({ id: String(id) })),
      transaction: [{ id: String(purchase) }],
      loan: [{ id: String(ids.loan) }],
      category: [{ category: 'dining' }],
      dispute: [{ id: String(dispute?.id) }],
    },
    inputs: {
      'accounts.get': { id: ids.checking },
      'accounts.rename': { id: ids.checking, nickname: 'Everyday' },
      'transactions.list': {
        accountId: ids.checking,
        text: 'pizza',
        from: '2025-01-01',
        to: today,
        minCents: 100,
      },
      'transactions.export': { accountId: ids.credit, category: 'dining', kind: 'purchase' },
      'transactions.get': { id: purchase },
      'transactions.update': { id: purchase, category: 'gifts', memo: 'For the office party' },
      'loans.get': { id: ids.loan },
      'loans.pay': { accountId: ids.loan, fromAccountId: ids.checking, amountCents: 10_00 },
      'card.pay': { fromAccountId: ids.checking, choice: 'other', amountCents: 10_00, payOn: today },
      'card.cancelPayment': { id: payment?.id },
      'card.lock': { locked: true },
      'rewards.redeem': { points: 1000 },
      'statements.list': { accountId: ids.savings },
      'statements.pdf': { id: statement?.id, inline: true },
      'insights.get': { month: '2026-03' },
      'insights.category': { category: 'dining', month: '2026-03' },
      'budgets.list': { month: '2026-03' },
      'budgets.create': { category: 'health', monthlyCents: 40_00 },
      'budgets.update': { id: budget?.id, monthlyCents: 40_00 },
      'budgets.remove': { id: budget?.id },
      'disputes.get': { id: dispute?.id },
      'disputes.open': {
        transactionId: purchase,
        reason: 'wrong_amount',
        details: 'The tip was added twice.',
        amountCents: 100,
      },
      'disputes.withdraw': { id: dispute?.id },
    },
  };
}

function undisputedPurchase(ctx: Ctx, accountId: number): number | undefined {
  const disputed = ctx.db.select({ id: disputes.transactionId }).from(disputes);
  return ctx.db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.accountId, accountId),
        eq(transactions.kind, 'purchase'),
        isNotNull(transactions.postedOn),
        notInArray(transactions.id, disputed),
      ),
    )
    .orderBy(desc(transactions.at))
    .get()?.id;
}
