import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ChatList } from '../../rules/views.ts';
import { usePerform } from '../client.ts';
import type { Messages } from './use-messages.ts';

/** A glance: what is on the screen for less was not read. */
const GLANCE_MS = 500;

/**
 * Marks a chat read when it was open for a moment, and what comes later when its end is in view. The mark above what
 * was unread stays until the chat is left.
 */
export function useReading(chatId: number, { firstUnreadId, unread, window }: Messages) {
  const perform = usePerform();
  const client = useQueryClient();
  const [isAtEnd, setAtEnd] = useState(true);
  const [firstUnread] = useState(firstUnreadId === null ? null : { id: firstUnreadId, count: unread });
  const lastId = window.hasNewer ? null : (window.items.at(-1)?.id ?? null);

  const [openedWith] = useState(lastId);

  useEffect(() => {
    if (unread === 0 || lastId === null || !(isAtEnd || lastId === openedWith)) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        client.setQueriesData<ChatList>({ queryKey: ['chats.list'] }, (list) => list && asRead(list, chatId));
        void perform('chats.markRead', { chatId, upTo: lastId });
      }, GLANCE_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [chatId, unread, lastId, isAtEnd, openedWith, perform, client]);

  return { firstUnread, onAtEnd: setAtEnd };
}

const asRead = (list: ChatList, chatId: number): ChatList => ({
  ...list,
  rows: list.rows.map((row) => (row.id === chatId ? { ...row, unread: 0, markedUnread: false } : row)),
});
