import { accountApi } from './api/account.ts';
import { chatsApi } from './api/chats.ts';
import { messagesApi } from './api/messages.ts';

export const api = { ...chatsApi, ...messagesApi, ...accountApi } as const;

export type Api = typeof api;
