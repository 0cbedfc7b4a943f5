import { Autocomplete } from '@base-ui/react/autocomplete';
import { Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import { controlSize, controlStyle, itemStyle, popupStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { Field, type InputProps } from './Field.tsx';
import { formatTime, parseTime, timeSteps } from './parse-time.ts';

interface TimePickerProps extends Omit<InputProps<string | null>, 'onChange'> {
  /** HH:MM on a 24 hour clock, or null when the text is empty or no time. */
  onChange: (value: string | null) => void;
  stepMinutes?: number;
  min?: string;
  max?: string;
}

export function TimePicker(props: TimePickerProps) {
  const { label, hint, required, hideLabel, className, name, disabled, ...control } = props;
  const { value, onChange, stepMinutes = 30, min, max, placeholder = 'Time', autoFocus } = control;
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const steps = timeSteps(stepMinutes, min, max);

  function commit(text: string) {
    const time = parseTime(text);
    const isOutside = time && ((min && time < min) || (max && time > max));
    const wrong = time === undefined || isOutside;
    setProblem(wrong ? problemOf(time, min, max) : undefined);
    setDraft(wrong ? text : null);
    const next = wrong ? null : (time ?? null);
    if (next !== value) onChange(next);
  }

  return (
    <Field
      {...{ label, hint, required, hideLabel, className, name, disabled }}
      error={props.error ?? problem}
    >
      <Autocomplete.Root
        items={steps}
        mode="none"
        openOnInputClick
        value={draft ?? formatTime(value)}
        itemToStringValue={formatTime}
        onValueChange={(text, { reason }) => {
          setProblem(undefined);
          if (reason === 'item-press') commit(text);
          else setDraft(text);
        }}
        open={isOpen}
        onOpenChange={(open, { reason }) => {
          const isTyping = reason === 'input-change';
          setOpen(open && !isTyping);
          if (!open || isTyping) return;
          const nearest = steps.findLast((step) => step <= (value ?? '09:00')) ?? steps[0];
          requestAnimationFrame(() =>
            list.current?.querySelector(`[data-time="${nearest}"]`)?.scrollIntoView({ block: 'center' }),
          );
        }}
      >
        <div className="relative">
          <Autocomplete.Input
            placeholder={placeholder}
            autoFocus={autoFocus}
            autoComplete="off"
            aria-required={required || undefined}
            onBlur={() => draft !== null && commit(draft)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && draft !== null) commit(draft);
            }}
            className={cx(controlStyle, controlSize, 'pr-9 tabular-nums')}
          />
          <Clock
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-foreground-muted"
          />
        </div>
        <Autocomplete.Portal>
          <Autocomplete.Positioner sideOffset={4} className="z-50">
            <Autocomplete.Popup className={cx(popupStyle, 'min-w-[var(--anchor-width)]')}>
              <Autocomplete.List ref={list}>
                {(step: string) => (
                  <Autocomplete.Item
                    key={step}
                    value={step}
                    data-time={step}
                    className={cx(itemStyle, 'tabular-nums', step === value && 'font-semibold text-primary')}
                  >
                    {formatTime(step)}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </Field>
  );
}

function problemOf(time: string | null | undefined, min = '00:00', max = '23:59'): string {
  if (!time) return 'Enter a time such as 7:30 PM.';
  return `Choose a time from ${formatTime(min)} to ${formatTime(max)}.`;
}
