import { eq, isNull, sql } from 'drizzle-orm';
import type { Accountability } from '#kit/accountability.ts';
import type { Ctx } from '#kit/context.ts';
import { formatCents } from '#kit/money.ts';
import { dayOf } from '#kit/time.ts';
import { billPayments, payees } from './schema/bills.ts';
import { accounts, customers, transactions } from './schema/ledger.ts';
import { statements } from './schema/statements.ts';
import { zelleRecipients } from './schema/zelle.ts';

const ofOwner = (ctx: Ctx) =>
  ctx.db
    .select({ transaction: transactions })
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(eq(customers.isOwner, true))
    .all()
    .map(({ transaction }) => transaction);

const paidBills = (ctx: Ctx) =>
  ctx.db
    .select({ payment: billPayments, payee: payees })
    .from(billPayments)
    .innerJoin(payees, eq(payees.id, billPayments.payeeId))
    .where(eq(billPayments.status, 'paid'))
    .all();

/** What the bank's books can be held to. */
export const accountability: Accountability = {
  bankTransactions: (ctx) =>
    ofOwner(ctx).map(({ id, description, amountCents, at }) => ({
      id,
      description,
      amountCents,
      day: dayOf(at, ctx.zone),
    })),
  payments: (ctx) =>
    paidBills(ctx).map(({ payment, payee }) => ({
      what: `bill payment ${payment.id}`,
      merchant: payee.name,
      amountCents: payment.amountCents,
      day: dayOf(payment.settledAt ?? payment.createdAt, ctx.zone),
    })),
  mailed: (ctx) =>
    paidBills(ctx).map(({ payment, payee }) => ({
      what: `The receipt of bill payment ${payment.id}`,
      subject: new RegExp(RegExp.escape(`${formatCents(payment.amountCents)} to ${payee.name}`)),
      at: payment.settledAt ?? payment.createdAt,
    })),
  people: (ctx) =>
    ctx.db
      .select()
      .from(zelleRecipients)
      .where(isNull(zelleRecipients.removedAt))
      .all()
      .flatMap(({ name, email, phone }) => (email ? [{ name, email, phone: phone ?? undefined }] : [])),
  counts: (ctx) => ({ transactions: ofOwner(ctx).length }),
  rules: {
    'balances are the sums of their transactions': unbalancedAccounts,
    'the card is within its limit, deposits are not negative': overdrawnAccounts,
    'each statement opens with what the one before closed with': brokenStatements,
  },
};

function unbalancedAccounts(ctx: Ctx): string[] {
  const sum = sql<number>`(select coalesce(sum(${transactions.amountCents}), 0) from ${transactions} where ${transactions.accountId} = ${accounts.id})`;
  return ctx.db
    .select({ id: accounts.id, balanceCents: accounts.balanceCents, sum })
    .from(accounts)
    .where(sql`${accounts.balanceCents} <> ${sum}`)
    .all()
    .map(
      (row) =>
        `Account ${row.id} shows ${formatCents(row.balanceCents)}, its transactions make ${formatCents(row.sum)}.`,
    );
}

function overdrawnAccounts(ctx: Ctx): string[] {
  const isOver = sql`(${accounts.kind} in ('checking', 'savings') and ${accounts.balanceCents} < 0) or (${accounts.kind} = 'credit' and ${accounts.balanceCents} < -${accounts.limitCents})`;
  return ctx.db
    .select()
    .from(accounts)
    .where(isOver)
    .all()
    .map(({ id, balanceCents }) => `Account ${id} stands at ${formatCents(balanceCents)}.`);
}

function brokenStatements(ctx: Ctx): string[] {
  const rows = ctx.db.select().from(statements).orderBy(statements.accountId, statements.toDay).all();
  return rows.flatMap((row, index) => {
    const before = rows[index - 1];
    if (before?.accountId !== row.accountId || before.closingCents === row.openingCents) return [];
    return [
      `Statement ${row.id} opens with ${formatCents(row.openingCents)}, the one before closed with ${formatCents(before.closingCents)}.`,
    ];
  });
}
