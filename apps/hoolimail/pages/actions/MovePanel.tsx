import { useState } from 'react';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import type { Change } from '../../api/inputs.ts';
import { useData } from '../client.ts';
import { labelTree } from '../frame/label-tree.ts';
import { CATEGORY_LIST, CATEGORY_NAMES } from '../mail-names.ts';

interface Place {
  name: string;
  change: Change;
}

const FIXED: readonly Place[] = [
  { name: 'Inbox', change: { do: 'moveTo', to: 'inbox' } },
  { name: 'Spam', change: { do: 'moveTo', to: 'spam' } },
  { name: 'Trash', change: { do: 'moveTo', to: 'trash' } },
];

/** Where a conversation can go: labels, categories of the inbox, and the fixed folders. */
export function MovePanel({ onMove }: { onMove: (change: Change) => void }) {
  const { labels } = useData('mailbox.summary', {});
  const [search, setSearch] = useState('');
  const wanted = ({ name }: Place) => name.toLowerCase().includes(search.trim().toLowerCase());
  const groups: Place[][] = [
    labelTree(labels).map(
      ({ label, path }): Place => ({ name: path, change: { do: 'moveTo', to: label.id } }),
    ),
    CATEGORY_LIST.map(
      (category): Place => ({
        name: CATEGORY_NAMES[category],
        change: { do: 'category', category },
      }),
    ),
    [...FIXED],
  ]
    .map((places) => places.filter(wanted))
    .filter((places) => places.length > 0);
  return (
    <div className="flex w-60 flex-col py-3">
      <p className="px-4 pb-2 font-medium">Move to</p>
      <SearchInput label="Find place" value={search} onChange={setSearch} className="px-3 pb-2" autoFocus />
      <div className="max-h-64 overflow-y-auto">
        {groups.map((places) => (
          <div key={places[0]?.name} className="border-border border-b py-1 last:border-0">
            {places.map(({ name, change }) => (
              <button
                key={name}
                type="button"
                onClick={() => onMove(change)}
                className="block w-full truncate px-4 py-1.5 text-left hover:bg-foreground/6"
              >
                {name}
              </button>
            ))}
          </div>
        ))}
        {groups.length === 0 && <p className="px-4 py-1 text-foreground-muted">No place of this name.</p>}
      </div>
    </div>
  );
}
