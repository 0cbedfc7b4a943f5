import { defineRoutes } from '#kit/routes.ts';
import type { Api } from './api.ts';
import { readTransactionSearch } from './rules/transaction-search.ts';

export const routes = defineRoutes<Api>()({
  overview: { path: '/', title: 'Accounts', data: () => [['accounts.list', {}]] },
  account: {
    path: '/accounts/:id',
    title: 'Account',
    data: ({ params, query }) => [
      ['accounts.get', { id: Number(params.id) }],
      ['transactions.list', readTransactionSearch(Number(params.id), query)],
    ],
  },
  transfers: {
    path: '/transfers',
    title: 'Transfer money',
    data: () => [
      ['accounts.list', {}],
      ['transfers.list', {}],
    ],
  },
});
