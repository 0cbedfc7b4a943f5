import { defineRoutes } from '#kit/routes.ts';
import type { Api } from './api.ts';
import { readBillSearch } from './rules/billing.ts';
import { readMessageSearch } from './rules/message-search.ts';
import { readPage } from './rules/read-page.ts';
import { readTransferSearch } from './rules/transfer-search.ts';
import { readZelleSearch } from './rules/zelle.ts';

const zelleForm = () =>
  [
    ['zelle.recipients', {}],
    ['zelle.openRequests', {}],
    ['zelle.limits', {}],
    ['accounts.list', {}],
  ] as const;

/** Moving money, and talking with the bank. */
export const paymentRoutes = defineRoutes<Api>()({
  transfers: {
    path: '/transfers',
    title: 'Transfer money',
    data: ({ query }) => [
      ['accounts.list', {}],
      ['transfers.list', readTransferSearch(query)],
    ],
  },
  transfer: {
    path: '/transfers/:id',
    title: 'Transfer',
    data: ({ params }) => [
      ['transfers.get', { id: Number(params.id) }],
      ['accounts.list', {}],
    ],
  },
  zelle: { path: '/zelle', title: 'Send money with Zelle', data: zelleForm },
  zelleRequest: { path: '/zelle/request', title: 'Request money', data: zelleForm },
  zelleSplit: { path: '/zelle/split', title: 'Split a bill', data: zelleForm },
  zelleActivity: {
    path: '/zelle/activity',
    title: 'Zelle activity',
    data: ({ query }) => [['zelle.activity', readZelleSearch(query)]],
  },
  zelleRecipients: {
    path: '/zelle/recipients',
    title: 'Zelle recipients',
    data: () => [['zelle.recipients', {}]],
  },
  zellePayment: {
    path: '/zelle/payments/:id',
    title: 'Zelle payment',
    data: ({ params }) => [['zelle.payment', { id: Number(params.id) }]],
  },
  zelleRequestDetail: {
    path: '/zelle/requests/:id',
    title: 'Zelle request',
    data: ({ params }) => [
      ['zelle.request', { id: Number(params.id) }],
      ['accounts.list', {}],
    ],
  },
  bills: {
    path: '/bills',
    title: 'Pay bills',
    data: () => [
      ['payees.list', {}],
      ['bills.upcoming', {}],
      ['accounts.list', {}],
    ],
  },
  payees: { path: '/bills/payees', title: 'Payees', data: () => [['payees.list', {}]] },
  payee: {
    path: '/bills/payees/:id',
    title: 'Payee',
    data: ({ params }) => [
      ['payees.get', { id: Number(params.id) }],
      ['bills.payments', { payeeId: Number(params.id) }],
      ['accounts.list', {}],
    ],
  },
  billActivity: {
    path: '/bills/activity',
    title: 'Payment activity',
    data: ({ query }) => [['bills.payments', readBillSearch(query)]],
  },
  billPayment: {
    path: '/bills/payments/:id',
    title: 'Bill payment',
    data: ({ params }) => [
      ['bills.payment', { id: Number(params.id) }],
      ['accounts.list', {}],
    ],
  },
  externalAccounts: {
    path: '/external-accounts',
    title: 'External accounts',
    data: () => [
      ['external.list', {}],
      ['external.transfers', {}],
      ['accounts.list', {}],
    ],
  },
  linkAccount: { path: '/external-accounts/new', title: 'Link an account' },
  externalAccount: {
    path: '/external-accounts/:id',
    title: 'External account',
    data: ({ params }) => [['external.get', { id: Number(params.id) }]],
  },
  directDeposit: {
    path: '/direct-deposit',
    title: 'Direct deposit',
    data: () => [
      ['directDeposit.list', {}],
      ['directDeposit.details', {}],
    ],
  },
  alerts: {
    path: '/alerts',
    title: 'Alerts',
    data: ({ query }) => [
      ['alerts.list', {}],
      ['alerts.history', { page: readPage(query.page) }],
    ],
  },
  messages: {
    path: '/messages',
    title: 'Secure messages',
    data: ({ query }) => [['messages.list', readMessageSearch(query)]],
  },
  newMessage: { path: '/messages/new', title: 'New message' },
  messageThread: {
    path: '/messages/:id',
    title: 'Conversation',
    data: ({ params }) => [['messages.get', { id: Number(params.id) }]],
  },
  profile: { path: '/profile', title: 'Profile and settings', data: () => [['profile.get', {}]] },
  security: {
    path: '/profile/security',
    title: 'Security',
    data: () => [
      ['profile.get', {}],
      ['profile.devices', {}],
    ],
  },
  help: { path: '/help', title: 'Help center' },
  helpTopic: { path: '/help/:slug', title: 'Help' },
});
