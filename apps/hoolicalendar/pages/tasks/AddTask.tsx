import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction } from '../client.ts';
import { type Due, DueFields } from './DueFields.tsx';

const NO_DUE: Due = { dueDay: null, dueTime: null };

export function AddTask({ listId }: { listId: number }) {
  const create = useAction('tasks.create');
  const [title, setTitle] = useState('');
  const [due, setDue] = useState(NO_DUE);
  async function add(event: FormEvent) {
    event.preventDefault();
    if (!title.trim()) return;
    await create.run({ title, notes: '', ...due, listId });
    setTitle('');
    setDue(NO_DUE);
    toast.success('Task added');
  }
  return (
    <form
      aria-label="Add a task"
      onSubmit={(event) => void add(event).catch(() => undefined)}
      className="my-3 flex items-start gap-2 rounded-control bg-muted p-2"
    >
      <TextInput
        label="New task"
        hideLabel
        placeholder="Add a task"
        value={title}
        onChange={setTitle}
        error={create.fields.title ?? create.error?.message}
        maxLength={300}
        className="flex-1"
        prefix={<Plus aria-hidden />}
      />
      <DueFields due={due} onChange={setDue} />
      <Button type="submit" variant="primary" busy={create.busy} disabled={!title.trim()}>
        Add task
      </Button>
    </form>
  );
}
