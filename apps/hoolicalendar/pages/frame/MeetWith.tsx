import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Combobox } from '#kit/ui/Combobox.tsx';
import { usePeople } from '../editor/use-people.ts';

/** Finds somebody, and a time that suits both. */
export function MeetWith() {
  const [, navigate] = useLocation();
  const { people, search } = usePeople();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div className="relative pr-1">
      <UserRoundSearch
        aria-hidden
        className="pointer-events-none absolute top-2.5 left-3 z-10 size-4 text-foreground-muted"
      />
      <Combobox
        label="Meet with"
        hideLabel
        placeholder="Meet with…"
        value={chosen}
        options={people.map(({ name, email }) => ({ value: email, label: name, detail: email }))}
        onSearch={search}
        emptyMessage="Nobody by that name"
        onChange={(email) => {
          setChosen(null);
          if (email) navigate(`/events/new?tab=times&guests=${encodeURIComponent(email)}`);
        }}
        className="[&_input]:border-transparent [&_input]:bg-foreground/6 [&_input]:pl-9"
      />
    </div>
  );
}
