import { AlignLeft, CalendarDays, Clock3, Users } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { worldNow } from '#kit/page/now.ts';
import { addDays } from '#kit/time.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useData } from '../client.ts';
import { Line } from '../event/EventDetails.tsx';
import { useDraftWhen } from '../views/use-draft-when.ts';
import { defaultWhen, type EventDraft, endProblem, newDraft, timesOf } from './draft.ts';
import type { NewKind } from './draft-location.ts';
import { GuestsInput, guestProblem } from './GuestsInput.tsx';
import { keepDraft } from './kept-draft.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useCreateEvent } from './use-create-event.ts';

interface QuickEventProps {
  kind: Exclude<NewKind, 'task'>;
  onClose: () => void;
}

export function QuickEvent({ kind, onClose }: QuickEventProps) {
  const { draft, setDraft, setTimes } = useQuickDraft(kind);
  const calendars = useData('calendars.list', {});
  const [, navigate] = useLocation();
  const create = useCreateEvent();
  const patch = (change: Partial<EventDraft>) => setDraft({ ...draft, ...change });
  const isBlocked = Boolean(endProblem(draft) ?? guestProblem(draft.guests));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBlocked) return;
    if (await create.save(draft)) onClose();
  }
  function openEditor() {
    keepDraft(draft);
    navigate('/events/new?kept=1');
  }
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex min-h-0 flex-col">
      <div className="grid min-h-0 gap-3 overflow-y-auto px-5 pt-4 pb-2">
        <TextInput
          label="Title"
          hideLabel
          placeholder="Add title"
          value={draft.title}
          onChange={(title) => patch({ title })}
          error={create.fields.title}
          autoFocus
          maxLength={300}
          className="pl-9 bare-title"
        />
        <Line isField icon={<Clock3 />}>
          <TimeFields draft={draft} onChange={setTimes} />
        </Line>
        {kind === 'event' && (
          <>
            <Line isField icon={<Users />}>
              <GuestsInput
                guests={draft.guests}
                onChange={(guests) => patch({ guests })}
                error={create.fields.guests}
              />
            </Line>
            <PlaceFields draft={draft} onPatch={patch} error={create.fields.location} />
          </>
        )}
        {kind === 'outOfOffice' && (
          <Line icon={<Users />}>
            <Checkbox
              label="Decline meetings at that time"
              value={draft.declineConflicts}
              onChange={(declineConflicts) => patch({ declineConflicts })}
            />
          </Line>
        )}
        <Line isField icon={<AlignLeft />}>
          <TextArea
            label="Description"
            hideLabel
            rows={2}
            placeholder="Add description"
            value={draft.description}
            onChange={(description) => patch({ description })}
          />
        </Line>
        <Line isField icon={<CalendarDays />}>
          <Select
            label="Calendar"
            hideLabel
            value={String(draft.calendarId)}
            onChange={(id) => patch({ calendarId: Number(id) })}
            options={calendars
              .filter(({ kind: type }) => type === 'own')
              .map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Line>
        {create.message && (
          <p role="alert" className="text-negative text-small">
            {create.message}
          </p>
        )}
      </div>
      <footer className="flex justify-end gap-2 px-5 pt-2 pb-4">
        <Button variant="ghost" onClick={openEditor}>
          More options
        </Button>
        <Button variant="primary" type="submit" busy={create.busy} disabled={isBlocked}>
          Save
        </Button>
      </footer>
    </form>
  );
}

/** The grid shows when, so the address says it: drawing elsewhere moves the draft, and typing a time moves the drawing. */
function useQuickDraft(kind: QuickEventProps['kind']) {
  const settings = useData('settings.get', {});
  const calendars = useData('calendars.list', {});
  const when = useDraftWhen();
  const [, setQuery] = useSearchParams();
  const [draft, setDraft] = useState(() =>
    newDraft({ kind, when: when ?? defaultWhen(settings, worldNow()), settings, calendars }),
  );
  const [from, to] = [when?.from, when?.to];
  useEffect(() => {
    if (from && to)
      setDraft((last) => ({ ...last, ...timesOf({ allDay: !from.includes('T'), from, to }, last) }));
  }, [from, to]);
  function setTimes(next: EventDraft) {
    setDraft(next);
    if (endProblem(next)) return;
    setQuery(
      (query) => {
        for (const [name, value] of Object.entries(whenOfDraft(next))) query.set(name, value);
        return query;
      },
      { replace: true },
    );
  }
  return { draft, setDraft, setTimes };
}

function whenOfDraft({ allDay, startDay, startTime, lastDay, endTime }: EventDraft) {
  if (!allDay) return { from: `${startDay}T${startTime}`, to: `${lastDay}T${endTime}` };
  return { from: startDay, to: addDays(lastDay, 1) };
}
