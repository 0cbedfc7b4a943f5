import { Archive, EllipsisVertical, MessageSquarePlus, MessagesSquare } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { Link, useLocation, useRoute, useSearchParams } from 'wouter';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { Tooltip } from '#kit/ui/Tooltip.tsx';
import { type ChatFilter, chatFilterOf } from '../../chat-location.ts';
import { useData } from '../client.ts';
import { keepList } from '../list-location.ts';
import { Pane } from '../Pane.tsx';
import { ChatLines } from './ChatLines.tsx';
import { SearchResults } from './SearchResults.tsx';

const CHIPS: readonly { filter: ChatFilter; label: string }[] = [
  { filter: 'all', label: 'All' },
  { filter: 'unread', label: 'Unread' },
  { filter: 'favorites', label: 'Favorites' },
  { filter: 'groups', label: 'Groups' },
];

export function ChatsPane() {
  const [query] = useSearchParams();
  const filter = chatFilterOf(query.get('filter'));
  const search = useChatSearch();
  const wanted = useDeferredValue(search.text.trim());
  const isSearching = search.text.trim() !== '';
  if (filter === 'archived' && !isSearching) return <ArchivedPane />;
  return (
    <Pane title="Chats" actions={<PaneActions />}>
      <div className="px-3.5 pb-2">
        <SearchInput
          label="Search or start a new chat"
          value={search.text}
          onChange={search.set}
          className="pane-search"
        />
      </div>
      {isSearching ? (
        <Suspense>
          <SearchResults query={wanted} />
        </Suspense>
      ) : (
        <FilteredChats filter={filter} />
      )}
    </Pane>
  );
}

function FilteredChats({ filter }: { filter: ChatFilter }) {
  const { rows, counts } = useData('chats.list', { filter });
  return (
    <>
      <FilterChips filter={filter} unread={counts.unread} />
      <ChatLines
        label="Chats"
        rows={rows}
        empty={<NoChats filter={filter} />}
        before={
          filter === 'all' && counts.archived > 0 ? (
            <ArchivedLine unread={counts.archivedUnread} />
          ) : undefined
        }
      />
    </>
  );
}

export function ArchivedPane() {
  const { rows } = useData('chats.list', { filter: 'archived' });
  return (
    <Pane title="Archived" back={{ href: '/', label: 'Back to chats' }}>
      <p className="px-5 pb-3 text-foreground-muted text-small">
        These chats stay archived while they are quiet. A new message brings them back unless you choose
        otherwise in{' '}
        <Link href="/settings/chats" className="text-link hover:underline">
          settings
        </Link>
        .
      </p>
      <ChatLines
        label="Archived chats"
        rows={rows}
        filter="archived"
        empty={<EmptyState icon={<Archive aria-hidden />} title="No archived chats" />}
      />
    </Pane>
  );
}

function PaneActions() {
  return (
    <div className="flex">
      <Tooltip content="New chat">
        <Link
          href="/new"
          aria-label="New chat"
          className="grid size-9.5 place-items-center rounded-full text-foreground-muted hover:bg-foreground/7 hover:text-foreground"
        >
          <MessageSquarePlus aria-hidden className="size-5" />
        </Link>
      </Tooltip>
      <Menu
        align="end"
        trigger={<IconButton label="Menu" icon={<EllipsisVertical aria-hidden />} />}
        items={[
          { label: 'New group', href: '/new-group' },
          { label: 'Starred messages', href: '/starred' },
          { label: 'Archived chats', href: '/archived' },
          { separator: true },
          { label: 'Settings', href: '/settings' },
          { label: 'Help', href: '/help' },
        ]}
      />
    </div>
  );
}

function FilterChips({ filter, unread }: { filter: ChatFilter; unread: number }) {
  const [path] = useLocation();
  const [query] = useSearchParams();
  const hrefOf = (chip: ChatFilter) => {
    const next = new URLSearchParams(query);
    next.delete('filter');
    if (chip !== 'all') next.set('filter', chip);
    const text = next.toString();
    return text ? `${path}?${text}` : path;
  };
  return (
    <nav
      aria-label="Filter chats"
      className="flex gap-1.5 overflow-x-auto px-3.5 pb-2 [scrollbar-width:none]"
    >
      {CHIPS.map((chip) => (
        <Link
          key={chip.filter}
          href={hrefOf(chip.filter)}
          aria-current={chip.filter === filter ? 'true' : undefined}
          className={cx(
            'whitespace-nowrap rounded-full border px-2.5 py-1 text-[13px]',
            chip.filter === filter
              ? 'border-transparent bg-accent font-semibold text-accent-foreground'
              : 'border-border text-foreground-muted hover:bg-pane-hover',
          )}
        >
          {chip.label}
          {chip.filter === 'unread' && unread > 0 && ` ${unread}`}
        </Link>
      ))}
    </nav>
  );
}

const ArchivedLine = ({ unread }: { unread: number }) => (
  <li className="mx-2">
    <Link href="/archived" className="flex items-center gap-3 rounded-xl px-2.5 py-2.5 hover:bg-pane-hover">
      <span className="grid w-12 place-items-center text-primary">
        <Archive aria-hidden className="size-5" />
      </span>
      <span className="flex-1 font-medium text-[15px]">Archived</span>
      {unread > 0 && <span className="pr-1.5 font-semibold text-caption text-unread">{unread}</span>}
    </Link>
  </li>
);

function NoChats({ filter }: { filter: ChatFilter }) {
  if (filter === 'unread')
    return <EmptyState icon={<MessagesSquare aria-hidden />} title="No unread chats" />;
  if (filter === 'favorites')
    return (
      <EmptyState icon={<MessagesSquare aria-hidden />} title="No favorites yet">
        Add people and groups that matter from the menu of their chat.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<MessagesSquare aria-hidden />}
      title={filter === 'groups' ? 'No groups' : 'No chats'}
      action={<LinkButton href={filter === 'groups' ? '/new-group' : '/new'}>Start one</LinkButton>}
    />
  );
}

/** What is searched for lives in the address: beside an open chat as `find`, otherwise on a page of its own. */
function useChatSearch() {
  const [path, navigate] = useLocation();
  const [query] = useSearchParams();
  const [isChat] = useRoute('/chats/:chatId/*?');
  const name = isChat ? 'find' : 'q';
  const text = (path === '/search' || isChat ? query.get(name) : null) ?? '';
  const set = (next: string) => {
    if (isChat) {
      const params = new URLSearchParams(query);
      if (next) params.set(name, next);
      else params.delete(name);
      navigate(params.size > 0 ? `${path}?${params}` : path, { replace: true });
    } else {
      const target = next ? `/search?q=${encodeURIComponent(next)}` : keepList('/', query);
      navigate(target, { replace: path === '/search' });
    }
  };
  return { text, set };
}
