import { X } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { cx } from '#kit/ui/cx.ts';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { useData } from '../client.ts';
import { matchesName } from './match-name.ts';

interface PeoplePickerProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  except?: readonly string[];
  single?: boolean;
}

export function PeoplePicker({ chosen, onChange, except = [], single }: PeoplePickerProps) {
  const { people } = useData('people.list', {});
  const [query, setQuery] = useState('');
  const shown = people.filter(({ id, name }) => !except.includes(id) && matchesName(name, query));
  function toggle(id: string) {
    if (chosen.includes(id)) onChange(chosen.filter((other) => other !== id));
    else onChange(single ? [id] : [...chosen, id]);
  }
  return (
    <div className="flex h-full flex-col gap-2">
      {chosen.length > 0 && !single && (
        <ul aria-label="Chosen people" className="flex max-h-24 flex-wrap gap-1.5 overflow-y-auto">
          {people
            .filter(({ id }) => chosen.includes(id))
            .map(({ id, name }) => (
              <li key={id} className="flex items-center gap-1.5 rounded-full bg-accent py-0.5 pr-1 pl-0.5">
                <Avatar name={name} size="xs" decorative />
                <span className="text-small">{name}</span>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => toggle(id)}
                  className="rounded-full p-0.5 hover:bg-foreground/10"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              </li>
            ))}
        </ul>
      )}
      <SearchInput label="Search name or number" value={query} onChange={setQuery} />
      <ul aria-label="People" className="-mx-2 min-h-0 flex-1 overflow-y-auto">
        {shown.length === 0 && <li className="p-4 text-center text-foreground-muted">No people found</li>}
        {shown.map(({ id, name, about }) => (
          <li key={id}>
            <label
              className={cx(
                'flex cursor-pointer items-center gap-3 rounded-control px-2 py-2 hover:bg-pane-hover',
                chosen.includes(id) && 'bg-pane-selected',
              )}
            >
              <input
                type={single ? 'radio' : 'checkbox'}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
                aria-label={name}
                className="size-4.5 accent-(--primary)"
              />
              <Avatar name={name} decorative />
              <span className="min-w-0">
                <span className="block truncate font-medium">{name}</span>
                <span className="block truncate text-foreground-muted text-small">{about}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
