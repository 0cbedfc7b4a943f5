import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { FormDialog } from '#kit/page/Form.tsx';
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
    <FormDialog
      title="New list"
      size="sm"
      submitLabel="Create list"
      ready={name.trim() !== ''}
      action={create}
      shown={['name']}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        label="List name"
        value={name}
        onChange={setName}
        error={create.fields.name}
        autoFocus
        maxLength={80}
      />
    </FormDialog>
  );
}
