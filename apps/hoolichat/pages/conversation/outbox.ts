import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { worldNow } from '#kit/page/now.ts';
import { post, postBytes, RpcError } from '#kit/page/rpc.ts';
import { PAGE_LENGTH } from '../../chat-location.ts';
import type { ChatMessage, MessagePage, Quoted } from '../../rules/views.ts';
import type { PendingMessage } from './rows.ts';
import { readSaved, save } from './saved-outbox.ts';

/** What is on its way, of all chats, in the order it was sent. Texts survive a reload; files live with the page. */
let pending: readonly PendingMessage[] = readSaved();
const files = new Map<string, Blob>();
const listeners = new Set<() => void>();
/** Per chat, so that messages arrive in the order they were written. */
const queues = new Map<number, Promise<void>>();

function set(next: readonly PendingMessage[]): void {
  pending = next;
  save(pending);
  for (const listener of listeners) listener();
}

const change = (clientId: string, changes: Partial<PendingMessage>): void =>
  set(pending.map((one) => (one.clientId === clientId ? { ...one, ...changes } : one)));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function usePending(chatId: number): readonly PendingMessage[] {
  const all = useSyncExternalStore(subscribe, () => pending);
  return useMemo(() => all.filter((one) => one.chatId === chatId), [all, chatId]);
}

export interface Outgoing {
  text: string;
  replyTo?: Quoted | null;
  file?: File;
}

/** Sends and shows at once: the message stands in the chat before the server has heard of it. */
export function useOutbox(chatId: number) {
  const client = useQueryClient();
  const send = useCallback(
    ({ text, replyTo = null, file }: Outgoing) => {
      const clientId = crypto.randomUUID();
      if (file) files.set(clientId, file);
      const shown = file && {
        name: file.name,
        type: file.type,
        size: file.size,
        url: URL.createObjectURL(file),
      };
      const message = { clientId, chatId, at: worldNow(), text, replyTo, file: shown, failure: null };
      set([...pending, message]);
      enqueue(client, message);
    },
    [client, chatId],
  );
  const retry = useCallback(
    (message: PendingMessage) => {
      change(message.clientId, { failure: null });
      enqueue(client, message);
    },
    [client],
  );
  return { send, retry, discard };
}

function discard(clientId: string): void {
  const message = pending.find((one) => one.clientId === clientId);
  if (message?.file) URL.revokeObjectURL(message.file.url);
  files.delete(clientId);
  set(pending.filter((one) => one.clientId !== clientId));
}

function enqueue(client: QueryClient, message: PendingMessage): void {
  const before = queues.get(message.chatId) ?? Promise.resolve();
  queues.set(
    message.chatId,
    before.then(() => deliver(client, message)),
  );
}

async function deliver(client: QueryClient, message: PendingMessage): Promise<void> {
  try {
    const stored = (await transmit(message)) as ChatMessage;
    showStored(client, stored);
    discard(message.clientId);
    void client.invalidateQueries();
  } catch (refusal) {
    change(message.clientId, { failure: refusal instanceof RpcError ? refusal.message : String(refusal) });
  }
}

function transmit({ clientId, chatId, text, replyTo, file }: PendingMessage): Promise<unknown> {
  const blob = files.get(clientId);
  const quote = replyTo ? { replyTo: replyTo.id } : {};
  if (file && blob) {
    const input = { chatId, clientId, filename: file.name, type: file.type, caption: text, ...quote };
    return postBytes('attachments.send', input, blob);
  }
  return post('messages.send', { chatId, clientId, text, ...quote }, clientId);
}

/** The stored message takes the pending one's place in the same frame. */
function showStored(client: QueryClient, stored: ChatMessage): void {
  const key = ['messages.page', { chatId: stored.chatId, limit: PAGE_LENGTH }];
  client.setQueryData<MessagePage>(key, (page) =>
    page && !page.items.some(({ id }) => id === stored.id)
      ? { ...page, items: [...page.items, stored] }
      : page,
  );
}
