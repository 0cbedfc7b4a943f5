import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { inUnits, reminderText, UNITS, type Unit } from '../event/reminder-words.ts';

interface Reminder {
  minutes: number;
  method: 'notification' | 'email';
}

interface RemindersFieldProps {
  /** Null follows the settings. */
  value: readonly Reminder[] | null;
  defaults: readonly Reminder[];
  allDay: boolean;
  onChange: (reminders: Reminder[]) => void;
}

const MOST = 5;
const METHODS = [
  { value: 'notification', label: 'Notification' },
  { value: 'email', label: 'E-mail' },
] as const;
const UNIT_NAMES = Object.keys(UNITS) as Unit[];

export function RemindersField({ value, defaults, allDay, onChange }: RemindersFieldProps) {
  const reminders = value ?? defaults;
  const change = (index: number, next: Reminder) =>
    onChange(reminders.map((one, at) => (at === index ? next : one)));
  return (
    <div className="grid gap-2">
      {reminders.map((reminder, index) => (
        <ReminderLine
          // biome-ignore lint/suspicious/noArrayIndexKey: two reminders may say the same
          key={index}
          number={index + 1}
          reminder={reminder}
          allDay={allDay}
          onChange={(next) => change(index, next)}
          onRemove={() => onChange(reminders.filter((_, at) => at !== index))}
        />
      ))}
      {reminders.length < MOST && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...reminders, { minutes: allDay ? 1440 : 30, method: 'notification' }])}
        >
          Add notification
        </Button>
      )}
    </div>
  );
}

interface ReminderLineProps {
  number: number;
  reminder: Reminder;
  allDay: boolean;
  onChange: (reminder: Reminder) => void;
  onRemove: () => void;
}

function ReminderLine({ number, reminder, allDay, onChange, onRemove }: ReminderLineProps) {
  const [{ amount, unit }, setShown] = useState(() => {
    const { amount: count, unit: name } = inUnits(reminder.minutes);
    return { amount: String(count), unit: name };
  });
  const isWrong = !/^\d{1,5}$/.test(amount) || Number(amount) * UNITS[unit] > 40_320;
  function set(next: { amount: string; unit: Unit }) {
    setShown(next);
    const minutes = Number(next.amount) * UNITS[next.unit];
    if (/^\d{1,5}$/.test(next.amount) && minutes <= 40_320) onChange({ ...reminder, minutes });
  }
  return (
    <div className="flex items-start gap-2">
      <Select
        label={`Method of notification ${number}`}
        hideLabel
        className="w-36"
        value={reminder.method}
        options={METHODS}
        onChange={(method) => onChange({ ...reminder, method })}
      />
      {reminder.minutes < 0 ? (
        <span className="flex h-9 items-center">
          {reminderText({ ...reminder, method: 'notification' }, allDay)}
        </span>
      ) : (
        <>
          <TextInput
            label={`Amount of notification ${number}`}
            hideLabel
            type="number"
            className="w-20"
            value={amount}
            error={isWrong ? 'At most 4 weeks.' : undefined}
            onChange={(next) => set({ amount: next, unit })}
          />
          <Select
            label={`Unit of notification ${number}`}
            hideLabel
            className="w-28"
            value={unit}
            options={UNIT_NAMES.map((name) => ({ value: name, label: name }))}
            onChange={(next) => set({ amount, unit: next })}
          />
        </>
      )}
      <IconButton label={`Remove notification ${number}`} icon={<X aria-hidden />} onClick={onRemove} />
    </div>
  );
}
