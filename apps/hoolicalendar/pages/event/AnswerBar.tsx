import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { EventDetail } from '../model.ts';
import { toChanging, useChangeEvent } from './use-change-event.ts';

const ANSWERS = [
  ['accepted', 'Yes'],
  ['declined', 'No'],
  ['tentative', 'Maybe'],
] as const;

/** The owner's answer to an invitation. */
export function AnswerBar({ event }: { event: EventDetail }) {
  const change = useChangeEvent();
  const [note, setNote] = useState('');
  const [isWriting, setWriting] = useState(false);
  if (event.answer === null || event.status === 'cancelled') return null;
  return (
    <section aria-label="Your answer" className="grid gap-2.5 border-border border-t px-6 py-3">
      <div className="flex items-center gap-2">
        <span className="mr-auto font-medium">Going?</span>
        {ANSWERS.map(([answer, label]) => (
          <Button
            key={answer}
            size="sm"
            variant={event.answer === answer ? 'primary' : 'secondary'}
            aria-pressed={event.answer === answer}
            disabled={change.busy}
            onClick={async () => {
              if (await change.answer(toChanging(event), answer, note.trim())) setNote('');
            }}
          >
            {label}
          </Button>
        ))}
        <Button size="sm" variant="ghost" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
          Add a note
        </Button>
      </div>
      {isWriting && (
        <TextInput
          label="Note to the organizer"
          hideLabel
          placeholder="Note to the organizer, sent with your answer"
          value={note}
          onChange={setNote}
          maxLength={500}
          autoFocus
        />
      )}
    </section>
  );
}
