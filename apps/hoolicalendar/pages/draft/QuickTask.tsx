import { AlignLeft, Clock3 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction } from '../client.ts';
import { Line } from '../event/EventDetails.tsx';
import { DueFields } from '../tasks/DueFields.tsx';
import { useDraftWhen } from '../views/use-draft-when.ts';

export function QuickTask({ onClose }: { onClose: () => void }) {
  const when = useDraftWhen();
  const create = useAction('tasks.create');
  const [title, setTitle] = useState('');
  const [notes, setNotes] = useState('');
  const [day = '', time] = when?.from.split('T') ?? [];
  const [due, setDue] = useState<{ dueDay: string | null; dueTime: string | null }>({
    dueDay: day || null,
    dueTime: time ?? null,
  });
  async function save(event: FormEvent) {
    event.preventDefault();
    await create.run({ title, notes, ...due });
    toast.success('Task saved');
    onClose();
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event).catch(() => undefined)}
      className="grid gap-3 px-5 pt-4 pb-4"
    >
      <TextInput
        label="Title"
        hideLabel
        placeholder="Add title"
        value={title}
        onChange={setTitle}
        error={create.fields.title}
        autoFocus
        maxLength={300}
        className="pl-9 bare-title"
      />
      <Line isField icon={<Clock3 />}>
        <DueFields due={due} onChange={setDue} error={create.fields.dueDay ?? create.fields.dueTime} />
      </Line>
      <Line isField icon={<AlignLeft />}>
        <TextArea
          label="Notes"
          hideLabel
          rows={3}
          placeholder="Add notes"
          value={notes}
          onChange={setNotes}
        />
      </Line>
      <footer className="flex justify-end gap-2 pt-1">
        <Button variant="primary" type="submit" busy={create.busy} disabled={!title.trim()}>
          Save
        </Button>
      </footer>
    </form>
  );
}
