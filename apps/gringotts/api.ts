import { accountsApi } from './api/accounts.ts';
import { budgetsApi } from './api/budgets.ts';
import { cardApi } from './api/card.ts';
import { disputesApi } from './api/disputes.ts';
import { statementsApi } from './api/statements.ts';
import { transfersApi } from './api/transfers.ts';

export const api = {
  ...accountsApi,
  ...cardApi,
  ...statementsApi,
  ...budgetsApi,
  ...disputesApi,
  ...transfersApi,
} as const;

export type Api = typeof api;
