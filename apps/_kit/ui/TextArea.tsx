import { Field as Base } from '@base-ui/react/field';
import type { KeyboardEventHandler } from 'react';
import { controlStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { Field, type InputProps } from './Field.tsx';

interface TextAreaProps extends InputProps<string> {
  rows?: number;
  /** Shows how many characters are left and stops typing there. */
  maxLength?: number;
  onKeyDown?: KeyboardEventHandler;
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, required, hideLabel, className, name, disabled, ...control } = props;
  const { value, onChange, rows = 4, maxLength, placeholder, autoFocus, onKeyDown } = control;
  const counter = maxLength === undefined ? undefined : `${value.length} of ${maxLength} characters`;
  const note = hint && counter ? `${hint} · ${counter}` : (hint ?? counter);
  return (
    <Field {...{ label, hint: note, error, required, hideLabel, className, name, disabled }}>
      <Base.Control
        value={value}
        onValueChange={onChange}
        maxLength={maxLength}
        placeholder={placeholder}
        onKeyDown={onKeyDown}
        aria-required={required || undefined}
        autoFocus={autoFocus}
        className={cx(controlStyle, 'resize-y px-3 py-2 leading-normal')}
        render={<textarea rows={rows} />}
      />
    </Field>
  );
}
