import { z } from 'zod';
import { day, id, optionalLine, page } from '#kit/input.ts';
import { query } from '#kit/operation.ts';
import { TRANSACTION_KINDS } from '../schema/ledger.ts';
import { getAccount, listAccounts, listTransactions } from '../service/accounts.ts';

const size = z.int().min(0).max(1_000_000_000).optional();

export const accountsApi = {
  'accounts.list': query(z.object({}), (ctx) => listAccounts(ctx)),
  'accounts.get': query(z.object({ id }), (ctx, input) => getAccount(ctx, input.id)),
  'transactions.list': query(
    z.object({
      accountId: id,
      text: optionalLine(100),
      category: z.string().max(40).optional(),
      kind: z.enum(TRANSACTION_KINDS).optional(),
      from: day.optional(),
      to: day.optional(),
      minCents: size,
      maxCents: size,
      page,
    }),
    listTransactions,
  ),
} as const;
