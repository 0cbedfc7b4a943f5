import { z } from 'zod';
import { amountCents, day, id } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { PAYMENT_CHOICES } from '../schema/card.ts';
import { cancelCardPayment, getCard, listRecurringMerchants, payCard, setCardLock } from '../service/card.ts';
import { listRewards, redeemPoints } from '../service/rewards.ts';

export const cardApi = {
  'card.get': query(z.object({}), (ctx) => getCard(ctx)),
  'card.pay': action(
    z.object({
      fromAccountId: id,
      choice: z.enum(PAYMENT_CHOICES),
      amountCents: amountCents.optional(),
      payOn: day,
    }),
    payCard,
  ),
  'card.cancelPayment': action(z.object({ id }), (ctx, input) => cancelCardPayment(ctx, input.id)),
  'card.lock': action(z.object({ locked: z.boolean() }), (ctx, input) => setCardLock(ctx, input.locked)),
  'card.recurring': query(z.object({}), (ctx) => listRecurringMerchants(ctx)),
  'rewards.list': query(z.object({}), (ctx) => listRewards(ctx)),
  'rewards.redeem': action(z.object({ points: z.int().positive().max(10_000_000) }), (ctx, input) =>
    redeemPoints(ctx, input.points),
  ),
} as const;
