import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { AppError, conflict, notFound, refused } from '#kit/errors.ts';
import { formatCents } from '#kit/money.ts';
import { reference } from '#kit/reference.ts';
import { findRow } from '#kit/rows.ts';
import { addMonths, dayOf, momentOf } from '#kit/time.ts';
import { accountLabel } from '../rules/accounts.ts';
import { nextClosingDay } from '../rules/card-cycle.ts';
import { findRecurringMerchants } from '../rules/recurring-merchants.ts';
import { type CardPayment, cardPayments, cards, type PAYMENT_CHOICES } from '../schema/card.ts';
import { transactions } from '../schema/ledger.ts';
import { getAccount } from './accounts.ts';
import { creditsSince } from './interest.ts';
import { accountOfKind, move, ownAccount } from './ledger.ts';
import { pointsBalance } from './rewards.ts';
import { lastStatement } from './statements.ts';

export const isLocked = (ctx: Ctx, accountId: number): boolean =>
  Boolean(findRow(ctx, cards, { accountId })?.lockedAt);

/** Everything the card's page says: what is owed, what is due, what is left to spend. */
export function getCard(ctx: Ctx) {
  const account = getAccount(ctx, accountOfKind(ctx, 'credit').id);
  const statement = lastStatement(ctx, account.id);
  const today = dayOf(ctx.now, ctx.zone);
  const since = (kinds: 'payments' | 'all') =>
    statement ? creditsSince(ctx, account.id, { after: statement.toDay, until: today, kinds }) : 0;
  const owedCents = Math.max(0, -account.balanceCents);
  const left = (cents: number, paid: number) => Math.min(owedCents, Math.max(0, cents - paid));
  const card = findRow(ctx, cards, { accountId: account.id });
  return {
    account,
    owedCents,
    lockedAt: card?.lockedAt ?? null,
    points: pointsBalance(ctx, account.id),
    statement: statement && {
      id: statement.id,
      closedOn: statement.toDay,
      balanceCents: -statement.closingCents,
      minimumCents: statement.minimumCents ?? 0,
      dueOn: statement.dueOn ?? statement.toDay,
      nextClosesOn: nextClosingDay(statement.toDay, 'credit'),
    },
    paidCents: since('payments'),
    minimumLeftCents: left(statement?.minimumCents ?? 0, since('payments')),
    statementLeftCents: left(-(statement?.closingCents ?? 0), since('all')),
    payments: listPayments(ctx, account.id),
  };
}

const listPayments = (ctx: Ctx, cardAccountId: number) =>
  ctx.db
    .select()
    .from(cardPayments)
    .where(eq(cardPayments.cardAccountId, cardAccountId))
    .orderBy(desc(cardPayments.payOn), desc(cardPayments.id))
    .limit(24)
    .all()
    .map((payment) => describePayment(ctx, payment));

function describePayment(ctx: Ctx, { jobId, ...payment }: CardPayment) {
  return {
    ...payment,
    reference: reference('CP', payment.id),
    from: accountLabel(ownAccount(ctx, payment.fromAccountId)),
  };
}

export interface CardPaymentRequest {
  fromAccountId: number;
  choice: (typeof PAYMENT_CHOICES)[number];
  /** For the choice `other`. */
  amountCents?: number;
  payOn: string;
}

/** Pays the card today, or plans it for a day. The amount is settled now, whatever is charged meanwhile. */
export function payCard(ctx: Ctx, { amountCents: other, ...request }: CardPaymentRequest) {
  const card = getCard(ctx);
  const from = ownAccount(ctx, request.fromAccountId);
  const today = dayOf(ctx.now, ctx.zone);
  if (from.kind !== 'checking' && from.kind !== 'savings')
    throw refused('Pay from a checking or savings account.', 'fromAccountId');
  if (request.payOn < today) throw refused('Choose today or a later date.', 'payOn');
  if (request.payOn > addMonths(today, 12)) throw refused('Choose a date within a year.', 'payOn');
  const amountCents = amountOf(card, request.choice, other);
  const row = ctx.db
    .insert(cardPayments)
    .values({
      ...request,
      amountCents,
      cardAccountId: card.account.id,
      status: 'scheduled',
      createdAt: ctx.now,
    })
    .returning()
    .get();
  if (request.payOn === today) return makePayment(ctx, row);
  const jobId = ctx.schedule(momentOf(request.payOn, '06:00', ctx.zone), 'payCardOnDay', {
    paymentId: row.id,
  });
  ctx.db.update(cardPayments).set({ jobId }).where(eq(cardPayments.id, row.id)).run();
  return describePayment(ctx, findPayment(ctx, row.id));
}

function amountOf(
  card: ReturnType<typeof getCard>,
  choice: CardPaymentRequest['choice'],
  other: number | undefined,
): number {
  if (choice === 'other' && other === undefined) throw refused('Enter an amount.', 'amountCents');
  const amountCents = {
    minimum: card.minimumLeftCents,
    statement: card.statementLeftCents,
    current: card.owedCents,
    other: other ?? 0,
  }[choice];
  if (amountCents === 0) throw refused('There is nothing left to pay of that balance.', 'choice');
  if (amountCents > card.owedCents)
    throw refused(
      `You owe ${formatCents(card.owedCents)}, less than ${formatCents(amountCents)}.`,
      'amountCents',
    );
  return amountCents;
}

function makePayment(ctx: Ctx, payment: CardPayment) {
  const card = ownAccount(ctx, payment.cardAccountId);
  const from = ownAccount(ctx, payment.fromAccountId);
  const transaction = move(ctx, from, card, {
    kind: 'payment',
    amountCents: payment.amountCents,
    category: 'transfer',
    out: `Payment to ${accountLabel(card)}`,
    in: 'Payment received, thank you',
  });
  ctx.db
    .update(cardPayments)
    .set({ status: 'paid', transactionId: transaction.id, jobId: null })
    .where(eq(cardPayments.id, payment.id))
    .run();
  ctx.notify({
    title: 'Card payment received',
    body: `${formatCents(payment.amountCents)} from ${accountLabel(from)}.`,
    href: '/card',
  });
  return describePayment(ctx, findPayment(ctx, payment.id));
}

/** On its day. What cannot be paid is marked failed and told; it does not run later by itself. */
export function payCardOnDay(ctx: Ctx, { paymentId }: { paymentId: number }): void {
  const payment = findPayment(ctx, paymentId);
  if (payment.status !== 'scheduled') return;
  try {
    makePayment(ctx, payment);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const changes = { status: 'failed', failure: error.message, jobId: null } as const;
    ctx.db.update(cardPayments).set(changes).where(eq(cardPayments.id, paymentId)).run();
    ctx.notify({ title: 'Your card payment could not be made', body: error.message, href: '/card' });
  }
}

export function cancelCardPayment(ctx: Ctx, id: number) {
  const payment = findPayment(ctx, id);
  if (payment.status !== 'scheduled')
    throw conflict(`This payment is ${payment.status}; only a scheduled one can be canceled.`);
  if (payment.jobId) ctx.cancelScheduled(payment.jobId);
  ctx.db.update(cardPayments).set({ status: 'cancelled', jobId: null }).where(eq(cardPayments.id, id)).run();
  return describePayment(ctx, findPayment(ctx, id));
}

function findPayment(ctx: Ctx, id: number): CardPayment {
  const payment = findRow(ctx, cardPayments, { id });
  if (!payment) throw notFound('card payment', id);
  return payment;
}

export function setCardLock(ctx: Ctx, locked: boolean) {
  const account = accountOfKind(ctx, 'credit');
  if (isLocked(ctx, account.id) === locked)
    throw conflict(locked ? 'The card is already locked.' : 'The card is not locked.');
  ctx.db
    .update(cards)
    .set({ lockedAt: locked ? ctx.now : null })
    .where(eq(cards.accountId, account.id))
    .run();
  ctx.notify({
    title: locked ? 'Your card is locked' : 'Your card is unlocked',
    body: locked ? 'New purchases will be declined until you unlock it.' : 'You can use it again.',
    href: '/card',
  });
  return getCard(ctx);
}

const LOOK_BACK_MONTHS = 8;

/** Subscriptions and other monthly charges, on the card and in checking. */
export function listRecurringMerchants(ctx: Ctx) {
  const today = dayOf(ctx.now, ctx.zone);
  const accountIds = (['credit', 'checking'] as const).map((kind) => accountOfKind(ctx, kind).id);
  const since = momentOf(addMonths(today, -LOOK_BACK_MONTHS), '00:00', ctx.zone);
  const charges = ctx.db
    .select()
    .from(transactions)
    .where(
      and(
        inArray(transactions.accountId, accountIds),
        eq(transactions.kind, 'purchase'),
        gte(transactions.at, since),
      ),
    )
    .all();
  const found = findRecurringMerchants(
    charges.map(({ description, at, amountCents }) => ({
      description,
      day: dayOf(at, ctx.zone),
      amountCents: -amountCents,
    })),
    { today, nextMonth: (day) => addMonths(day, 1) },
  );
  return found
    .map((merchant) => {
      const last = charges.findLast(({ description }) => description === merchant.merchant);
      const account = ownAccount(ctx, last?.accountId ?? accountIds[0] ?? 0);
      return {
        ...merchant,
        account: accountLabel(account),
        accountId: account.id,
        transactionId: last?.id ?? null,
      };
    })
    .toSorted((a, b) => (a.nextDay < b.nextDay ? -1 : 1));
}
