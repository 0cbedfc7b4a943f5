import { TagsInput } from '#kit/ui/TagsInput.tsx';
import { usePeople } from '../editor/use-people.ts';
import type { DraftGuest } from './draft.ts';

interface GuestsInputProps {
  guests: readonly DraftGuest[];
  onChange: (guests: DraftGuest[]) => void;
  error?: string;
  disabled?: boolean;
  /** Names of chosen ones are shown elsewhere. */
  asAdder?: boolean;
}

const isAddress = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text);

/** Addresses, found by name. */
export function GuestsInput({ guests, onChange, error, disabled, asAdder }: GuestsInputProps) {
  const { people, search, nameOf } = usePeople();
  const known = [...people, ...guests.filter(({ email }) => !people.some((one) => one.email === email))];
  const wrong = (tag: string) => (isAddress(tag) ? undefined : `“${tag}” is no e-mail address.`);
  return (
    <TagsInput
      label={asAdder ? 'Add guests' : 'Guests'}
      hideLabel
      placeholder="Add guests"
      disabled={disabled}
      value={asAdder ? [] : guests.map(({ email }) => email)}
      onChange={(emails) => {
        const chosen = asAdder ? [...guests.map(({ email }) => email), ...emails.filter(isAddress)] : emails;
        onChange(
          [...new Set(chosen)].map(
            (email) =>
              guests.find((guest) => guest.email === email) ?? {
                email,
                name: nameOf(email),
                optional: false,
              },
          ),
        );
      }}
      onSearch={search}
      suggestions={known.map(({ name, email }) => ({ value: email, label: name || email, detail: email }))}
      validate={wrong}
      error={error}
    />
  );
}

/** What keeps the draft from being saved. */
export const guestProblem = (guests: readonly DraftGuest[]): string | undefined => {
  const wrong = guests.find(({ email }) => !isAddress(email));
  return wrong && `“${wrong.email}” is no e-mail address. Remove or correct it.`;
};
