import { Field as Base } from '@base-ui/react/field';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Calendar } from './Calendar.tsx';
import { CalendarPopup } from './CalendarPopup.tsx';
import { controlSize, controlStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { Field, type InputProps } from './Field.tsx';
import { type DateInputOptions, useDateDraft } from './use-date-draft.ts';

type DatePickerProps = InputProps<string | null> & DateInputOptions;

/** A plain ISO date. Typing and choosing from the calendar are equal. */
export function DatePicker(props: DatePickerProps) {
  const { label, hint, required, hideLabel, className, name, disabled, ...control } = props;
  const { value, today, min, max, isDisabled, placeholder = 'MM/DD/YYYY', autoFocus } = control;
  const draft = useDateDraft(control);
  const error = props.error ?? draft.error;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') draft.commit();
    if (event.key === 'Tab' || event.key === 'Enter') setOpen(false);
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      box.current?.querySelector('button')?.click();
    }
  }

  return (
    <Field {...{ label, hint, error, required, hideLabel, className, name, disabled }}>
      <div ref={box} className="relative">
        <Base.Control
          value={draft.text}
          onValueChange={draft.edit}
          onBlur={draft.commit}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(true)}
          placeholder={placeholder}
          autoFocus={autoFocus}
          autoComplete="off"
          aria-required={required || undefined}
          className={cx(controlStyle, controlSize, 'pr-9 tabular-nums')}
        />
        <div className="absolute inset-y-0 right-1 flex items-center">
          <CalendarPopup label={label} open={open} onOpenChange={setOpen} anchor={box} disabled={disabled}>
            <Calendar
              {...{ today, min, max, isDisabled }}
              key={value}
              selected={value}
              onDay={(iso) => {
                draft.choose(iso);
                setOpen(false);
              }}
            />
          </CalendarPopup>
        </div>
      </div>
    </Field>
  );
}
