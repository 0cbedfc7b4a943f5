import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#kit/ui/Button.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { ChatAvatar } from '../ChatAvatar.tsx';
import { useAction } from '../client.ts';
import { Pane } from '../Pane.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';

/** First who, then what it is called. */
export function NewGroupPane() {
  const [people, setPeople] = useState<readonly string[]>([]);
  const [isNaming, setNaming] = useState(false);
  if (isNaming) return <NameGroup people={people} onBack={() => setNaming(false)} />;
  return (
    <Pane title="Add group members" back={{ href: '/new', label: 'Back to new chat' }}>
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4">
        <div className="min-h-0 flex-1">
          <PeoplePicker chosen={people} onChange={setPeople} />
        </div>
        <Button
          variant="primary"
          icon={<ArrowRight aria-hidden />}
          disabled={people.length === 0}
          onClick={() => setNaming(true)}
        >
          Next
        </Button>
      </div>
    </Pane>
  );
}

function NameGroup({ people, onBack }: { people: readonly string[]; onBack: () => void }) {
  const create = useAction('groups.create');
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  async function submit() {
    const group = await create.run({ name: name.trim(), people: [...people], description });
    navigate(`/chats/${group.id}`);
  }
  return (
    <Pane title="New group">
      <form
        noValidate
        className="grid gap-5 overflow-y-auto px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit().catch(() => undefined);
        }}
      >
        <ChatAvatar name={name || 'New group'} isGroup className="mx-auto my-3 size-28!" />
        <TextInput
          label="Group name"
          value={name}
          onChange={setName}
          maxLength={100}
          error={create.fields.name}
          autoFocus
        />
        <TextArea
          label="Description"
          placeholder="What is it for? (optional)"
          rows={3}
          value={description}
          onChange={setDescription}
          error={create.fields.description}
        />
        {create.fields.people && (
          <p role="alert" className="text-negative text-small">
            {create.fields.people}
          </p>
        )}
        <div className="flex justify-between">
          <Button variant="ghost" onClick={onBack}>
            Back
          </Button>
          <Button type="submit" variant="primary" busy={create.busy} disabled={!name.trim()}>
            Create group
          </Button>
        </div>
      </form>
    </Pane>
  );
}
