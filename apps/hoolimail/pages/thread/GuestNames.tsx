import { useState } from 'react';
import type { InvitationView } from '../../rules/views.ts';
import { answerLabel } from '../invitation-words.ts';

const SHOWN = 4;

/** Organizer and guests with their answers; long lists unfold. */
export function GuestNames({ invitation }: { invitation: InvitationView }) {
  const { organizer, guests } = invitation;
  const [isWhole, setWhole] = useState(false);
  const others = guests.filter(({ email }) => email.toLowerCase() !== organizer.email.toLowerCase());
  const shown = isWhole ? others : others.slice(0, SHOWN);
  const names = shown.map(({ name, email, attendance }) => {
    const answer = answerLabel(attendance)?.toLowerCase();
    return answer ? `${name || email} (${answer})` : name || email;
  });
  return (
    <>
      {[`${organizer.name || organizer.email} (organizer)`, ...names].join(', ')}
      {shown.length < others.length && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="ml-1.5 text-link text-small hover:underline"
        >
          and {others.length - shown.length} more
        </button>
      )}
    </>
  );
}
