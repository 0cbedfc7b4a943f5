import { useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction } from '../client.ts';
import type { Task } from '../model.ts';
import { type Due, DueFields } from './DueFields.tsx';
import { useRemoveTask } from './TaskLine.tsx';

interface TaskDialogProps {
  task: Task;
  lists: readonly { id: number; name: string }[];
  onClose: () => void;
}

export function TaskDialog({ task, lists, onClose }: TaskDialogProps) {
  const update = useAction('tasks.update');
  const remove = useRemoveTask();
  const [title, setTitle] = useState(task.title);
  const [notes, setNotes] = useState(task.notes);
  const [due, setDue] = useState<Due>({ dueDay: task.dueDay, dueTime: task.dueTime });
  const [listId, setListId] = useState(task.listId);
  async function save() {
    await update.run({ id: task.id, title, notes, ...due, listId });
    toast.success('Task saved');
    onClose();
  }
  return (
    <FormDialog
      title="Task"
      submitLabel="Save"
      ready={title.trim() !== ''}
      action={update}
      shown={['title', 'dueDay', 'dueTime', 'notes']}
      onSubmit={save}
      onClose={onClose}
      aside={
        <Button
          variant="ghost"
          onClick={() => {
            onClose();
            void remove(task);
          }}
        >
          Delete
        </Button>
      }
    >
      <TextInput label="Title" value={title} onChange={setTitle} error={update.fields.title} autoFocus />
      <div>
        <p className="pb-1.5 font-medium text-small">Due</p>
        <DueFields due={due} onChange={setDue} error={update.fields.dueDay ?? update.fields.dueTime} />
      </div>
      <TextArea label="Notes" rows={4} value={notes} onChange={setNotes} error={update.fields.notes} />
      {lists.length > 1 && (
        <Select
          label="List"
          value={String(listId)}
          onChange={(id) => setListId(Number(id))}
          options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </FormDialog>
  );
}
