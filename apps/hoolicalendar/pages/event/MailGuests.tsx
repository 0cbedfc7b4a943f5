import { Mail } from 'lucide-react';
import { useState } from 'react';
import { boot } from '#kit/page/boot.ts';
import { FormDialog } from '#kit/page/Form.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction } from '../client.ts';
import type { Attendance, EventDetail } from '../model.ts';

const GROUPS: readonly [Attendance, string][] = [
  ['accepted', 'Going'],
  ['tentative', 'Maybe'],
  ['unanswered', 'Awaiting'],
  ['declined', 'Not going'],
];

const othersOf = ({ guests }: EventDetail) => guests.filter(({ email }) => email !== boot.owner?.email);

export function MailGuestsButton({ event, onClick }: { event: EventDetail; onClick: () => void }) {
  if (othersOf(event).length === 0) return null;
  return <IconButton label="Email guests" icon={<Mail aria-hidden />} onClick={onClick} />;
}

/** A mail to those who gave certain answers. */
export function MailGuests({ event, onClose }: { event: EventDetail; onClose: () => void }) {
  const remind = useAction('events.remind');
  const [subject, setSubject] = useState(event.title);
  const [message, setMessage] = useState('');
  const [chosen, setChosen] = useState<readonly Attendance[]>(['accepted', 'tentative', 'unanswered']);
  const others = othersOf(event);
  const groups = GROUPS.map(([answer, label]) => ({
    answer,
    label,
    names: others.filter((guest) => guest.answer === answer).map(({ name, email }) => name || email),
  })).filter(({ names }) => names.length > 0);
  const reached = others.filter(({ answer }) => chosen.includes(answer)).length;

  async function send() {
    const { eventId, occurrence } = event;
    await remind.run({ eventId, occurrence, subject, message, answers: [...chosen] });
    toast.success(`Mail sent to ${reached === 1 ? '1 guest' : `${reached} guests`}.`);
    onClose();
  }
  return (
    <FormDialog
      title="Email guests"
      submitLabel="Send"
      ready={reached > 0 && message.trim() !== ''}
      action={remind}
      shown={['subject', 'message']}
      onSubmit={send}
      onClose={onClose}
    >
      <fieldset className="grid gap-1.5">
        <legend className="pb-1.5 font-medium text-small">To</legend>
        {groups.map(({ answer, label, names }) => (
          <Checkbox
            key={answer}
            label={`${label}: ${names.join(', ')}`}
            value={chosen.includes(answer)}
            onChange={(isOn) =>
              setChosen(isOn ? [...chosen, answer] : chosen.filter((one) => one !== answer))
            }
          />
        ))}
      </fieldset>
      <TextInput label="Subject" value={subject} onChange={setSubject} error={remind.fields.subject} />
      <TextArea
        label="Message"
        rows={5}
        value={message}
        onChange={setMessage}
        error={remind.fields.message}
        autoFocus
      />
    </FormDialog>
  );
}
