import { Field as Base } from '@base-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import { controlSize, controlStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { Field, type InputProps } from './Field.tsx';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'maxLength' | 'autoComplete' | 'inputMode' | 'onBlur' | 'onKeyDown' | 'readOnly' | 'spellCheck'
>;

interface TextInputProps extends InputProps<string>, NativeProps {
  type?: 'text' | 'search' | 'email' | 'tel' | 'url' | 'password' | 'number';
  /** Fixed text or icon inside the box. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: React.Ref<HTMLInputElement>;
}

export function TextInput(props: TextInputProps) {
  const { label, hint, error, required, hideLabel, className, name, disabled, ...control } = props;
  const { value, onChange, prefix, suffix, type = 'text', autoFocus, ref, ...native } = control;
  return (
    <Field {...{ label, hint, error, required, hideLabel, className, name, disabled }}>
      <div className="relative">
        {prefix && (
          <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-foreground-muted [&_svg]:size-4">
            {prefix}
          </span>
        )}
        <Base.Control
          {...native}
          ref={ref}
          type={type}
          value={value}
          onValueChange={onChange}
          autoFocus={autoFocus}
          aria-required={required || undefined}
          className={cx(
            controlStyle,
            controlSize,
            '[&::-webkit-search-cancel-button]:hidden',
            Boolean(prefix) && (typeof prefix === 'string' ? 'pl-7' : 'pl-9'),
            Boolean(suffix) && 'pr-9',
          )}
        />
        {suffix && (
          <span className="absolute inset-y-0 right-2 flex items-center text-foreground-muted">{suffix}</span>
        )}
      </div>
    </Field>
  );
}
