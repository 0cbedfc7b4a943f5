import { and, eq, gte, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound, refused } from '#kit/errors.ts';
import { formatCents } from '#kit/money.ts';
import { reference } from '#kit/reference.ts';
import { findRow } from '#kit/rows.ts';
import { addDays, dayOf, momentOf } from '#kit/time.ts';
import { mailPayment, mailSettled } from '../mails/zelle.ts';
import { accountLabel, shortfall } from '../rules/accounts.ts';
import { DAILY_LIMIT_CENTS, PENDING_DAYS } from '../rules/zelle.ts';
import { type Account, accounts, transactions } from '../schema/ledger.ts';
import { type ZellePayment, zellePayments } from '../schema/zelle.ts';
import { fireAlert } from './alerts.ts';
import { accountOfKind, move, ownAccount, post } from './ledger.ts';
import {
  depositAccountOf,
  findCustomer,
  findRecipient,
  openAccountFor,
  type RecipientInput,
} from './zelle-directory.ts';

export interface SendRequest {
  recipientId: number;
  accountId: number;
  amountCents: number;
  memo: string;
}

interface Payee {
  recipientId: number | null;
  name: string;
  email: string | null;
  phone: string | null;
}

/** Money that left today and did not come back counts against the limit. */
function leftTodayCents(ctx: Ctx): number {
  const since = momentOf(dayOf(ctx.now, ctx.zone), '00:00', ctx.zone);
  const sent = ctx.db
    .select({ cents: sql<number>`coalesce(sum(${zellePayments.amountCents}), 0)` })
    .from(zellePayments)
    .where(
      and(
        eq(zellePayments.direction, 'out'),
        gte(zellePayments.createdAt, since),
        ne(zellePayments.status, 'cancelled'),
      ),
    )
    .get();
  return DAILY_LIMIT_CENTS - (sent?.cents ?? 0);
}

export const getLimits = (ctx: Ctx) => ({ dailyCents: DAILY_LIMIT_CENTS, leftCents: leftTodayCents(ctx) });

export function sendMoney(ctx: Ctx, request: SendRequest): ZellePayment {
  const { id, name, email, phone } = findRecipient(ctx, request.recipientId, 'recipientId');
  return pay(ctx, { recipientId: id, name, email, phone }, request);
}

/** To somebody enrolled it arrives at once; for anybody else it waits until they enrol. */
export function pay(ctx: Ctx, payee: Payee, request: Omit<SendRequest, 'recipientId'>): ZellePayment {
  const account = spendingAccount(ctx, request.accountId);
  const { amountCents, memo } = request;
  const left = leftTodayCents(ctx);
  if (amountCents > left)
    throw refused(
      `You can send up to ${formatCents(DAILY_LIMIT_CENTS)} a day with Zelle; ${formatCents(left)} is left today.`,
      'amountCents',
    );
  const customer = findCustomer(ctx, payee);
  const out = `Zelle to ${payee.name}`;
  const entry = { kind: 'zelle', amountCents, category: 'transfer', memo } as const;
  const transaction = customer
    ? move(ctx, account, depositAccountOf(ctx, customer.id), {
        ...entry,
        out,
        in: `Zelle from ${ctx.owner.name}`,
      })
    : hold(ctx, account, { ...entry, description: out });
  const payment = ctx.db
    .insert(zellePayments)
    .values({
      direction: 'out',
      recipientId: payee.recipientId,
      customerId: customer?.id ?? null,
      name: payee.name,
      token: payee.email ?? payee.phone ?? '',
      accountId: account.id,
      amountCents,
      memo,
      status: customer ? 'completed' : 'pending',
      transactionId: transaction.id,
      createdAt: ctx.now,
      settledAt: customer ? ctx.now : null,
    })
    .returning()
    .get();
  const filed = customer ? payment : awaitEnrolment(ctx, payment);
  mailPayment(ctx, mailFacts(ctx, filed));
  return filed;
}

function spendingAccount(ctx: Ctx, id: number): Account {
  const account = ownAccount(ctx, id);
  if (account.kind !== 'checking' && account.kind !== 'savings')
    throw refused(`Zelle cannot take money from ${account.name}. Choose checking or savings.`, 'accountId');
  return account;
}

function hold(
  ctx: Ctx,
  account: Account,
  entry: { kind: 'zelle'; amountCents: number; category: string; memo: string; description: string },
) {
  const missing = shortfall(account, entry.amountCents);
  if (missing) throw refused(missing, 'amountCents');
  return post(ctx, account.id, { ...entry, amountCents: -entry.amountCents });
}

function awaitEnrolment(ctx: Ctx, { id }: ZellePayment): ZellePayment {
  const expiresAt = momentOf(addDays(dayOf(ctx.now, ctx.zone), PENDING_DAYS), '23:59', ctx.zone);
  const jobId = ctx.schedule(expiresAt, 'expireZellePayment', { paymentId: id });
  return ctx.db
    .update(zellePayments)
    .set({ expiresAt, jobId })
    .where(eq(zellePayments.id, id))
    .returning()
    .get();
}

export function cancelPayment(ctx: Ctx, id: number): ZellePayment {
  const payment = findPayment(ctx, id);
  if (payment.status !== 'pending')
    throw conflict(`This payment is ${payment.status}; only a pending one can be cancelled.`);
  return giveBack(ctx, payment, 'cancelled');
}

export function expireZellePayment(ctx: Ctx, { paymentId }: { paymentId: number }): void {
  const payment = findPayment(ctx, paymentId);
  if (payment.status !== 'pending') return;
  giveBack(ctx, payment, 'expired');
  ctx.notify({
    title: `Zelle payment to ${payment.name} expired`,
    body: `${formatCents(payment.amountCents)} is back in your account.`,
    href: `/zelle/payments/${payment.id}`,
  });
}

function giveBack(ctx: Ctx, payment: ZellePayment, status: 'cancelled' | 'expired'): ZellePayment {
  if (payment.jobId) ctx.cancelScheduled(payment.jobId);
  const back = post(ctx, payment.accountId, {
    kind: 'zelle',
    amountCents: payment.amountCents,
    description: `Zelle to ${payment.name} ${status}`,
    category: 'transfer',
    memo: payment.memo,
    relatedId: payment.transactionId ?? undefined,
  });
  return settlePayment(ctx, payment, { status, returnTransactionId: back.id });
}

function settlePayment(ctx: Ctx, { id }: ZellePayment, change: Partial<ZellePayment>): ZellePayment {
  const settled = ctx.db
    .update(zellePayments)
    .set({ ...change, settledAt: ctx.now, jobId: null })
    .where(eq(zellePayments.id, id))
    .returning()
    .get();
  mailSettled(ctx, mailFacts(ctx, settled));
  return settled;
}

/** Somebody enrols: they get an account here and everything that was waiting for them. */
export function enrollPerson(ctx: Ctx, person: RecipientInput): void {
  const customer = findCustomer(ctx, person) ?? openAccountFor(ctx, { ...person, openingCents: 0 });
  const waiting = ctx.db.select().from(zellePayments).where(eq(zellePayments.status, 'pending')).all();
  for (const payment of waiting) {
    const isTheirs = [person.email.toLowerCase(), person.phone].includes(payment.token);
    if (!isTheirs) continue;
    if (payment.jobId) ctx.cancelScheduled(payment.jobId);
    post(ctx, depositAccountOf(ctx, customer.id).id, {
      kind: 'zelle',
      amountCents: payment.amountCents,
      description: `Zelle from ${ctx.owner.name}`,
      category: 'transfer',
      memo: payment.memo,
      relatedId: payment.transactionId ?? undefined,
    });
    settlePayment(ctx, payment, { status: 'completed', customerId: customer.id });
    ctx.notify({
      title: `${payment.name} has your Zelle payment`,
      body: `${formatCents(payment.amountCents)} was delivered.`,
      href: `/zelle/payments/${payment.id}`,
    });
  }
}

interface Receipt {
  customerId: number;
  name: string;
  token: string;
  amountCents: number;
  memo: string;
}

/** Money that another customer sends the owner. */
export function receiveMoney(ctx: Ctx, request: Receipt): ZellePayment {
  const { customerId, name, token, amountCents, memo } = request;
  const account = accountOfKind(ctx, 'checking');
  const out = move(ctx, depositAccountOf(ctx, customerId), account, {
    kind: 'zelle',
    amountCents,
    category: 'transfer',
    memo,
    out: `Zelle to ${ctx.owner.name}`,
    in: `Zelle from ${name}`,
  });
  const arrived = findRow(ctx, transactions, { relatedId: out.id });
  const payment = ctx.db
    .insert(zellePayments)
    .values({
      direction: 'in',
      customerId,
      name,
      token,
      accountId: account.id,
      amountCents,
      memo,
      status: 'completed',
      transactionId: arrived?.id ?? null,
      createdAt: ctx.now,
      settledAt: ctx.now,
    })
    .returning()
    .get();
  mailPayment(ctx, mailFacts(ctx, payment));
  fireAlert(ctx, 'zelle_received', {
    title: `${name} sent you ${formatCents(amountCents)} with Zelle`,
    body: memo ? `Memo: ${memo}` : `It is in ${accountLabel(account)}.`,
    href: `/zelle/payments/${payment.id}`,
  });
  return payment;
}

export function findPayment(ctx: Ctx, id: number): ZellePayment {
  const payment = findRow(ctx, zellePayments, { id });
  if (!payment) throw notFound('Zelle payment', id);
  return payment;
}

export const paymentReference = (id: number): string => reference('ZL', id);

const mailFacts = (ctx: Ctx, payment: ZellePayment) => {
  const account = findRow(ctx, accounts, { id: payment.accountId });
  return {
    payment,
    reference: paymentReference(payment.id),
    account: account ? accountLabel(account) : '',
  };
};
