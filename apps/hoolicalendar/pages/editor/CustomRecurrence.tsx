import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { useState } from 'react';
import { useToday } from '#kit/page/now.ts';
import { addMonths } from '#kit/time.ts';
import { Button } from '#kit/ui/Button.tsx';
import { DatePicker } from '#kit/ui/DatePicker.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { Recurrence } from '../../rules/recurrence-rule.ts';
import { sayRecurrence } from './recurrence-options.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const UNITS = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const;

interface CustomRecurrenceProps {
  start: Recurrence;
  startDay: string;
  onClose: () => void;
  onDone: (recurrence: Recurrence) => void;
}

/** Every 2 weeks on Tuesday and Thursday until a day. */
export function CustomRecurrence({ start, startDay, onClose, onDone }: CustomRecurrenceProps) {
  const [rule, setRule] = useState(start);
  const [every, setEvery] = useState(String(start.interval));
  const interval = Number(every);
  const isWrong = !Number.isInteger(interval) || interval < 1 || interval > 99;
  const patch = (change: Partial<Recurrence>) => setRule({ ...rule, ...change });
  const isEndless = rule.ends.kind !== 'on' || rule.ends.day >= startDay;
  const isReady = !isWrong && isEndless && (rule.frequency !== 'weekly' || rule.weekdays.length > 0);
  return (
    <Dialog
      open
      size="sm"
      title="Custom recurrence"
      onClose={onClose}
      onSubmit={() => isReady && onDone({ ...rule, interval })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" disabled={!isReady}>
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex items-start gap-3">
          <TextInput
            label="Repeat every"
            type="number"
            value={every}
            onChange={setEvery}
            error={isWrong ? 'From 1 to 99.' : undefined}
            className="w-28"
          />
          <Select
            label="Unit"
            value={rule.frequency}
            onChange={(frequency) => patch({ frequency })}
            className="w-36"
            options={(Object.keys(UNITS) as (keyof typeof UNITS)[]).map((frequency) => ({
              value: frequency,
              label: interval === 1 ? UNITS[frequency] : `${UNITS[frequency]}s`,
            }))}
          />
        </div>
        {rule.frequency === 'weekly' && (
          <Weekdays chosen={rule.weekdays} onChange={(weekdays) => patch({ weekdays })} />
        )}
        {rule.frequency === 'monthly' && (
          <Select
            label="Repeat on"
            value={rule.monthlyBy}
            onChange={(monthlyBy) => patch({ monthlyBy })}
            options={(['day', 'weekday'] as const).map((monthlyBy) => ({
              value: monthlyBy,
              label: sayRecurrence({ ...rule, interval: 1, monthlyBy, ends: { kind: 'never' } }, startDay),
            }))}
          />
        )}
        <Ends ends={rule.ends} startDay={startDay} onChange={(ends) => patch({ ends })} />
      </div>
    </Dialog>
  );
}

function Weekdays({ chosen, onChange }: { chosen: readonly number[]; onChange: (days: number[]) => void }) {
  return (
    <div>
      <p className="pb-1.5 font-medium text-small">Repeat on</p>
      <ToggleGroup
        multiple
        aria-label="Repeat on"
        value={chosen.map(String)}
        onValueChange={(days) => onChange(days.map(Number).sort())}
        className="flex gap-2"
      >
        {WEEKDAYS.map((name, index) => (
          <Toggle
            key={name}
            value={String(index)}
            aria-label={name}
            className="flex size-8 items-center justify-center rounded-full bg-muted font-medium text-small hover:bg-foreground/10 data-pressed:bg-primary data-pressed:text-primary-foreground"
          >
            {name.slice(0, 1)}
          </Toggle>
        ))}
      </ToggleGroup>
    </div>
  );
}

interface EndsProps {
  ends: Recurrence['ends'];
  startDay: string;
  onChange: (ends: Recurrence['ends']) => void;
}

function Ends({ ends, startDay, onChange }: EndsProps) {
  const today = useToday();
  const [day, setDay] = useState(ends.kind === 'on' ? ends.day : addMonths(startDay, 3));
  const [count, setCount] = useState(ends.kind === 'after' ? String(ends.count) : '10');
  return (
    <div className="grid gap-3">
      <RadioGroup
        label="Ends"
        layout="inline"
        value={ends.kind}
        options={[
          { value: 'never', label: 'Never' },
          { value: 'on', label: 'On a date' },
          { value: 'after', label: 'After a number of times' },
        ]}
        onChange={(kind) => {
          if (kind === 'never') onChange({ kind });
          else onChange(kind === 'on' ? { kind, day } : { kind: 'after', count: Number(count) || 1 });
        }}
      />
      {ends.kind === 'on' && (
        <DatePicker
          label="Last date"
          today={today}
          min={startDay}
          value={day}
          className="w-40"
          onChange={(next) => {
            if (!next) return;
            setDay(next);
            onChange({ kind: 'on', day: next });
          }}
        />
      )}
      {ends.kind === 'after' && (
        <TextInput
          label="Number of times"
          type="number"
          value={count}
          className="w-40"
          error={/^[1-9]\d{0,2}$/.test(count) ? undefined : 'From 1 to 730.'}
          onChange={(next) => {
            setCount(next);
            if (/^[1-9]\d{0,2}$/.test(next)) onChange({ kind: 'after', count: Number(next) });
          }}
        />
      )}
    </div>
  );
}
