import { accountsApi } from './api/accounts.ts';
import { alertsApi } from './api/alerts.ts';
import { billsApi } from './api/bills.ts';
import { budgetsApi } from './api/budgets.ts';
import { cardApi } from './api/card.ts';
import { disputesApi } from './api/disputes.ts';
import { externalApi } from './api/external.ts';
import { messagesApi } from './api/messages.ts';
import { profileApi } from './api/profile.ts';
import { statementsApi } from './api/statements.ts';
import { transfersApi } from './api/transfers.ts';
import { zelleApi } from './api/zelle.ts';

export const api = {
  ...accountsApi,
  ...cardApi,
  ...statementsApi,
  ...budgetsApi,
  ...disputesApi,
  ...transfersApi,
  ...zelleApi,
  ...billsApi,
  ...externalApi,
  ...alertsApi,
  ...messagesApi,
  ...profileApi,
} as const;

export type Api = typeof api;
