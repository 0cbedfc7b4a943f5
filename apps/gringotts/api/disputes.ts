import { z } from 'zod';
import { amountCents, id } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { DISPUTE_REASONS } from '../rules/disputes.ts';
import { getCreditScore } from '../service/credit-score.ts';
import { describeDispute, listDisputes, openDispute, withdrawDispute } from '../service/disputes.ts';

export const disputesApi = {
  'disputes.list': query(z.object({}), (ctx) => listDisputes(ctx)),
  'disputes.get': query(z.object({ id }), (ctx, input) => describeDispute(ctx, input.id)),
  'disputes.open': action(
    z.object({
      transactionId: id,
      reason: z.enum(DISPUTE_REASONS),
      details: z.string().trim().max(1000, 'Use at most 1000 characters.').default(''),
      amountCents: amountCents.optional(),
    }),
    openDispute,
  ),
  'disputes.withdraw': action(z.object({ id }), (ctx, input) => withdrawDispute(ctx, input.id)),
  'creditScore.get': query(z.object({}), (ctx) => getCreditScore(ctx)),
} as const;
