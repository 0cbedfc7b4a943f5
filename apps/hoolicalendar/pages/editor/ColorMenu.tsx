import { ChevronDown } from 'lucide-react';
import { Button } from '#kit/ui/Button.tsx';
import { Popover } from '#kit/ui/Popover.tsx';
import type { Color } from '../../rules/colors.ts';
import { ColorChoice } from '../frame/ColorChoice.tsx';

interface ColorMenuProps {
  /** Null takes that of the calendar. */
  value: Color | null;
  fallback: Color;
  onChange: (color: Color | null) => void;
}

export function ColorMenu({ value, fallback, onChange }: ColorMenuProps) {
  return (
    <Popover
      label="Event color"
      trigger={
        <Button
          aria-label={`Event color: ${value ?? 'that of the calendar'}`}
          className="rounded-input! px-3!"
        >
          <span data-color={value ?? fallback} className="size-4.5 rounded-full bg-(--event)" />
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {(close) => (
        <div className="grid gap-3">
          <ColorChoice
            label="Event color"
            value={value ?? fallback}
            onChange={(color) => {
              onChange(color);
              close();
            }}
          />
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              onChange(null);
              close();
            }}
          >
            Color of the calendar
          </Button>
        </div>
      )}
    </Popover>
  );
}
