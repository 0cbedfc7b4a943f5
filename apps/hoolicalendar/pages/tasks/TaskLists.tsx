import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useAction } from '../client.ts';
import type { Task } from '../model.ts';

interface TaskListsProps {
  lists: readonly { id: number; name: string }[];
  tasks: readonly Task[];
  current: number | undefined;
}

export function TaskLists({ lists, tasks, current }: TaskListsProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="flex items-center gap-2">
      <Tabs
        label="Task lists"
        value={String(current ?? '')}
        tabs={lists.map(({ id, name }) => ({
          value: String(id),
          label: name,
          href: `/tasks?list=${id}`,
          count: tasks.filter((task) => task.listId === id && !task.done).length,
        }))}
        className="flex-1"
      />
      <IconButton label="New list" icon={<Plus aria-hidden />} onClick={() => setAdding(true)} />
      {isAdding && <NewList onClose={() => setAdding(false)} />}
    </div>
  );
}

function NewList({ onClose }: { onClose: () => void }) {
  const create = useAction('taskLists.create');
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  async function save() {
    const { id } = await create.run({ name });
    onClose();
    navigate(`/tasks?list=${id}`);
  }
  return (
    <Dialog
      open
      size="sm"
      title="New list"
      onClose={onClose}
      onSubmit={() => void save().catch(() => undefined)}
      footer={
        <Button variant="primary" type="submit" busy={create.busy} disabled={!name.trim()}>
          Create list
        </Button>
      }
    >
      <TextInput
        label="List name"
        value={name}
        onChange={setName}
        error={create.fields.name ?? create.error?.message}
        autoFocus
        maxLength={80}
      />
    </Dialog>
  );
}
