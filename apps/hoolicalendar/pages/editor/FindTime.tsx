import { ChevronLeft, ChevronRight } from 'lucide-react';
import { boot } from '#kit/page/boot.ts';
import { addDays } from '#kit/time.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { useData } from '../client.ts';
import { fullDay, longDay } from '../days.ts';
import { type EventDraft, minutesBetween, withStart } from '../draft/draft.ts';
import { clock, timeRange, wallTime } from '../times.ts';
import { BusyColumns } from './BusyColumns.tsx';

interface FindTimeProps {
  draft: EventDraft;
  onChange: (draft: EventDraft) => void;
}

const LOOK_AHEAD_DAYS = 14;
const LEAST_MINUTES = 15;

/** Everybody's day side by side, and times that suit all. */
export function FindTime({ draft, onChange }: FindTimeProps) {
  const emails = draft.guests.map(({ email }) => email);
  const { startDay, zone } = draft;
  const people = useData('findTime.busy', { emails, from: startDay, to: addDays(startDay, 1) });
  const choose = (startsAt: number) => {
    const wall = wallTime(startsAt, zone);
    onChange(withStart({ ...draft, allDay: false }, { startDay: wall.day, startTime: clock(wall.minutes) }));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_190px] gap-5">
      <div>
        <div className="flex items-center gap-1 pb-2">
          <IconButton
            label="Previous day"
            size="sm"
            icon={<ChevronLeft aria-hidden />}
            onClick={() => onChange(withStart(draft, { startDay: addDays(startDay, -1) }))}
          />
          <IconButton
            label="Next day"
            size="sm"
            icon={<ChevronRight aria-hidden />}
            onClick={() => onChange(withStart(draft, { startDay: addDays(startDay, 1) }))}
          />
          <h3 className="ml-1 font-medium">{fullDay(startDay)}</h3>
        </div>
        <BusyColumns
          people={people.map((person) => ({
            ...person,
            name: person.email === boot.owner?.email ? 'You' : person.name,
          }))}
          draft={draft}
          onChange={onChange}
        />
      </div>
      <Suggestions draft={draft} onChoose={choose} />
    </div>
  );
}

function Suggestions({ draft, onChoose }: { draft: EventDraft; onChoose: (startsAt: number) => void }) {
  const minutes = draft.allDay ? 60 : Math.min(Math.max(minutesBetween(draft), LEAST_MINUTES), 720);
  const slots = useData('findTime.suggest', {
    emails: draft.guests.map(({ email }) => email),
    from: draft.startDay,
    to: addDays(draft.startDay, LOOK_AHEAD_DAYS),
    minutes,
  });
  return (
    <section aria-label="Suggested times">
      <h3 className="pb-2 font-medium">Suggested times</h3>
      {slots.length === 0 && (
        <EmptyState title="No time suits all">Try a shorter event or fewer guests.</EmptyState>
      )}
      <ul className="grid gap-1.5">
        {slots.map(({ startsAt, endsAt, missing }) => {
          const [start, end] = [wallTime(startsAt, draft.zone), wallTime(endsAt, draft.zone)];
          return (
            <li key={startsAt}>
              <button
                type="button"
                onClick={() => onChoose(startsAt)}
                className="w-full rounded-control border border-border px-3 py-1.5 text-left hover:border-primary hover:bg-accent/40"
              >
                <span className="block text-foreground-muted text-small">{longDay(start.day)}</span>
                <span className="block font-medium">{timeRange(start.minutes, end.minutes)}</span>
                {missing.length > 0 && (
                  <span className="block text-small text-warning">Without {missing.join(', ')}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
