import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useRoute, useSearchParams } from 'wouter';
import { useNow } from '#kit/page/now.ts';
import { get } from '#kit/page/rpc.ts';
import { MenuAt, type Place } from '#kit/ui/MenuAt.tsx';
import { PAGE_LENGTH } from '../../chat-location.ts';
import type { ChatRow } from '../../rules/views.ts';
import { keepList } from '../list-location.ts';
import { ChatLine } from './ChatLine.tsx';
import { rowMenu } from './chat-menu.tsx';
import { useChatActions } from './use-chat-actions.tsx';

interface ChatLinesProps {
  label: string;
  rows: readonly ChatRow[];
  /** Goes into the address of every chat that is opened from here. */
  filter?: string;
  before?: ReactNode;
  empty: ReactNode;
}

export function ChatLines({ label, rows, filter, before, empty }: ChatLinesProps) {
  const now = useNow();
  const [query] = useSearchParams();
  const [, params] = useRoute('/chats/:chatId/*?');
  const { verbs, dialogs } = useChatActions();
  const [menu, setMenu] = useState<{ chat: ChatRow; at: Place } | null>(null);
  const prefetch = usePrefetch();
  return (
    <>
      <ul aria-label={label} onKeyDown={moveFocus} className="min-h-0 flex-1 overflow-y-auto pb-3">
        {before}
        {rows.length === 0 && <li>{empty}</li>}
        {rows.map((chat) => (
          <ChatLine
            key={chat.id}
            chat={chat}
            now={now}
            href={keepList(`/chats/${chat.id}`, query, filter ? { filter } : {})}
            isOpen={Number(params?.chatId) === chat.id}
            onMenu={(at) => setMenu({ chat, at })}
            onIntent={() => prefetch(chat.id)}
          />
        ))}
      </ul>
      <MenuAt
        label="Chat menu"
        at={menu?.at ?? null}
        onClose={() => setMenu(null)}
        items={menu ? rowMenu(menu.chat, verbs) : []}
      />
      {dialogs}
    </>
  );
}

/** Arrow keys go from line to line. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('li > a')];
  const index = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = links[index + step];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** What a chat opens with is here by the time it is clicked. */
function usePrefetch() {
  const client = useQueryClient();
  return (chatId: number) => {
    for (const [name, input] of [
      ['chats.get', { chatId }],
      ['messages.page', { chatId, limit: PAGE_LENGTH }],
    ] as const)
      void client.prefetchQuery({ queryKey: [name, input], queryFn: () => get(name, input) });
  };
}
