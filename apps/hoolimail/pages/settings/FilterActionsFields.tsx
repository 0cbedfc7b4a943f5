import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Select } from '#kit/ui/Select.tsx';
import type { FilterActions } from '../../rules/filters.ts';
import type { Category } from '../../schema/mail.ts';
import { useData } from '../client.ts';
import { labelTree } from '../frame/label-tree.ts';
import { CATEGORY_LIST, CATEGORY_NAMES } from '../mail-names.ts';

interface FilterActionsFieldsProps {
  value: FilterActions;
  onChange: (value: FilterActions) => void;
}

const CHECKS = [
  { name: 'skipInbox', label: 'Skip the Inbox (archive it)' },
  { name: 'markRead', label: 'Mark as read' },
  { name: 'star', label: 'Star it' },
  { name: 'trash', label: 'Delete it' },
  { name: 'neverSpam', label: 'Never send it to Spam' },
] as const;

const NONE = 'none';

export function FilterActionsFields({ value, onChange }: FilterActionsFieldsProps) {
  const { labels } = useData('mailbox.summary', {});
  const set = (changes: Partial<FilterActions>) => onChange({ ...value, ...changes });
  return (
    <div className="grid grid-cols-3 items-end gap-x-3 gap-y-2.5">
      {CHECKS.map(({ name, label }) => (
        <Checkbox
          key={name}
          label={label}
          value={value[name]}
          onChange={(checked) => set({ [name]: checked })}
        />
      ))}
      <span />
      <Select
        label="Apply the label"
        value={String(value.labelId ?? NONE)}
        options={[
          { value: NONE, label: 'No label' },
          ...labelTree(labels).map(({ label, path }) => ({ value: String(label.id), label: path })),
        ]}
        onChange={(id) => set({ labelId: id === NONE ? null : Number(id) })}
      />
      <Select
        label="Categorize as"
        value={value.category ?? NONE}
        options={[
          { value: NONE, label: 'No category' },
          ...CATEGORY_LIST.map((id) => ({ value: id, label: CATEGORY_NAMES[id] })),
        ]}
        onChange={(category) => set({ category: category === NONE ? null : (category as Category) })}
      />
    </div>
  );
}
