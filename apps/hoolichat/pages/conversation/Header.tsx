import { ArrowLeft, EllipsisVertical, Search } from 'lucide-react';
import { Link } from 'wouter';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import type { MenuItem } from '#kit/ui/MenuItems.tsx';
import type { ChatView } from '../../rules/views.ts';
import { ChatAvatar } from '../ChatAvatar.tsx';
import { usePresence } from '../presence.ts';

interface HeaderProps {
  chat: ChatView;
  infoHref: string;
  listHref: string;
  menu: readonly MenuItem[];
  onSearch: () => void;
}

export function Header({ chat, infoHref, listHref, menu, onSearch }: HeaderProps) {
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
    </header>
  );
}
