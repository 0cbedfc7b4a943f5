import { and, desc, eq, or, type SQL } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { accountLabel } from '../rules/accounts.ts';
import type { ZelleFilter, ZelleSearch } from '../rules/zelle.ts';
import { accounts } from '../schema/ledger.ts';
import {
  type ZellePayment,
  type ZelleRequest,
  zellePayments,
  zelleRequests,
  zelleSplits,
} from '../schema/zelle.ts';
import { contains } from './text-search.ts';
import { findPayment, paymentReference } from './zelle.ts';
import { findRequest, requestReference } from './zelle-requests.ts';

const PAGE_SIZE = 20;

const paymentFilters: Partial<Record<ZelleFilter, SQL | undefined>> = {
  all: undefined,
  sent: eq(zellePayments.direction, 'out'),
  received: eq(zellePayments.direction, 'in'),
  pending: eq(zellePayments.status, 'pending'),
};
const requestFilters: Partial<Record<ZelleFilter, SQL | undefined>> = {
  all: undefined,
  requests: undefined,
  pending: eq(zelleRequests.status, 'open'),
};

/** Payments and requests together, newest first. */
export function listActivity(ctx: Ctx, { text, show, page }: ZelleSearch) {
  const rows = [...paymentsFor(ctx, text, show), ...requestsFor(ctx, text, show)].toSorted(
    (a, b) => b.at - a.at || b.id - a.id,
  );
  const start = (page - 1) * PAGE_SIZE;
  return { rows: rows.slice(start, start + PAGE_SIZE), total: rows.length, page, pageSize: PAGE_SIZE };
}

function paymentsFor(ctx: Ctx, text: string, show: ZelleFilter) {
  if (!(show in paymentFilters)) return [];
  const found = text
    ? or(
        contains(zellePayments.name, text),
        contains(zellePayments.memo, text),
        contains(zellePayments.token, text),
      )
    : undefined;
  return ctx.db
    .select()
    .from(zellePayments)
    .where(and(paymentFilters[show], found))
    .orderBy(desc(zellePayments.createdAt))
    .all()
    .map(paymentRow);
}

function requestsFor(ctx: Ctx, text: string, show: ZelleFilter) {
  if (!(show in requestFilters)) return [];
  const found = text
    ? or(
        contains(zelleRequests.name, text),
        contains(zelleRequests.memo, text),
        contains(zelleRequests.token, text),
      )
    : undefined;
  return ctx.db
    .select()
    .from(zelleRequests)
    .where(and(requestFilters[show], found))
    .orderBy(desc(zelleRequests.createdAt))
    .all()
    .map(requestRow);
}

const paymentRow = ({ id, createdAt, direction, name, token, amountCents, memo, status }: ZellePayment) =>
  ({
    ...{ id, direction, name, token, amountCents, memo, status },
    at: createdAt,
    type: 'payment',
    reference: paymentReference(id),
    href: `/zelle/payments/${id}`,
  }) as const;

const requestRow = ({ id, createdAt, direction, name, token, amountCents, memo, status }: ZelleRequest) =>
  ({
    ...{ id, direction, name, token, amountCents, memo, status },
    at: createdAt,
    type: 'request',
    reference: requestReference(id),
    href: `/zelle/requests/${id}`,
  }) as const;

/** Requests that wait for the owner, oldest deadline first. */
export const listOpenRequests = (ctx: Ctx) =>
  ctx.db
    .select()
    .from(zelleRequests)
    .where(and(eq(zelleRequests.direction, 'in'), eq(zelleRequests.status, 'open')))
    .orderBy(zelleRequests.expiresAt)
    .all()
    .map((row) => ({ ...requestRow(row), expiresAt: row.expiresAt }));

export function getPayment(ctx: Ctx, id: number) {
  const { jobId: _, ...payment } = findPayment(ctx, id);
  const account = findRow(ctx, accounts, { id: payment.accountId });
  const asked = findRow(ctx, zelleRequests, { paymentId: id });
  return {
    ...payment,
    reference: paymentReference(id),
    account: account ? accountLabel(account) : '',
    requestId: asked?.id ?? null,
  };
}

export function getRequest(ctx: Ctx, id: number) {
  const { jobId: _, ...request } = findRequest(ctx, id);
  const split = request.splitId ? findRow(ctx, zelleSplits, { id: request.splitId }) : undefined;
  const siblings = request.splitId
    ? ctx.db.select().from(zelleRequests).where(eq(zelleRequests.splitId, request.splitId)).all()
    : [];
  return {
    ...request,
    reference: requestReference(id),
    split: split ? { ...split, requests: siblings.map(requestRow) } : null,
  };
}
