import { contactsApi } from './api/contacts.ts';
import { draftsApi } from './api/drafts.ts';
import { mailboxApi } from './api/mailbox.ts';
import { threadsApi } from './api/threads.ts';

export const api = { ...threadsApi, ...draftsApi, ...mailboxApi, ...contactsApi } as const;

export type Api = typeof api;
