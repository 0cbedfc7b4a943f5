import { and, desc, gte, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import type { Exchange } from '#kit/ports.ts';
import { phoneDigits } from '../rules/phone.ts';
import { type ZellePayment, type ZelleRequest, zellePayments, zelleRequests } from '../schema/zelle.ts';

/** Money between the owner and somebody, and what each asked of the other; what came back or fell through is left out. */
export function exchangedWith(ctx: Ctx, person: { email: string; phone: string }, since: number): Exchange[] {
  const payments = ctx.db
    .select()
    .from(zellePayments)
    .where(and(gte(zellePayments.createdAt, since), inArray(zellePayments.status, ['pending', 'completed'])))
    .orderBy(desc(zellePayments.createdAt), desc(zellePayments.id))
    .all();
  const requests = ctx.db
    .select()
    .from(zelleRequests)
    .where(and(gte(zelleRequests.createdAt, since), inArray(zelleRequests.status, ['open', 'paid'])))
    .orderBy(desc(zelleRequests.createdAt), desc(zelleRequests.id))
    .all();
  return [
    ...payments.filter(({ token }) => isTheirs(token, person)).map(ofPayment),
    ...requests.filter(({ token }) => isTheirs(token, person)).map(ofRequest),
  ].toSorted((a, b) => b.at - a.at);
}

const isTheirs = (token: string, { email, phone }: { email: string; phone: string }): boolean =>
  token.toLowerCase() === email.toLowerCase() ||
  (phoneDigits(token) !== null && phoneDigits(token) === phoneDigits(phone));

const ofPayment = ({ createdAt, direction, amountCents, memo, status }: ZellePayment): Exchange => ({
  ...{ at: createdAt, amountCents, memo },
  direction: direction === 'out' ? 'paid' : 'received',
  arrived: status === 'completed',
});

const ofRequest = ({ createdAt, direction, amountCents, memo, status }: ZelleRequest): Exchange => ({
  ...{ at: createdAt, amountCents, memo },
  direction: direction === 'out' ? 'requested' : 'asked',
  arrived: status === 'paid',
});
