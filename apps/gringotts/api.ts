import { accountsApi } from './api/accounts.ts';
import { transfersApi } from './api/transfers.ts';

export const api = { ...accountsApi, ...transfersApi } as const;

export type Api = typeof api;
