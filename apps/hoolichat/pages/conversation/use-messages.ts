import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { get } from '#kit/page/rpc.ts';
import { PAGE_LENGTH } from '../../chat-location.ts';
import type { ChatMessage, MessagePage } from '../../rules/views.ts';
import { ask, useData } from '../client.ts';
import * as stretch from './message-window.ts';

/** Asked for at once while scrolling: as much as the server gives. */
const SCROLL_LENGTH = 80;

/**
 * The messages of a chat as far as they were scrolled to. Two answers stay live, the newest page and the one around
 * what is on the screen; both are folded into the same window.
 */
export function useMessages(chatId: number, linkedId: number | null) {
  const newest = useData('messages.page', { chatId, limit: PAGE_LENGTH });
  const linked = useAround(chatId, linkedId);
  const [window, setWindow] = useState(() => stretch.windowOf(linked ?? newest));
  const [anchorId, setAnchorId] = useState<number | null>(null);
  const region = useAround(chatId, anchorId);

  useFold(newest, setWindow, stretch.refreshEnd);
  useFold(region, setWindow, stretch.refreshMiddle);
  const loading = useRef(false);

  const load = useCallback(
    async (edge: 'older' | 'newer') => {
      const [first, last] = [window.items[0], window.items.at(-1)];
      if (loading.current || !first || !last) return;
      loading.current = true;
      try {
        const from = edge === 'older' ? { before: first.id } : { after: last.id };
        const page = await ask('messages.page', { chatId, limit: SCROLL_LENGTH, ...from });
        setWindow((old) => (edge === 'older' ? stretch.prepend(old, page) : stretch.append(old, page)));
      } finally {
        loading.current = false;
      }
    },
    [chatId, window],
  );
  return {
    window,
    firstUnreadId: newest.firstUnreadId,
    unread: newest.unread,
    loadOlder: useCallback(() => load('older'), [load]),
    loadNewer: useCallback(() => load('newer'), [load]),
    /** Shows the stretch around a message in place of this one, unless it is here already. */
    showAround: useCallback(
      async (messageId: number) => {
        if (window.items.some(({ id }) => id === messageId)) return;
        const page = await ask('messages.page', { chatId, around: messageId, limit: PAGE_LENGTH });
        setWindow(stretch.windowOf(page));
      },
      [chatId, window],
    ),
    showNewest: useCallback(() => setWindow(stretch.windowOf(newest)), [newest]),
    /** Shows a change before the server has confirmed it. */
    patch: useCallback(
      (id: number, change: (message: ChatMessage) => ChatMessage) =>
        setWindow((old) => stretch.patch(old, id, change)),
      [],
    ),
    /** Keeps what is on the screen live as well, when the newest page does not hold it. */
    watch: useCallback(
      (messageId: number) => setAnchorId(newest.items.some(({ id }) => id === messageId) ? null : messageId),
      [newest],
    ),
  };
}

export type Messages = ReturnType<typeof useMessages>;

function useAround(chatId: number, around: number | null): MessagePage | undefined {
  const input = { chatId, around, limit: PAGE_LENGTH };
  const { data } = useQuery({
    queryKey: ['messages.page', input],
    queryFn: () => get('messages.page', input) as Promise<MessagePage>,
    enabled: around !== null,
  });
  return data;
}

type SetWindow = (change: (old: stretch.MessageWindow) => stretch.MessageWindow) => void;

/** In the render that brings the answer, so that nothing is painted without it. */
function useFold(
  page: MessagePage | undefined,
  setWindow: SetWindow,
  fold: (window: stretch.MessageWindow, page: MessagePage) => stretch.MessageWindow,
): void {
  const [seen, setSeen] = useState(page);
  if (page === seen) return;
  setSeen(page);
  if (page) setWindow((old) => fold(old, page));
}
