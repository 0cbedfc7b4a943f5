import { defineApp } from '#kit/app.ts';
import { api } from './api.ts';
import { bank } from './bank-port.ts';
import { routes } from './routes.ts';
import * as ledger from './schema/ledger.ts';
import * as transferTables from './schema/transfers.ts';
import { seed } from './seed.ts';
import { settle } from './service/ledger.ts';
import { runPlannedTransfer } from './service/transfers.ts';

export default defineApp({
  slug: 'gringotts',
  name: 'Gringotts',
  port: 3001,
  tables: {
    customers: ledger.customers,
    accounts: ledger.accounts,
    transactions: ledger.transactions,
    transfers: transferTables.transfers,
    transferRuns: transferTables.transferRuns,
  },
  api,
  routes,
  seed,
  provides: { bank },
  jobs: { settle, runPlannedTransfer },
  examples: () => ({
    params: { account: [{ id: '1' }, { id: '3' }] },
    inputs: {
      'accounts.get': { id: 1 },
      'transactions.list': { accountId: 1 },
      'transfers.create': { fromAccountId: 1, toAccountId: 2, amountCents: 500, startsOn: '2026-04-02' },
    },
  }),
});
