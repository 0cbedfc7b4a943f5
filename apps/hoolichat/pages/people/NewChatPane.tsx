import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { useData, usePerform } from '../client.ts';
import { Pane } from '../Pane.tsx';
import { matchesName } from './match-name.ts';

export function NewChatPane() {
  const { people } = useData('people.list', {});
  const perform = usePerform();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const shown = people.filter(
    ({ name, phone }) => matchesName(name, query) || (query && phone.includes(query)),
  );
  const byLetter = Map.groupBy(shown, ({ name }) => (name[0] ?? '').toUpperCase());
  async function open(personId: string) {
    const chat = await perform('chats.open', { personId });
    if (chat) navigate(`/chats/${chat.id}`);
  }
  return (
    <Pane title="New chat" back={{ href: '/', label: 'Back to chats' }}>
      <div className="px-3.5 pb-2">
        <SearchInput
          label="Search name or number"
          value={query}
          onChange={setQuery}
          autoFocus
          onSubmit={() => shown[0] && void open(shown[0].id)}
          className="pane-search"
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto pb-3">
        <Link
          href="/new-group"
          className="mx-2 flex items-center gap-3 rounded-xl px-3 py-2 hover:bg-pane-hover"
        >
          <span className="grid size-11 place-items-center rounded-full bg-primary text-primary-foreground">
            <UsersRound aria-hidden className="size-5" />
          </span>
          <span className="font-medium text-[15px]">New group</span>
        </Link>
        {shown.length === 0 && <EmptyState title="No contacts found" />}
        {[...byLetter].map(([letter, group]) => (
          <section key={letter} aria-label={letter}>
            <h3 className="px-6 pt-3 pb-1 font-semibold text-primary">{letter}</h3>
            <ul>
              {group.map(({ id, name, about }) => (
                <li key={id} className="mx-2">
                  <button
                    type="button"
                    aria-label={name}
                    onClick={() => void open(id)}
                    className="flex w-full items-center gap-3 rounded-xl px-3 py-2 text-left hover:bg-pane-hover"
                  >
                    <Avatar name={name} decorative className="size-11! text-[15px]!" />
                    <span className="min-w-0">
                      <span className="block truncate font-medium text-[15px]">{name}</span>
                      <span className="block truncate text-foreground-muted text-small">{about}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Pane>
  );
}
