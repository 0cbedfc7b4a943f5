import { Field as BaseField } from '@base-ui/react/field';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup as Base } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, type InputProps } from './Field.tsx';

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  detail?: ReactNode;
  /** At the far end of the line, for example a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<Value extends string> extends Omit<InputProps<Value>, 'value' | 'placeholder'> {
  value: Value | null;
  options: readonly RadioOption<Value>[];
  layout?: 'stack' | 'inline' | 'cards';
}

const layouts = {
  stack: 'flex flex-col gap-2.5',
  inline: 'flex flex-wrap gap-x-6 gap-y-2',
  cards: 'flex flex-col gap-2',
};

const card =
  'rounded-control border border-border bg-surface px-3.5 py-3 hover:not-has-data-disabled:border-foreground-muted has-data-checked:border-primary has-data-checked:bg-accent/40 has-data-checked:shadow-[inset_0_0_0_1px_var(--primary)]';

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hint, error, required, hideLabel, className, name, disabled, ...control } = props;
  const { value, onChange, options, layout = 'stack' } = control;
  return (
    <Field {...{ label, hint, error, required, hideLabel, className, name, disabled }} nativeLabel={false}>
      <Base
        value={value}
        onValueChange={(next) => onChange(next as Value)}
        aria-required={required || undefined}
        className={layouts[layout]}
      >
        {options.map((option) => (
          <BaseField.Item key={option.value} disabled={option.disabled}>
            <BaseField.Label
              className={cx(
                'flex cursor-pointer items-start gap-2.5 has-data-disabled:cursor-not-allowed has-data-disabled:text-foreground-muted',
                layout === 'cards' ? card : 'w-fit',
              )}
            >
              <Radio.Root
                value={option.value}
                className="mt-[calc((1.45em-18px)/2)] flex size-[18px] shrink-0 items-center justify-center rounded-full border-[1.5px] border-check-border bg-input hover:not-data-disabled:border-primary data-checked:border-primary data-disabled:opacity-45 data-invalid:border-negative"
              >
                <Radio.Indicator className="size-2.5 rounded-full bg-primary" />
              </Radio.Root>
              <span className="flex min-w-0 flex-1 flex-col">
                <span>{option.label}</span>
                {option.detail && <span className="text-small text-foreground-muted">{option.detail}</span>}
              </span>
              {option.aside && <span className="shrink-0 tabular-nums">{option.aside}</span>}
            </BaseField.Label>
          </BaseField.Item>
        ))}
      </Base>
    </Field>
  );
}
