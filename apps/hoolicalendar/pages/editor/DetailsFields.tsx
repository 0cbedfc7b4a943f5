import { AlignLeft, Bell, Briefcase, CalendarDays } from 'lucide-react';
import { Select } from '#kit/ui/Select.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { useData } from '../client.ts';
import type { EventDraft } from '../draft/draft.ts';
import { PlaceFields } from '../draft/PlaceFields.tsx';
import { Line } from '../event/EventDetails.tsx';
import { ColorMenu } from './ColorMenu.tsx';
import { RemindersField } from './RemindersField.tsx';

interface DetailsFieldsProps {
  draft: EventDraft;
  onChange: (draft: EventDraft) => void;
  fields: Partial<Record<string, string>>;
}

const VISIBILITIES = [
  { value: 'default', label: 'Default visibility' },
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
] as const;

const KINDS = [
  { value: 'event', label: 'Event' },
  { value: 'outOfOffice', label: 'Out of office' },
  { value: 'focus', label: 'Focus time' },
] as const;

export function DetailsFields({ draft, onChange, fields }: DetailsFieldsProps) {
  const calendars = useData('calendars.list', {});
  const settings = useData('settings.get', {});
  const patch = (change: Partial<EventDraft>) => onChange({ ...draft, ...change });
  const calendar = calendars.find(({ id }) => id === draft.calendarId);
  return (
    <div className="grid max-w-2xl gap-3.5">
      <PlaceFields draft={draft} onPatch={patch} error={fields.location} />
      <Line isField icon={<Bell />}>
        <RemindersField
          value={draft.reminders}
          defaults={draft.allDay ? settings.defaultAllDayReminders : settings.defaultReminders}
          allDay={draft.allDay}
          onChange={(reminders) => patch({ reminders })}
        />
      </Line>
      <Line isField icon={<CalendarDays />}>
        <div className="flex flex-wrap gap-2">
          <Select
            label="Calendar"
            hideLabel
            className="w-52"
            value={String(draft.calendarId)}
            onChange={(id) => patch({ calendarId: Number(id) })}
            options={calendars
              .filter(({ kind }) => kind === 'own')
              .map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <ColorMenu
            value={draft.color}
            fallback={calendar?.color ?? 'iris'}
            onChange={(color) => patch({ color })}
          />
        </div>
      </Line>
      <Line isField icon={<Briefcase />}>
        <div className="flex flex-wrap gap-2">
          <Select
            label="Kind"
            hideLabel
            className="w-36"
            value={draft.kind}
            onChange={(kind) => patch({ kind })}
            options={KINDS}
          />
          <Select
            label="Show as"
            hideLabel
            className="w-28"
            value={draft.busy ? 'busy' : 'free'}
            onChange={(shown) => patch({ busy: shown === 'busy' })}
            options={[
              { value: 'busy', label: 'Busy' },
              { value: 'free', label: 'Free' },
            ]}
          />
          <Select
            label="Visibility"
            hideLabel
            className="w-44"
            value={draft.visibility}
            onChange={(visibility) => patch({ visibility })}
            options={VISIBILITIES}
          />
        </div>
      </Line>
      <Line isField icon={<AlignLeft />}>
        <TextArea
          label="Description"
          hideLabel
          placeholder="Add description"
          rows={5}
          value={draft.description}
          onChange={(description) => patch({ description })}
          error={fields.description}
        />
      </Line>
    </div>
  );
}
