import { BellOff, ChevronDown, Pin } from 'lucide-react';
import { Link } from 'wouter';
import { cx } from '#kit/ui/cx.ts';
import type { Place } from '#kit/ui/MenuAt.tsx';
import type { ChatRow } from '../../rules/views.ts';
import { ChatAvatar } from '../ChatAvatar.tsx';
import { listDate } from '../chat-dates.ts';
import { LastLine } from './LastLine.tsx';

interface ChatLineProps {
  chat: ChatRow;
  href: string;
  isOpen: boolean;
  now: number;
  onMenu: (at: Place) => void;
  onIntent: () => void;
}

export function ChatLine({ chat, href, isOpen, now, onMenu, onIntent }: ChatLineProps) {
  const isUnread = chat.unread > 0 || chat.markedUnread;
  return (
    <li
      className={cx(
        'group/line relative mx-2 rounded-xl',
        isOpen ? 'bg-pane-selected' : 'hover:bg-pane-hover',
      )}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu({ x: event.clientX, y: event.clientY });
      }}
    >
      <Link
        href={href}
        aria-label={spokenChat(chat)}
        aria-current={isOpen ? 'page' : undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        className="flex items-center gap-3 rounded-xl px-2.5 py-2 focus-visible:-outline-offset-2"
      >
        <ChatAvatar name={chat.name} isGroup={chat.kind === 'group'} />
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
          <span className="flex items-baseline gap-2">
            <span className="truncate font-semibold text-[15px]">{chat.name}</span>
            <time
              className={cx(
                'ml-auto shrink-0 text-caption',
                isUnread ? 'font-semibold text-unread' : 'text-foreground-muted',
              )}
            >
              {listDate(chat.lastMessage?.at ?? chat.activeAt, now)}
            </time>
          </span>
          <span className="flex h-5 items-center gap-1.5 text-[13.5px] text-foreground-muted">
            <span className={cx('flex min-w-0 flex-1', isUnread && 'font-medium text-foreground')}>
              <LastLine chat={chat} />
            </span>
            {chat.mutedUntil !== null && (
              <BellOff role="img" aria-label="Muted" className="size-4 shrink-0" />
            )}
            {chat.pinned && <Pin role="img" aria-label="Pinned" className="size-4 shrink-0" />}
            {isUnread && <UnreadBadge chat={chat} />}
            <span className="w-0 transition-[width] group-focus-within/line:w-5 group-hover/line:w-5" />
          </span>
        </span>
      </Link>
      <button
        type="button"
        aria-label={`Menu for ${chat.name}`}
        aria-haspopup="menu"
        onClick={(event) => onMenu(event.currentTarget)}
        className="absolute right-2 bottom-2 grid size-6 place-items-center rounded-full text-foreground-muted opacity-0 hover:text-foreground focus-visible:opacity-100 group-focus-within/line:opacity-100 group-hover/line:opacity-100"
      >
        <ChevronDown aria-hidden className="size-5" />
      </button>
    </li>
  );
}

function UnreadBadge({ chat }: { chat: ChatRow }) {
  return (
    <>
      {chat.mentioned && <span className="font-bold text-unread">@</span>}
      <span
        className={cx(
          'grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-1.5 font-semibold text-[11.5px] text-unread-foreground',
          chat.mutedUntil === null ? 'bg-unread' : 'bg-foreground-muted',
        )}
      >
        {chat.unread > 0 ? chat.unread : ''}
      </span>
    </>
  );
}

const spokenChat = ({ name, unread, markedUnread }: ChatRow): string => {
  if (unread > 0) return `${name}, ${unread} unread`;
  return markedUnread ? `${name}, marked as unread` : name;
};
