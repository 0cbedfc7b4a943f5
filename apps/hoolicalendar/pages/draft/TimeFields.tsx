import { useToday } from '#kit/page/now.ts';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { DatePicker } from '#kit/ui/DatePicker.tsx';
import { TimePicker } from '#kit/ui/TimePicker.tsx';
import { type EventDraft, endProblem, withStart } from './draft.ts';

interface TimeFieldsProps {
  draft: EventDraft;
  onChange: (draft: EventDraft) => void;
  disabled?: boolean;
}

/** From when until when. A new start takes the end along. */
export function TimeFields({ draft, onChange, disabled }: TimeFieldsProps) {
  const today = useToday();
  const problem = endProblem(draft);
  const isOvernight = draft.lastDay !== draft.startDay;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <DatePicker
          label="Start date"
          hideLabel
          today={today}
          value={draft.startDay}
          disabled={disabled}
          className="w-34"
          onChange={(startDay) => startDay && onChange(withStart(draft, { startDay }))}
        />
        {!draft.allDay && (
          <TimePicker
            label="Start time"
            hideLabel
            stepMinutes={15}
            value={draft.startTime}
            disabled={disabled}
            className="w-28"
            onChange={(startTime) => startTime && onChange(withStart(draft, { startTime }))}
          />
        )}
        <span className="text-foreground-muted">to</span>
        {!draft.allDay && (
          <TimePicker
            label="End time"
            hideLabel
            stepMinutes={15}
            value={draft.endTime}
            disabled={disabled}
            className="w-28"
            onChange={(endTime) => endTime && onChange({ ...draft, endTime })}
          />
        )}
        {(draft.allDay || isOvernight || problem) && (
          <DatePicker
            label="End date"
            hideLabel
            today={today}
            value={draft.lastDay}
            disabled={disabled}
            className="w-34"
            onChange={(lastDay) => lastDay && onChange({ ...draft, lastDay })}
          />
        )}
        <Checkbox
          label="All day"
          className="ml-1"
          value={draft.allDay}
          disabled={disabled}
          onChange={(allDay) => onChange({ ...draft, allDay })}
        />
      </div>
      {problem && (
        <p role="alert" className="text-negative text-small">
          {problem}
        </p>
      )}
    </div>
  );
}
