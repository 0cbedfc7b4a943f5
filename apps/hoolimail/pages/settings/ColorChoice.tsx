import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { LABEL_COLORS } from '../mail-names.ts';

interface ColorChoiceProps {
  value: string;
  onChange: (color: string) => void;
}

export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const isKnown = LABEL_COLORS.some((color) => color.value === value);
  const colors = isKnown ? LABEL_COLORS : [...LABEL_COLORS, { value, name: 'Current' }];
  return (
    <RadioGroup
      label="Color"
      layout="inline"
      value={value}
      onChange={onChange}
      options={colors.map((color) => ({
        value: color.value,
        label: (
          <span className="flex w-21 items-center gap-1.5">
            <span aria-hidden className="size-3.5 rounded-full" style={{ background: color.value }} />
            {color.name}
          </span>
        ),
      }))}
    />
  );
}
