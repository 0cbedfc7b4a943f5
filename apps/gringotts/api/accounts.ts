import { z } from 'zod';
import { amountCents, day, id, optionalLine, page } from '#kit/input.ts';
import { action, download, query } from '#kit/operation.ts';
import { CATEGORY_KEYS } from '../rules/categories.ts';
import { TRANSACTION_KINDS } from '../schema/ledger.ts';
import { getAccount, listAccounts, renameAccount } from '../service/accounts.ts';
import { getLoan, payLoan } from '../service/loan.ts';
import { getOverview } from '../service/overview.ts';
import {
  exportTransactions,
  getTransaction,
  listTransactions,
  updateTransaction,
} from '../service/transactions.ts';

const size = z.int().min(0).max(1_000_000_000).optional();

const transactionSearch = z.object({
  accountId: id,
  text: optionalLine(100),
  category: z.enum(CATEGORY_KEYS).optional(),
  kind: z.enum(TRANSACTION_KINDS).optional(),
  from: day.optional(),
  to: day.optional(),
  minCents: size,
  maxCents: size,
  page,
});

export const accountsApi = {
  'overview.get': query(z.object({}), (ctx) => getOverview(ctx)),
  'accounts.list': query(z.object({}), (ctx) => listAccounts(ctx)),
  'accounts.get': query(z.object({ id }), (ctx, input) => getAccount(ctx, input.id)),
  'accounts.rename': action(z.object({ id, nickname: optionalLine(40) }), renameAccount),
  'transactions.list': query(transactionSearch, listTransactions),
  'transactions.export': download(transactionSearch, exportTransactions),
  'transactions.get': query(z.object({ id }), (ctx, input) => getTransaction(ctx, input.id)),
  'transactions.update': action(
    z.object({
      id,
      category: z.enum(CATEGORY_KEYS).optional(),
      memo: z.string().trim().max(140, 'Use at most 140 characters.').optional(),
    }),
    updateTransaction,
  ),
  'loans.get': query(z.object({ id }), (ctx, input) => getLoan(ctx, input.id)),
  'loans.pay': action(z.object({ accountId: id, fromAccountId: id, amountCents }), payLoan),
} as const;
