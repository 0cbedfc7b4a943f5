import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { FilterCriteria } from '../../rules/filters.ts';

interface FilterCriteriaFieldsProps {
  value: FilterCriteria;
  onChange: (value: FilterCriteria) => void;
  errors: Readonly<Record<string, string>>;
}

const MEGABYTE = 1_000_000;
const TEXTS = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
  { name: 'subject', label: 'Subject' },
  { name: 'hasWords', label: 'Has the words' },
  { name: 'doesntHave', label: "Doesn't have" },
] as const;

export function FilterCriteriaFields({ value, onChange, errors }: FilterCriteriaFieldsProps) {
  const set = (changes: Partial<FilterCriteria>) => onChange({ ...value, ...changes });
  const megabytes = value.size ? String(value.size.bytes / MEGABYTE) : '';
  const setSize = (is: string, text: string) => {
    const bytes = Math.round(Number(text) * MEGABYTE);
    set({ size: bytes > 0 ? { is: is === 'smaller' ? 'smaller' : 'larger', bytes } : null });
  };
  return (
    <div className="grid grid-cols-3 gap-3">
      {TEXTS.map(({ name, label }, index) => (
        <TextInput
          key={name}
          label={label}
          autoFocus={index === 0}
          value={value[name]}
          onChange={(text) => set({ [name]: text })}
          error={errors[`criteria.${name}`]}
        />
      ))}
      <div className="grid grid-cols-[1fr_84px] gap-2">
        <Select
          label="Size"
          value={value.size?.is ?? 'larger'}
          options={[
            { value: 'larger', label: 'Larger than' },
            { value: 'smaller', label: 'Smaller than' },
          ]}
          onChange={(is) => setSize(is, megabytes)}
        />
        <TextInput
          label="Megabytes"
          inputMode="decimal"
          value={megabytes}
          onChange={(text) => setSize(value.size?.is ?? 'larger', text)}
        />
      </div>
      <Checkbox
        label="Has attachment"
        value={value.hasAttachment}
        onChange={(hasAttachment) => set({ hasAttachment })}
      />
    </div>
  );
}
