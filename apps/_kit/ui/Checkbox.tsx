import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Field } from '@base-ui/react/field';
import { Check, Minus } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldNotes } from './Field.tsx';

interface CheckboxProps {
  label: ReactNode;
  /** For screen readers only; then `label` must be a string. */
  hideLabel?: boolean;
  value: boolean;
  onChange: (value: boolean, event: { shiftKey: boolean }) => void;
  indeterminate?: boolean;
  hint?: ReactNode;
  error?: string | null;
  name?: string;
  disabled?: boolean;
  className?: string;
}

export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, value, onChange, indeterminate, hint, error, name, disabled, className } = props;
  return (
    <Field.Root
      name={name}
      disabled={disabled}
      invalid={Boolean(error)}
      className={cx('flex min-w-0 flex-col gap-1', className)}
    >
      <Field.Label className="flex w-fit cursor-pointer items-start gap-2.5 has-data-disabled:cursor-not-allowed">
        <Base.Root
          checked={value}
          indeterminate={indeterminate}
          onCheckedChange={(checked, details) =>
            onChange(checked, { shiftKey: (details.event as unknown as MouseEvent).shiftKey === true })
          }
          className={cx(
            'mt-[calc((1.45em-18px)/2)] flex size-[18px] shrink-0 items-center justify-center rounded-[min(var(--radius),4px)] border-[1.5px] border-check-border bg-input text-primary-foreground transition-colors duration-100',
            'hover:not-data-disabled:border-primary data-checked:border-primary data-checked:bg-primary data-indeterminate:border-primary data-indeterminate:bg-primary',
            'data-disabled:opacity-45 data-invalid:border-negative',
          )}
        >
          <Base.Indicator className="flex">
            {indeterminate ? (
              <Minus aria-hidden className="size-3.5" strokeWidth={3.25} />
            ) : (
              <Check aria-hidden className="size-3.5" strokeWidth={3.25} />
            )}
          </Base.Indicator>
        </Base.Root>
        <span className={cx(hideLabel && 'sr-only', disabled && 'text-foreground-muted')}>{label}</span>
      </Field.Label>
      <div className="pl-7 empty:hidden">
        <FieldNotes hint={hint} error={error} />
      </div>
    </Field.Root>
  );
}
