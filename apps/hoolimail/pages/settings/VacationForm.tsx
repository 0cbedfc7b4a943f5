import { type FormEvent, useState } from 'react';
import { useToday } from '#kit/page/now.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { DatePicker } from '#kit/ui/DatePicker.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { RichTextEditor } from '#kit/ui/RichTextEditor.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { Vacation } from '../../rules/vacation.ts';

interface VacationFormProps {
  saved: Vacation;
  onSave: (vacation: Vacation) => Promise<void>;
}

export function VacationForm({ saved, onSave }: VacationFormProps) {
  const today = useToday();
  const [vacation, setVacation] = useState(saved);
  const [busy, setBusy] = useState(false);
  const set = (changes: Partial<Vacation>) => setVacation((old) => ({ ...old, ...changes }));
  const { on, from, to } = vacation;
  const isBackwards = Boolean(from && to && to < from);
  const isMute = on && !vacation.subject.trim() && !vacation.html;
  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    await onSave(vacation);
    setBusy(false);
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3.5">
      <RadioGroup
        label="Vacation responder"
        hideLabel
        layout="inline"
        value={on ? 'on' : 'off'}
        options={[
          { value: 'off', label: 'Vacation responder off' },
          { value: 'on', label: 'Vacation responder on' },
        ]}
        onChange={(value) => set({ on: value === 'on', from: from ?? today })}
      />
      <div className="grid grid-cols-2 gap-3">
        <DatePicker
          label="First day"
          value={from}
          onChange={(day) => set({ from: day })}
          today={today}
          disabled={!on}
        />
        <DatePicker
          label="Last day (optional)"
          value={to}
          onChange={(day) => set({ to: day })}
          today={today}
          disabled={!on}
          error={isBackwards ? 'The last day is before the first.' : undefined}
        />
      </div>
      <TextInput
        label="Vacation subject"
        value={vacation.subject}
        onChange={(subject) => set({ subject })}
        disabled={!on}
        maxLength={500}
      />
      <RichTextEditor
        label="Vacation message"
        value={vacation.html}
        onChange={(html) => set({ html })}
        disabled={!on}
        placeholder="When you are back, and whom to ask meanwhile"
      />
      <Checkbox
        label="Only answer people in my contacts"
        value={vacation.contactsOnly}
        onChange={(contactsOnly) => set({ contactsOnly })}
        disabled={!on}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        busy={busy}
        disabled={isBackwards || isMute || (on && !from)}
      >
        Save vacation responder
      </Button>
    </form>
  );
}
