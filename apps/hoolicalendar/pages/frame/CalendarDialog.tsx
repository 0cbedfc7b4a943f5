import { useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { Color } from '../../rules/colors.ts';
import { useAction } from '../client.ts';
import type { CalendarRow } from '../model.ts';
import { ColorChoice } from './ColorChoice.tsx';

interface CalendarDialogProps {
  /** Null makes a new one. */
  calendar: CalendarRow | null;
  onClose: () => void;
}

export function CalendarDialog({ calendar, onClose }: CalendarDialogProps) {
  const create = useAction('calendars.create');
  const update = useAction('calendars.update');
  const [name, setName] = useState(calendar?.name ?? '');
  const [description, setDescription] = useState(calendar?.description ?? '');
  const [color, setColor] = useState<Color>(calendar?.color ?? 'teal');
  const action = calendar ? update : create;
  const hasText = calendar === null || calendar.kind === 'own';

  async function save() {
    if (calendar) await update.run({ id: calendar.id, name, color, description });
    else await create.run({ name, color, description });
    toast.success(calendar ? 'The calendar is saved.' : `“${name}” is among your calendars.`);
    onClose();
  }
  return (
    <FormDialog
      size="sm"
      title={calendar ? `Edit “${calendar.name}”` : 'New calendar'}
      onClose={onClose}
      action={action}
      shown={['name', 'description']}
      onSubmit={save}
      submitLabel={calendar ? 'Save' : 'Create calendar'}
      ready={Boolean(name.trim())}
    >
      <TextInput
        label="Name"
        value={name}
        onChange={setName}
        error={action.fields.name}
        autoFocus
        maxLength={100}
      />
      {hasText && (
        <TextArea
          label="Description"
          rows={2}
          value={description}
          onChange={setDescription}
          error={action.fields.description}
        />
      )}
      <ColorChoice label="Color" value={color} onChange={setColor} />
    </FormDialog>
  );
}
