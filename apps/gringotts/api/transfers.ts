import { z } from 'zod';
import { amountCents, day, id, optionalLine, page } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { FREQUENCIES } from '../rules/recurrence.ts';
import { TRANSFER_FILTERS } from '../rules/transfer-search.ts';
import { getTransfer, listTransfers } from '../service/transfer-list.ts';
import { cancelTransfer, createTransfer, editTransfer } from '../service/transfers.ts';

const request = z.object({
  fromAccountId: id,
  toAccountId: id,
  amountCents,
  memo: optionalLine(140),
  frequency: z.enum(FREQUENCIES).default('once'),
  startsOn: day,
});

export const transfersApi = {
  'transfers.list': query(
    z.object({ text: optionalLine(100), show: z.enum(TRANSFER_FILTERS).default('all'), page }),
    listTransfers,
  ),
  'transfers.get': query(z.object({ id }), (ctx, input) => getTransfer(ctx, input.id)),
  'transfers.create': action(request, createTransfer),
  'transfers.edit': action(request.extend({ id }), editTransfer),
  'transfers.cancel': action(z.object({ id }), (ctx, input) => cancelTransfer(ctx, input.id)),
} as const;
