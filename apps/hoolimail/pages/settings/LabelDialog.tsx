import { useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { LabelCounts } from '../../rules/views.ts';
import { useAction, useData } from '../client.ts';
import { labelTree } from '../frame/label-tree.ts';
import { LABEL_COLORS } from '../mail-names.ts';
import { ColorChoice } from './ColorChoice.tsx';

interface LabelDialogProps {
  /** The label to change; a new one when absent. */
  label?: LabelCounts;
  parentId?: number;
  name?: string;
  onClose: () => void;
  onCreated?: (id: number) => void;
}

export function LabelDialog({
  label,
  parentId: under,
  name: given = '',
  onClose,
  onCreated,
}: LabelDialogProps) {
  const [name, setName] = useState(label?.name ?? given);
  const [color, setColor] = useState<string>(label?.color ?? LABEL_COLORS[0].value);
  const [parentId, setParentId] = useState<number | null>(label?.parentId ?? under ?? null);
  const create = useAction('labels.create');
  const update = useAction('labels.update');
  const action = label ? update : create;

  async function submit() {
    const input = { name: name.trim(), color, parentId };
    const saved = await (label ? update.run({ id: label.id, ...input }) : create.run(input));
    toast.success(label ? 'Label updated.' : `Label “${saved.name}” created.`);
    onCreated?.(saved.id);
    onClose();
  }
  return (
    <FormDialog
      title={label ? 'Edit label' : 'New label'}
      size="sm"
      submitLabel={label ? 'Save' : 'Create'}
      ready={name.trim() !== ''}
      action={action}
      shown={['name', 'parentId']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Label name"
        value={name}
        onChange={setName}
        error={action.fields.name}
        maxLength={100}
        autoFocus
      />
      <ParentSelect label={label} value={parentId} onChange={setParentId} error={action.fields.parentId} />
      <ColorChoice value={color} onChange={setColor} />
    </FormDialog>
  );
}

interface ParentSelectProps {
  label?: LabelCounts;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: string;
}

const TOP = 'top';

function ParentSelect({ label, value, onChange, error }: ParentSelectProps) {
  const { labels } = useData('mailbox.summary', {});
  const options = labelTree(labels)
    .filter((node) => node.label.id !== label?.id)
    .map((node) => ({ value: String(node.label.id), label: node.path }));
  return (
    <Select
      label="Nest under"
      value={String(value ?? TOP)}
      options={[{ value: TOP, label: 'No other label' }, ...options]}
      onChange={(id) => onChange(id === TOP ? null : Number(id))}
      error={error}
    />
  );
}
