import type { Ctx } from '#kit/context.ts';
import { formatCents } from '#kit/money.ts';
import type { Person } from '#kit/people.ts';
import { act } from '#kit/replies/decide/act.ts';
import { type Closeness, closenessOf } from '#kit/replies/facts/closeness.ts';
import { tell } from '#kit/replies/tell.ts';
import type { ZelleRequest } from '../schema/zelle.ts';
import { keyOf, personAsked } from './await-answer.ts';
import { depositAccountOf } from './zelle-directory.ts';
import { findRequest, receivePayment, refuseRequest } from './zelle-requests.ts';

/** What somebody pays when they are asked, by how near they are. */
const COMFORTABLE_CENTS: Record<Closeness, number> = {
  ...{ partner: 500_00, family: 300_00, friend: 200_00, colleague: 120_00 },
  ...{ boss: 0, professional: 0, ex: 0, stranger: 0 },
};
const THINKS_AGAIN_MS = 240_000;

/** They pay, refuse, or want to know first what it is for; who was told nothing pays or refuses in the end. */
export function answerZelleRequest(
  ctx: Ctx,
  { requestId, hasAsked = false }: { requestId: number; hasAsked?: boolean },
): void {
  const request = findRequest(ctx, requestId);
  const person = personAsked(ctx, request);
  if (request.status !== 'open' || !person) return;
  const answer = answerOf(ctx, person, { request, hasAsked });
  if (answer === 'zelleDecline') refuseRequest(ctx, requestId);
  if (answer === 'zelleAskWhat')
    ctx.schedule(ctx.now + THINKS_AGAIN_MS, 'answerZelleRequest', { requestId, hasAsked: true });
  if (answer === 'pay') payOwner(ctx, person, request);
  else speak(ctx, person, { request, name: answer });
}

function answerOf(
  ctx: Ctx,
  person: Person,
  { request, hasAsked }: { request: ZelleRequest; hasAsked: boolean },
): 'pay' | 'noZelle' | 'zelleDecline' | 'zelleAskWhat' {
  const { amountCents, customerId, memo } = request;
  if (customerId === null) return 'noZelle';
  const hasMoney = depositAccountOf(ctx, customerId).balanceCents >= amountCents;
  if (amountCents > COMFORTABLE_CENTS[closenessOf(person)] || !hasMoney) return 'zelleDecline';
  return memo.trim() || hasAsked ? 'pay' : 'zelleAskWhat';
}

function payOwner(ctx: Ctx, { name, email }: Person, { customerId, amountCents, memo }: ZelleRequest): void {
  if (customerId !== null) receivePayment(ctx, { customerId, name, token: email, amountCents, memo });
}

const speak = (ctx: Ctx, person: Person, { request, name }: { request: ZelleRequest; name: string }): void =>
  tell(ctx, person, {
    act: act(name, { amount: spoken(request.amountCents) }),
    about: `${name}/${keyOf(request)}`,
    subject: `Your request for ${formatCents(request.amountCents)}`,
  });

const spoken = (cents: number): string => formatCents(cents).replace(/\.00$/, '');
