import { defineRoutes } from '#kit/routes.ts';
import type { Api } from './api.ts';
import { paymentRoutes } from './payment-routes.ts';
import { readStatementSearch } from './rules/statement-search.ts';
import { readTransactionSearch } from './rules/transaction-search.ts';

export const routes = defineRoutes<Api>()({
  overview: {
    path: '/',
    title: 'Accounts',
    data: () => [
      ['accounts.list', {}],
      ['overview.get', {}],
    ],
  },
  account: {
    path: '/accounts/:id',
    title: 'Account',
    data: ({ params, query }) => [
      ['accounts.get', { id: Number(params.id) }],
      ['transactions.list', readTransactionSearch(Number(params.id), query)],
    ],
  },
  transaction: {
    path: '/transactions/:id',
    title: 'Transaction',
    data: ({ params }) => [['transactions.get', { id: Number(params.id) }]],
  },
  loan: {
    path: '/loans/:id',
    title: 'Loan',
    data: ({ params }) => [
      ['loans.get', { id: Number(params.id) }],
      ['accounts.list', {}],
    ],
  },
  insights: {
    path: '/insights',
    title: 'Spending insights',
    data: ({ query }) => [['insights.get', { month: query.month }]],
  },
  category: {
    path: '/insights/:category',
    title: 'Spending insights',
    data: ({ params, query }) => [
      ['insights.category', { category: params.category ?? '', month: query.month }],
    ],
  },
  budgets: {
    path: '/budgets',
    title: 'Budgets',
    data: ({ query }) => [['budgets.list', { month: query.month }]],
  },
  card: { path: '/card', title: 'Credit card', data: () => [['card.get', {}]] },
  payCard: {
    path: '/card/pay',
    title: 'Pay credit card',
    data: () => [
      ['card.get', {}],
      ['accounts.list', {}],
    ],
  },
  rewards: { path: '/card/rewards', title: 'Rewards', data: () => [['rewards.list', {}]] },
  recurring: { path: '/card/recurring', title: 'Recurring charges', data: () => [['card.recurring', {}]] },
  disputes: { path: '/disputes', title: 'Disputes', data: () => [['disputes.list', {}]] },
  dispute: {
    path: '/disputes/:id',
    title: 'Dispute',
    data: ({ params }) => [['disputes.get', { id: Number(params.id) }]],
  },
  statements: {
    path: '/statements',
    title: 'Statements',
    data: ({ query }) => [
      ['accounts.list', {}],
      ['statements.list', readStatementSearch(query)],
    ],
  },
  creditScore: { path: '/credit-score', title: 'Credit score', data: () => [['creditScore.get', {}]] },
  ...paymentRoutes,
});
