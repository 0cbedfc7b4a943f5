import type { PendingMessage } from './rows.ts';

const KEY = 'hoolichat-outbox';
const INTERRUPTED = 'This was not sent before the page was closed.';

/** What a page that was closed too early had not sent. It waits for the writer: by then it may be out of place. */
export function readSaved(): readonly PendingMessage[] {
  try {
    const saved = JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as PendingMessage[];
    return saved.map((message) => ({ ...message, failure: message.failure ?? INTERRUPTED }));
  } catch {
    return [];
  }
}

export const save = (pending: readonly PendingMessage[]): void =>
  window.localStorage.setItem(KEY, JSON.stringify(pending.filter(({ file }) => !file)));
