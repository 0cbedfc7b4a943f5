import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { accountLabel } from '../rules/accounts.ts';
import type { BillSearch } from '../rules/billing.ts';
import { type BillPayment, billPayments, bills, type Payee, payees } from '../schema/bills.ts';
import { type Account, accounts } from '../schema/ledger.ts';
import { billReference, findBillPayment } from './bill-payments.ts';
import { contains } from './text-search.ts';

const PAGE_SIZE = 20;

const withNames = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select({ payment: billPayments, payee: payees, account: accounts })
    .from(billPayments)
    .innerJoin(payees, eq(payees.id, billPayments.payeeId))
    .innerJoin(accounts, eq(accounts.id, billPayments.fromAccountId))
    .where(where);

/** Scheduled ones first, soonest on top; then the past, newest first. */
export function listBillPayments(ctx: Ctx, { text, show, payeeId, page }: BillSearch) {
  const where = and(
    show === 'all' ? undefined : eq(billPayments.status, show),
    payeeId ? eq(billPayments.payeeId, payeeId) : undefined,
    text
      ? or(contains(payees.name, text), contains(payees.nickname, text), contains(billPayments.memo, text))
      : undefined,
  );
  const rows = withNames(ctx, where)
    .orderBy(
      desc(sql`${billPayments.status} = 'scheduled'`),
      asc(sql`case when ${billPayments.status} = 'scheduled' then ${billPayments.payOn} end`),
      desc(billPayments.payOn),
      desc(billPayments.id),
    )
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .all();
  const total = ctx.db
    .select({ n: count() })
    .from(billPayments)
    .innerJoin(payees, eq(payees.id, billPayments.payeeId))
    .where(where)
    .get();
  return { rows: rows.map(describe), total: total?.n ?? 0, page, pageSize: PAGE_SIZE };
}

export function getBillPayment(ctx: Ctx, id: number) {
  findBillPayment(ctx, id);
  return withNames(ctx, eq(billPayments.id, id)).all().map(describe)[0]!;
}

/** Bills to pay and payments ahead, for the first page. */
export const listUpcoming = (ctx: Ctx) => ({
  bills: ctx.db
    .select({ bill: bills, payee: payees })
    .from(bills)
    .innerJoin(payees, eq(payees.id, bills.payeeId))
    .where(and(isNull(bills.paidAt), isNull(payees.removedAt)))
    .orderBy(asc(bills.dueOn), asc(bills.id))
    .all()
    .map(({ bill, payee }) => ({
      id: bill.id,
      payeeId: payee.id,
      payee: payee.nickname || payee.name,
      amountCents: bill.amountCents,
      dueOn: bill.dueOn,
      payment: scheduledFor(ctx, bill.id),
    })),
  payments: withNames(ctx, eq(billPayments.status, 'scheduled'))
    .orderBy(asc(billPayments.payOn), asc(billPayments.id))
    .all()
    .map(describe),
});

const scheduledFor = (ctx: Ctx, billId: number) => {
  const row = ctx.db
    .select()
    .from(billPayments)
    .where(and(eq(billPayments.billId, billId), eq(billPayments.status, 'scheduled')))
    .get();
  return row ? { id: row.id, payOn: row.payOn, isAutopay: row.isAutopay } : null;
};

function describe({ payment, payee, account }: { payment: BillPayment; payee: Payee; account: Account }) {
  const { jobId: _, ...shown } = payment;
  return {
    ...shown,
    reference: billReference(payment.id),
    payee: payee.nickname || payee.name,
    payeeRemoved: payee.removedAt !== null,
    payeeAccount: payee.accountNumber,
    from: accountLabel(account),
  };
}
