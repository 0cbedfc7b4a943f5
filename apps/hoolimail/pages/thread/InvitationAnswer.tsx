import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Attendance } from '#kit/ports.ts';
import { Button } from '#kit/ui/Button.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { InvitationView } from '../../rules/views.ts';
import { ANSWERS } from '../invitation-words.ts';
import { useAnswer } from '../use-answer.ts';

const MOST_NOTE = 500;

/** Yes, Maybe or No, with a note to the organizer if the owner wants one. */
export function InvitationAnswer({ invitation }: { invitation: InvitationView }) {
  const { give, underWay } = useAnswer(invitation);
  const [note, setNote] = useState<string | null>(null);
  const organizer = invitation.organizer.name || invitation.organizer.email;
  async function answer(wanted: Attendance) {
    if (await give(wanted, note ?? '')) setNote(null);
  }
  return (
    <div className="border-border border-t bg-muted/60 px-4 py-2.5">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">Going?</legend>
        <span aria-hidden className="mr-1 font-medium">
          Going?
        </span>
        {ANSWERS.map(({ answer: wanted, label }) => {
          const isChosen = invitation.answer === wanted;
          return (
            <Button
              key={wanted}
              size="sm"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              icon={isChosen && <Check aria-hidden />}
              busy={underWay === wanted}
              disabled={underWay !== null}
              onClick={() => void answer(wanted)}
            >
              {label}
            </Button>
          );
        })}
        <span role="status" className="ml-1 text-foreground-muted text-small">
          {ANSWERS.find((one) => one.answer === invitation.answer)?.said ?? 'You have not answered.'}
        </span>
        {note === null && (
          <Button size="sm" variant="link" className="ml-auto" onClick={() => setNote('')}>
            Add a note
          </Button>
        )}
      </fieldset>
      {note !== null && (
        <TextInput
          label={`Note to ${organizer}`}
          className="mt-2"
          value={note}
          onChange={setNote}
          maxLength={MOST_NOTE}
          hint="Sent with your answer."
          autoFocus
        />
      )}
    </div>
  );
}
