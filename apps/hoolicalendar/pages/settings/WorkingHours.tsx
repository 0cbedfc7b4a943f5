import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { TimePicker } from '#kit/ui/TimePicker.tsx';

interface Hours {
  weekday: number;
  start: string;
  end: string;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface WorkingHoursProps {
  value: readonly Hours[];
  onSave: (hours: Hours[]) => Promise<void>;
}

export function WorkingHours({ value, onSave }: WorkingHoursProps) {
  const [hours, setHours] = useState<readonly Hours[]>(value);
  const isChanged = JSON.stringify(hours) !== JSON.stringify(value);
  const wrong = hours.find(({ start, end }) => end <= start);
  const set = (weekday: number, next: Hours | null) =>
    setHours(
      [...hours.filter((one) => one.weekday !== weekday), ...(next ? [next] : [])].sort(
        (a, b) => a.weekday - b.weekday,
      ),
    );
  return (
    <div className="grid gap-2">
      {WEEKDAYS.map((name, weekday) => {
        const own = hours.find((one) => one.weekday === weekday);
        return (
          <div key={name} className="flex h-9 items-center gap-3">
            <Checkbox
              label={name}
              className="w-32"
              value={own !== undefined}
              onChange={(isOn) => set(weekday, isOn ? { weekday, start: '09:00', end: '17:00' } : null)}
            />
            {own ? (
              <>
                <TimePicker
                  label={`${name} from`}
                  hideLabel
                  className="w-32"
                  value={own.start}
                  onChange={(start) => start && set(weekday, { ...own, start })}
                />
                <span className="text-foreground-muted">to</span>
                <TimePicker
                  label={`${name} to`}
                  hideLabel
                  className="w-32"
                  value={own.end}
                  onChange={(end) => end && set(weekday, { ...own, end })}
                />
              </>
            ) : (
              <span className="text-foreground-muted">Off</span>
            )}
          </div>
        );
      })}
      {wrong && (
        <p role="alert" className="text-negative text-small">
          {WEEKDAYS[wrong.weekday]} cannot end before it begins.
        </p>
      )}
      <Button
        variant="primary"
        className="justify-self-start"
        disabled={!isChanged || Boolean(wrong)}
        onClick={() => void onSave([...hours])}
      >
        Save working hours
      </Button>
    </div>
  );
}
