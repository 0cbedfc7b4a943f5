import { ArrowLeft, EllipsisVertical, Search } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import type { ChatView } from '../../rules/views.ts';
import { ChatAvatar } from '../ChatAvatar.tsx';
import { chatMenu } from '../list/chat-menu.tsx';
import { useChatActions } from '../list/use-chat-actions.tsx';
import { keepList } from '../list-location.ts';
import { usePresence } from '../presence.ts';

interface HeaderProps {
  chat: ChatView;
  onSearch: () => void;
  onSelect: () => void;
}

export function Header({ chat, onSearch, onSelect }: HeaderProps) {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const { verbs, dialogs } = useChatActions();
  const infoHref = keepList(`/chats/${chat.id}/info`, query);
  const listHref = keepList('/', query);
  const menu = chatMenu(chat, {
    ...verbs,
    showInfo: () => navigate(infoHref),
    select: onSelect,
    close: () => navigate(listHref),
  });
  const presence = usePresence(chat);
  return (
    <header className="flex h-[60px] shrink-0 items-center gap-1 border-border border-b bg-pane px-3">
      <Link
        href={listHref}
        aria-label="Back to chats"
        className="grid size-9 place-items-center rounded-full text-foreground-muted hover:bg-foreground/7 min-[700px]:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <Link
        href={infoHref}
        aria-label={`${chat.kind === 'group' ? 'Group' : 'Contact'} info of ${chat.name}`}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-lg px-1.5 py-1"
      >
        <ChatAvatar name={chat.name} isGroup={chat.kind === 'group'} className="size-10!" />
        <span className="min-w-0">
          <h1 className="truncate font-semibold text-[15.5px] leading-tight">{chat.name}</h1>
          {presence.text && (
            <span
              role="status"
              className={cx(
                'block truncate text-small',
                presence.isTyping ? 'text-primary' : 'text-foreground-muted',
              )}
            >
              {presence.text}
            </span>
          )}
        </span>
      </Link>
      <IconButton label="Search in chat" icon={<Search aria-hidden />} onClick={onSearch} />
      <Menu
        align="end"
        trigger={<IconButton label="Chat menu" icon={<EllipsisVertical aria-hidden />} />}
        items={menu}
      />
      {dialogs}
    </header>
  );
}
