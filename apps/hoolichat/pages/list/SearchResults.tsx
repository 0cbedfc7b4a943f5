import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useNow } from '#kit/page/now.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ChatAvatar } from '../ChatAvatar.tsx';
import { listDate } from '../chat-dates.ts';
import { useData, usePerform } from '../client.ts';
import { Marked } from '../text/Marked.tsx';

/** Chats, people and messages for what was typed. */
export function SearchResults({ query }: { query: string }) {
  const { chats, messages, contacts, total } = useData('search.all', { q: query });
  const now = useNow();
  const find = encodeURIComponent(query);
  if (chats.length + messages.length + contacts.length === 0) {
    return (
      <EmptyState icon={<SearchX aria-hidden />} title="Nothing found">
        No chats, contacts or messages for “{query}”.
      </EmptyState>
    );
  }
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-3">
      <Group title="Chats" isEmpty={chats.length === 0}>
        {chats.map(({ id, name, kind, marks }) => (
          <Hit key={id} href={`/chats/${id}?find=${find}`} label={name}>
            <ChatAvatar name={name} isGroup={kind === 'group'} className="size-11!" />
            <span className="truncate font-medium text-[15px]">
              <Marked text={name} marks={marks} />
            </span>
          </Hit>
        ))}
      </Group>
      <Group title="Contacts" isEmpty={contacts.length === 0}>
        {contacts.map((person) => (
          <Contact key={person.id} person={person} />
        ))}
      </Group>
      <Group
        title={total > messages.length ? `Messages (${total})` : 'Messages'}
        isEmpty={messages.length === 0}
      >
        {messages.toSorted(newestFirst).map((hit) => (
          <Hit key={hit.id} href={`/chats/${hit.chatId}?find=${find}&message=${hit.id}`}>
            <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
              <span className="flex items-baseline gap-2">
                <span className="truncate font-medium text-[15px]">{hit.chatName}</span>
                <time className="ml-auto shrink-0 text-caption text-foreground-muted">
                  {listDate(hit.at, now)}
                </time>
              </span>
              <span className="line-clamp-2 text-[13.5px] text-foreground-muted">
                {hit.from === 'me' ? 'You: ' : hit.chatKind === 'group' && `${hit.fromName}: `}
                <Marked text={hit.text} marks={hit.marks} />
              </span>
            </span>
          </Hit>
        ))}
      </Group>
    </div>
  );
}

function Group({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <section aria-label={title}>
      <h3 className="px-6 pt-3 pb-1.5 font-semibold text-primary">{title}</h3>
      <ul aria-label={title}>{children}</ul>
    </section>
  );
}

function Hit({ href, label, children }: { href: string; label?: string; children: ReactNode }) {
  return (
    <li className="mx-2">
      <Link
        href={href}
        aria-label={label}
        className="flex items-center gap-3 rounded-xl px-3.5 py-2 hover:bg-pane-hover"
      >
        {children}
      </Link>
    </li>
  );
}

function Contact({
  person,
}: {
  person: { id: string; name: string; about: string; marks: readonly (readonly [number, number])[] };
}) {
  const perform = usePerform();
  const [, navigate] = useLocation();
  const open = async () => {
    const chat = await perform('chats.open', { personId: person.id });
    if (chat) navigate(`/chats/${chat.id}`);
  };
  return (
    <li className="mx-2">
      <button
        type="button"
        aria-label={person.name}
        onClick={() => void open()}
        className="flex w-full items-center gap-3 rounded-xl px-3.5 py-2 text-left hover:bg-pane-hover"
      >
        <Avatar name={person.name} decorative className="size-11!" />
        <span className="min-w-0">
          <span className="block truncate font-medium text-[15px]">
            <Marked text={person.name} marks={person.marks} />
          </span>
          <span className="block truncate text-foreground-muted text-small">{person.about}</span>
        </span>
      </button>
    </li>
  );
}

const newestFirst = (a: { id: number }, b: { id: number }): number => b.id - a.id;
