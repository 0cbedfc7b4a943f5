import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
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
  const fields = { ...create.fields, ...update.fields };
  const busy = create.busy || update.busy;
  const hasText = calendar === null || calendar.kind === 'own';

  async function save() {
    if (calendar) await update.run({ id: calendar.id, name, color, description });
    else await create.run({ name, color, description });
    toast.success(calendar ? 'The calendar is saved.' : `“${name}” is among your calendars.`);
    onClose();
  }
  return (
    <Dialog
      open
      size="sm"
      title={calendar ? `Edit “${calendar.name}”` : 'New calendar'}
      onClose={onClose}
      busy={busy}
      onSubmit={() => void save().catch(() => undefined)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" busy={busy} disabled={!name.trim()}>
            {calendar ? 'Save' : 'Create calendar'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextInput
          label="Name"
          value={name}
          onChange={setName}
          error={fields.name}
          autoFocus
          maxLength={100}
        />
        {hasText && (
          <TextArea
            label="Description"
            rows={2}
            value={description}
            onChange={setDescription}
            error={fields.description}
          />
        )}
        <ColorChoice label="Color" value={color} onChange={setColor} />
        {(create.error ?? update.error) && Object.keys(fields).length === 0 && (
          <p role="alert" className="text-negative text-small">
            {(create.error ?? update.error)?.message}
          </p>
        )}
      </div>
    </Dialog>
  );
}
