import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Check } from 'lucide-react';
import { COLORS, type Color } from '../../rules/colors.ts';

interface ColorChoiceProps {
  label: string;
  value: Color;
  onChange: (color: Color) => void;
}

const named = (color: string): string => color[0]?.toUpperCase() + color.slice(1);

export function ColorChoice({ label, value, onChange }: ColorChoiceProps) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Color)}
      className="grid w-fit grid-cols-6 gap-2"
    >
      {COLORS.map((color) => (
        <Radio.Root
          key={color}
          value={color}
          aria-label={named(color)}
          title={named(color)}
          data-color={color}
          className="flex size-6 cursor-pointer items-center justify-center rounded-full bg-(--event) text-(--event-ink) hover:scale-110"
        >
          <Radio.Indicator className="flex">
            <Check aria-hidden className="size-4" strokeWidth={3} />
          </Radio.Indicator>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
