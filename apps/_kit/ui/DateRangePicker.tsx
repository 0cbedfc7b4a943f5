import { Field as Base } from '@base-ui/react/field';
import { useRef, useState } from 'react';
import { Calendar } from './Calendar.tsx';
import { CalendarPopup } from './CalendarPopup.tsx';
import { controlStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { FieldNotes, type InputProps } from './Field.tsx';
import { type DateInputOptions, useDateDraft } from './use-date-draft.ts';

export interface DateRange {
  from: string | null;
  to: string | null;
}

interface DateRangePickerProps
  extends Omit<InputProps<DateRange>, 'placeholder' | 'autoFocus'>,
    Omit<DateInputOptions, 'value' | 'onChange'> {
  fromLabel?: string;
  toLabel?: string;
}

/** Two ISO dates, from ≤ to. In the calendar the first click sets the start, the second the end. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, hint, error, hideLabel, required, className, name, disabled, value, onChange } = props;
  const { today, min, max, isDisabled, fromLabel = 'From', toLabel = 'To' } = props;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const limits = { today, min, max, isDisabled };
  const from = useDateDraft({
    ...limits,
    value: value.from,
    onChange: (next) => onChange({ from: next, to: next && value.to && next > value.to ? null : value.to }),
  });
  const to = useDateDraft({
    ...limits,
    min: value.from ?? min,
    value: value.to,
    onChange: (next) => onChange({ ...value, to: next }),
  });
  const problem = error ?? from.error ?? to.error;

  function onDay(iso: string) {
    const isEnd = value.from !== null && value.to === null && iso >= value.from;
    onChange(isEnd ? { from: value.from, to: iso } : { from: iso, to: null });
    if (isEnd) setOpen(false);
  }

  return (
    <Base.Root
      disabled={disabled}
      invalid={Boolean(problem)}
      role="group"
      aria-label={label}
      className={cx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <div aria-hidden className={hideLabel ? 'hidden' : 'text-small font-(--label-weight)'}>
        {label}
        {required && <span className="ml-0.5 text-negative">*</span>}
      </div>
      <div
        ref={box}
        data-invalid={problem ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        className={cx(controlStyle, 'flex h-[var(--control-height)] items-center pr-1')}
      >
        {[
          { part: 'from', label: fromLabel, draft: from },
          { part: 'to', label: toLabel, draft: to },
        ].map(({ part, label: partLabel, draft }) => (
          <input
            key={part}
            aria-label={partLabel}
            name={name && `${name}-${part}`}
            disabled={disabled}
            value={draft.text}
            placeholder={partLabel}
            autoComplete="off"
            onChange={(event) => draft.edit(event.target.value)}
            onBlur={draft.commit}
            onClick={() => setOpen(true)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') draft.commit();
              if (event.key === 'Enter' || event.key === 'Tab') setOpen(false);
            }}
            className="h-full w-0 min-w-24 flex-1 bg-transparent px-3 tabular-nums outline-none placeholder:text-foreground-muted/75 not-first:border-border not-first:border-l"
          />
        ))}
        <CalendarPopup label={label} open={open} onOpenChange={setOpen} anchor={box} disabled={disabled}>
          <Calendar {...limits} selected={value} onDay={onDay} months={2} />
        </CalendarPopup>
      </div>
      <FieldNotes hint={hint} error={problem} />
    </Base.Root>
  );
}
