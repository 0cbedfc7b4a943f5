import type { Ctx } from '#kit/context.ts';
import { declined, notFound, refused } from '#kit/errors.ts';
import { formatCents } from '#kit/money.ts';
import type { BankPort, ChargeRequest } from '#kit/ports.ts';
import { accountLabel, shortfall } from './rules/accounts.ts';
import type { Account } from './schema/ledger.ts';
import { isLocked } from './service/card.ts';
import { exchangedWith } from './service/exchanges.ts';
import { accountOfKind, ownAccount, ownTransaction, post } from './service/ledger.ts';
import { refundableCents } from './service/refunds.ts';
import { rewardTransaction } from './service/rewards.ts';

const METHODS = ['credit', 'checking'] as const;

/** What shops may do with the owner's money. A method is an account: the card, or checking by debit. */
export const bank = (ctx: Ctx): BankPort => ({
  paymentMethods: () =>
    METHODS.map((kind) => {
      const account = accountOfKind(ctx, kind);
      return {
        id: String(account.id),
        label: accountLabel(account),
        kind: kind === 'credit' ? 'credit' : 'debit',
        last4: account.number.slice(-4),
      };
    }),
  charge: (request) => charge(ctx, request),
  refund: (request) => refund(ctx, request),
  exchangedWith: (person, since) => exchangedWith(ctx, person, since),
});

function charge(ctx: Ctx, request: ChargeRequest) {
  const account = methodAccount(ctx, request.methodId);
  checkCharge(ctx, account, request);
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
  if (account.kind === 'credit') rewardTransaction(ctx, transaction);
  return { chargeId: String(transaction.id), methodLabel: accountLabel(account) };
}

function methodAccount(ctx: Ctx, methodId: string | undefined): Account {
  if (methodId === undefined) return accountOfKind(ctx, 'credit');
  const account = METHODS.map((kind) => accountOfKind(ctx, kind)).find(({ id }) => String(id) === methodId);
  if (!account) throw notFound('payment method', methodId);
  return account;
}

function checkCharge(ctx: Ctx, account: Account, { merchant, amountCents }: ChargeRequest): void {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0)
    throw new Error(
      `${merchant} charged ${amountCents} cents: a charge is a positive whole number of cents.`,
    );
  if (account.kind === 'credit' && isLocked(ctx, account.id))
    throw declined(
      `The payment of ${formatCents(amountCents)} was declined: ${accountLabel(account)} is locked. Unlock it in Gringotts or pay another way.`,
    );
  const missing = shortfall(account, amountCents);
  if (missing) throw declined(`The payment was declined: ${missing}`);
}

function refund(ctx: Ctx, { chargeId, amountCents, memo = '' }: Parameters<BankPort['refund']>[0]) {
  const purchase = ownTransaction(ctx, Number(chargeId));
  if (purchase.kind !== 'purchase') throw notFound('charge', chargeId);
  const left = refundableCents(ctx, purchase);
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || amountCents > left)
    throw refused(
      `A refund of ${formatCents(amountCents)} is not possible: ${formatCents(left)} of ${formatCents(-purchase.amountCents)} is left to give back.`,
    );
  const account = ownAccount(ctx, purchase.accountId);
  const { description, category, receiptUrl } = purchase;
  const back = post(ctx, account.id, {
    kind: 'refund',
    amountCents,
    description,
    category,
    memo,
    receiptUrl: receiptUrl ?? undefined,
    relatedId: purchase.id,
  });
  if (account.kind === 'credit') rewardTransaction(ctx, back);
  return { chargeId: String(back.id), methodLabel: accountLabel(account) };
}
