import type { Ctx } from '#kit/context.ts';
import { allPeople, type Person } from '#kit/people.ts';
import { isBeforeReference } from '#kit/replies/replies.ts';
import { reactionTime } from '#kit/replies/tell.ts';
import { phoneDigits } from '../rules/phone.ts';
import type { ZelleRequest } from '../schema/zelle.ts';

/** Somebody whom the owner asked for money will see to it. Up to the reference time life itself tells who did. */
export function awaitAnswer(ctx: Ctx, request: ZelleRequest): void {
  const person = personAsked(ctx, request);
  if (!person || isBeforeReference(ctx)) return;
  const afterMs = reactionTime(ctx, person, keyOf(request));
  ctx.schedule(ctx.now + afterMs, 'answerZelleRequest', { requestId: request.id });
}

/** What a request is about, for chance to depend on. */
export const keyOf = ({ amountCents, memo }: ZelleRequest): string => `${amountCents}/${memo}`;

export const personAsked = (ctx: Ctx, { token }: ZelleRequest): Person | undefined =>
  allPeople(ctx).find(
    ({ email, phone }) =>
      email.toLowerCase() === token.toLowerCase() ||
      (phoneDigits(token) !== null && phoneDigits(token) === phoneDigits(phone)),
  );
