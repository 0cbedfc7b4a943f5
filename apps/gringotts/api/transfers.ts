import { z } from 'zod';
import { amountCents, day, id, optionalLine } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { FREQUENCIES } from '../rules/recurrence.ts';
import { cancelTransfer, createTransfer, listTransfers } from '../service/transfers.ts';

export const transfersApi = {
  'transfers.list': query(z.object({}), (ctx) => listTransfers(ctx)),
  'transfers.create': action(
    z.object({
      fromAccountId: id,
      toAccountId: id,
      amountCents,
      memo: optionalLine(140),
      frequency: z.enum(FREQUENCIES).default('once'),
      startsOn: day,
    }),
    createTransfer,
  ),
  'transfers.cancel': action(z.object({ id }), (ctx, input) => cancelTransfer(ctx, input.id)),
} as const;
