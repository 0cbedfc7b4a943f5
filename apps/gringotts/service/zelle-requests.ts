import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound, refused } from '#kit/errors.ts';
import { formatCents } from '#kit/money.ts';
import { reference } from '#kit/reference.ts';
import { findRow } from '#kit/rows.ts';
import { addDays, dayOf, momentOf } from '#kit/time.ts';
import { mailRefusal, mailRequest } from '../mails/zelle.ts';
import { REQUEST_DAYS } from '../rules/zelle.ts';
import { type ZelleRequest, zelleRequests, zelleSplits } from '../schema/zelle.ts';
import { awaitAnswer } from './await-answer.ts';
import { pay, receiveMoney } from './zelle.ts';
import { findCustomer, findRecipient } from './zelle-directory.ts';

export const requestReference = (id: number): string => reference('ZR', id);

export function requestMoney(
  ctx: Ctx,
  input: { recipientId: number; amountCents: number; memo: string; splitId?: number },
): ZelleRequest {
  const { id, name, email, phone } = findRecipient(ctx, input.recipientId, 'recipientId');
  const request = fileRequest(ctx, {
    direction: 'out',
    recipientId: id,
    customerId: findCustomer(ctx, { email, phone })?.id ?? null,
    splitId: input.splitId ?? null,
    name,
    token: email ?? phone ?? '',
    amountCents: input.amountCents,
    memo: input.memo,
  });
  awaitAnswer(ctx, request);
  return request;
}

type NewRequest = Pick<
  ZelleRequest,
  'direction' | 'recipientId' | 'customerId' | 'splitId' | 'name' | 'token' | 'amountCents' | 'memo'
>;

function fileRequest(ctx: Ctx, request: NewRequest): ZelleRequest {
  const expiresAt = momentOf(addDays(dayOf(ctx.now, ctx.zone), REQUEST_DAYS), '23:59', ctx.zone);
  const { id } = ctx.db
    .insert(zelleRequests)
    .values({ ...request, status: 'open', createdAt: ctx.now, expiresAt })
    .returning()
    .get();
  const jobId = ctx.schedule(expiresAt, 'expireZelleRequest', { requestId: id });
  const filed = ctx.db.update(zelleRequests).set({ jobId }).where(eq(zelleRequests.id, id)).returning().get();
  mailRequest(ctx, { request: filed, reference: requestReference(id) });
  return filed;
}

export interface SplitInput {
  totalCents: number;
  memo: string;
  shares: readonly { recipientId: number; amountCents: number }[];
}

/** Asks several people for their part of one amount; the rest is the owner's. */
export function splitMoney(ctx: Ctx, { totalCents, memo, shares }: SplitInput) {
  const asked = shares.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (asked > totalCents)
    throw refused(
      `The shares add up to ${formatCents(asked)}, more than the total of ${formatCents(totalCents)}.`,
      'totalCents',
    );
  if (new Set(shares.map(({ recipientId }) => recipientId)).size < shares.length)
    throw refused('Each person can have one share.', 'shares');
  const split = ctx.db
    .insert(zelleSplits)
    .values({ totalCents, ownShareCents: totalCents - asked, memo, createdAt: ctx.now })
    .returning()
    .get();
  const requests = shares.map((share) => requestMoney(ctx, { ...share, memo, splitId: split.id }));
  return {
    ...split,
    requests: requests.map(({ id, name }) => ({ id, name, reference: requestReference(id) })),
  };
}

/** Somebody asks the owner for money. */
export function receiveRequest(
  ctx: Ctx,
  from: { name: string; email: string; amountCents: number; memo: string },
): ZelleRequest {
  const { name, email, amountCents, memo } = from;
  const request = fileRequest(ctx, {
    direction: 'in',
    recipientId: null,
    customerId: findCustomer(ctx, { email, phone: null })?.id ?? null,
    splitId: null,
    name,
    token: email,
    amountCents,
    memo,
  });
  ctx.notify({
    title: `${name} requests ${formatCents(amountCents)}`,
    body: memo,
    href: `/zelle/requests/${request.id}`,
  });
  return request;
}

export function payRequest(ctx: Ctx, { id, accountId }: { id: number; accountId: number }): ZelleRequest {
  const { name, token, amountCents, memo, recipientId } = openRequest(ctx, id, 'in');
  const isEmail = token.includes('@');
  const payee = { recipientId, name, email: isEmail ? token : null, phone: isEmail ? null : token };
  const payment = pay(ctx, payee, { accountId, amountCents, memo });
  return resolve(ctx, id, { status: 'paid', paymentId: payment.id });
}

export const declineRequest = (ctx: Ctx, id: number): ZelleRequest => {
  openRequest(ctx, id, 'in');
  return resolve(ctx, id, { status: 'declined' });
};

export const cancelRequest = (ctx: Ctx, id: number): ZelleRequest => {
  openRequest(ctx, id, 'out');
  return resolve(ctx, id, { status: 'cancelled' });
};

/** The other side does not want to pay. */
export function refuseRequest(ctx: Ctx, id: number): void {
  const request = resolve(ctx, openRequest(ctx, id, 'out').id, { status: 'declined' });
  mailRefusal(ctx, { request, reference: requestReference(id) });
  ctx.notify({
    title: `${request.name} declined your request`,
    body: `${formatCents(request.amountCents)}${request.memo ? ` for ${request.memo}` : ''} was not paid.`,
    href: `/zelle/requests/${id}`,
  });
}

export function expireZelleRequest(ctx: Ctx, { requestId }: { requestId: number }): void {
  if (findRequest(ctx, requestId).status === 'open') resolve(ctx, requestId, { status: 'expired' });
}

/** Money that comes in; when the owner had asked for just this, it answers the request. */
export function receivePayment(ctx: Ctx, from: Parameters<typeof receiveMoney>[1]) {
  const asked = ctx.db
    .select()
    .from(zelleRequests)
    .where(
      and(
        eq(zelleRequests.direction, 'out'),
        eq(zelleRequests.status, 'open'),
        eq(zelleRequests.customerId, from.customerId),
        eq(zelleRequests.amountCents, from.amountCents),
        eq(zelleRequests.memo, from.memo),
      ),
    )
    .get();
  const payment = receiveMoney(ctx, from);
  if (asked) resolve(ctx, asked.id, { status: 'paid', paymentId: payment.id });
  return payment;
}

function openRequest(ctx: Ctx, id: number, direction: 'in' | 'out'): ZelleRequest {
  const request = findRequest(ctx, id);
  if (request.direction !== direction)
    throw conflict(
      direction === 'in'
        ? 'You made this request yourself; it can be cancelled, not answered.'
        : `${request.name} made this request; you can pay or decline it.`,
    );
  if (request.status !== 'open') throw conflict(`This request is ${request.status} already.`);
  return request;
}

function resolve(ctx: Ctx, id: number, change: Partial<ZelleRequest>): ZelleRequest {
  const { jobId } = findRequest(ctx, id);
  if (jobId) ctx.cancelScheduled(jobId);
  return ctx.db
    .update(zelleRequests)
    .set({ ...change, resolvedAt: ctx.now, jobId: null })
    .where(eq(zelleRequests.id, id))
    .returning()
    .get();
}

export function findRequest(ctx: Ctx, id: number): ZelleRequest {
  const request = findRow(ctx, zelleRequests, { id });
  if (!request) throw notFound('Zelle request', id);
  return request;
}
