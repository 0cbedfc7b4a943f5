import { Check, CircleHelp, X } from 'lucide-react';
import { Avatar } from '#kit/ui/Avatar.tsx';
import type { Attendance, Guest } from '../model.ts';

const COUNT_WORDS: readonly [Attendance, string][] = [
  ['accepted', 'yes'],
  ['declined', 'no'],
  ['tentative', 'maybe'],
  ['unanswered', 'awaiting'],
];

const SAID: Record<Attendance, string> = {
  accepted: 'going',
  declined: 'not going',
  tentative: 'maybe',
  unanswered: 'awaiting an answer',
};

/** 3 yes, 1 awaiting */
const countText = (guests: readonly { answer: Attendance }[]): string =>
  COUNT_WORDS.map(
    ([answer, word]) => [guests.filter((guest) => guest.answer === answer).length, word] as const,
  )
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');

export function GuestList({ guests }: { guests: readonly Guest[] }) {
  return (
    <>
      <p>{guests.length === 1 ? '1 guest' : `${guests.length} guests`}</p>
      <p className="text-foreground-muted text-small">{countText(guests)}</p>
      <ul aria-label="Guests" className="mt-2 grid gap-1.5">
        {guests.map((guest) => (
          <li key={guest.email} className="flex items-center gap-3">
            <GuestFace guest={guest} />
            <div className="min-w-0">
              <p className="truncate leading-tight" title={guest.email}>
                {guest.name || guest.email}
              </p>
              <p className="text-foreground-muted text-small leading-tight empty:hidden">{noteOf(guest)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function noteOf({ isOrganizer, optional, note }: Guest): string {
  const role = isOrganizer ? 'Organizer' : optional ? 'Optional' : '';
  return [role, note && `“${note}”`].filter(Boolean).join(' · ');
}

const MARKS = {
  accepted: { Icon: Check, color: 'bg-positive' },
  declined: { Icon: X, color: 'bg-negative' },
  tentative: { Icon: CircleHelp, color: 'bg-foreground-muted' },
};

function GuestFace({ guest: { name, email, answer } }: { guest: Pick<Guest, 'name' | 'email' | 'answer'> }) {
  const mark = answer === 'unanswered' ? null : MARKS[answer];
  return (
    <span className="relative shrink-0" title={SAID[answer]}>
      <Avatar name={name || email} size="sm" decorative />
      {mark && (
        <span
          role="img"
          aria-label={SAID[answer]}
          className={`absolute -right-1 -bottom-0.5 flex size-3.5 items-center justify-center rounded-full border-[1.5px] border-surface text-white ${mark.color}`}
        >
          <mark.Icon aria-hidden className="size-2" strokeWidth={4} />
        </span>
      )}
    </span>
  );
}
