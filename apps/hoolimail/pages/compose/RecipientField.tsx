import { type ReactNode, useRef, useState } from 'react';
import type { TagSuggestion } from '#kit/ui/split-tags.ts';
import { TagsInput } from '#kit/ui/TagsInput.tsx';
import type { Address } from '../../schema/mail.ts';
import { ask } from '../client.ts';

interface RecipientFieldProps {
  label: string;
  value: readonly Address[];
  onChange: (value: Address[]) => void;
  autoFocus?: boolean;
  aside?: ReactNode;
}

export const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** People to write to, found among the contacts while typing. */
export function RecipientField({ label, value, onChange, autoFocus, aside }: RecipientFieldProps) {
  const [found, setFound] = useState<readonly Address[]>([]);
  const asked = useRef('');
  const known = [...value, ...found];
  const suggestions: TagSuggestion[] = known
    .filter(({ email }, index) => known.findIndex((one) => one.email === email) === index)
    .map(({ name, email }) => ({ value: email, label: name || email }));

  function search(query: string) {
    asked.current = query;
    if (!query.trim()) return;
    void ask('contacts.suggest', { query: query.trim() }).then(({ people }) => {
      if (asked.current === query) setFound(people);
    });
  }
  return (
    <div className="flex items-start border-border/80 border-b px-4">
      <span aria-hidden className="w-9 shrink-0 pt-2 text-foreground-muted">
        {label}
      </span>
      <TagsInput
        label={label}
        hideLabel
        className="flex-1"
        value={value.map(({ email }) => email)}
        suggestions={suggestions}
        onSearch={search}
        validate={(tag) => (isAddress(tag) ? undefined : `“${tag}” is not an e-mail address.`)}
        onChange={(emails) =>
          onChange(
            emails.map((email) => ({ name: known.find((one) => one.email === email)?.name ?? '', email })),
          )
        }
        autoFocus={autoFocus}
      />
      {aside}
    </div>
  );
}
