import { useToday } from '#kit/page/now.ts';
import { DatePicker } from '#kit/ui/DatePicker.tsx';
import { TimePicker } from '#kit/ui/TimePicker.tsx';

export interface Due {
  dueDay: string | null;
  dueTime: string | null;
}

interface DueFieldsProps {
  due: Due;
  onChange: (due: Due) => void;
  error?: string;
}

/** A time needs a day; without a day there is none. */
export function DueFields({ due, onChange, error }: DueFieldsProps) {
  const today = useToday();
  return (
    <div className="flex flex-wrap items-start gap-2">
      <DatePicker
        label="Due date"
        hideLabel
        placeholder="No date"
        today={today}
        value={due.dueDay}
        error={error}
        className="w-36"
        onChange={(dueDay) => onChange({ dueDay, dueTime: dueDay ? due.dueTime : null })}
      />
      <TimePicker
        label="Due time"
        hideLabel
        placeholder="Any time"
        stepMinutes={30}
        value={due.dueTime}
        disabled={!due.dueDay}
        className="w-32"
        onChange={(dueTime) => onChange({ ...due, dueTime })}
      />
    </div>
  );
}
