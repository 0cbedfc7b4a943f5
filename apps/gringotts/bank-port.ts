import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { declined, notFound, refused } from '#kit/errors.ts';
import type { BankPort, ChargeRequest } from '#kit/ports.ts';
import { accountLabel, shortfall } from './rules/accounts.ts';
import { transactions } from './schema/ledger.ts';
import { accountOfKind, ownAccount, post } from './service/ledger.ts';

/** What shops may do with the owner's money. A method is an account: the card, or checking by debit. */
export const bank = (ctx: Ctx): BankPort => ({
  paymentMethods: () =>
    (['credit', 'checking'] as const).map((kind) => {
      const account = accountOfKind(ctx, kind);
      return {
        id: String(account.id),
        label: accountLabel(account),
        kind: kind === 'credit' ? 'credit' : 'debit',
        last4: account.number.slice(-4),
      };
    }),
  charge: (request) => charge(ctx, request),
  refund: ({ chargeId, amountCents, memo = '' }) => {
    const purchase = ctx.db
      .select()
      .from(transactions)
      .where(eq(transactions.id, Number(chargeId)))
      .get();
    if (purchase?.kind !== 'purchase') throw notFound('charge', chargeId);
    const given = ctx.db
      .select({ cents: sql<number>`coalesce(sum(${transactions.amountCents}), 0)` })
      .from(transactions)
      .where(eq(transactions.relatedId, purchase.id))
      .get();
    if (amountCents > -purchase.amountCents - (given?.cents ?? 0))
      throw refused('A refund cannot exceed what was charged.');
    const { accountId, description, category, receiptUrl } = purchase;
    const back = post(ctx, accountId, {
      kind: 'refund',
      amountCents,
      description,
      category,
      memo,
      receiptUrl: receiptUrl ?? undefined,
      relatedId: purchase.id,
    });
    return { chargeId: String(back.id), methodLabel: accountLabel(ownAccount(ctx, accountId)) };
  },
});

function charge(ctx: Ctx, request: ChargeRequest) {
  const account = request.methodId ? ownAccount(ctx, Number(request.methodId)) : accountOfKind(ctx, 'credit');
  const missing = shortfall(account, request.amountCents);
  if (missing) throw declined(`The payment was declined: ${missing}`);
  const { merchant, amountCents, category, memo, receiptUrl } = request;
  const transaction = post(ctx, account.id, {
    kind: 'purchase',
    amountCents: -amountCents,
    description: merchant,
    category,
    memo,
    receiptUrl,
    pending: true,
  });
  return { chargeId: String(transaction.id), methodLabel: accountLabel(account) };
}
