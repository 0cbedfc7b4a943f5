import { CalendarOff } from 'lucide-react';
import { Link } from 'wouter';
import { useNow } from '#kit/page/now.ts';
import { addDays } from '#kit/time.ts';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { dateNumber, daysFrom, fullDay, monthDay, viewHref, weekdayName } from '../days.ts';
import { keyOf, type Occurrence } from '../model.ts';
import { timeRange, wallTime } from '../times.ts';
import { nameOf } from './EventBlock.tsx';
import { lookOf } from './event-look.ts';
import { useOpenEvent } from './use-open-event.ts';
import type { ShownView } from './use-shown.ts';

/** Day after day as a list. */
export function Agenda({ shown }: { shown: ShownView }) {
  const { from, to, occurrences, settings, today } = shown;
  const open = useOpenEvent();
  const now = useNow();
  const rows = daysFrom(from, to)
    .map((day) => ({ day, events: eventsOn(day, occurrences) }))
    .filter(({ day, events }) => events.length > 0 || day === today);
  if (occurrences.length === 0)
    return (
      <EmptyState
        icon={<CalendarOff aria-hidden />}
        title={`Nothing from ${monthDay(from)} to ${monthDay(addDays(to, -1))}`}
        action={<LinkButton href={viewHref('agenda', to)}>Look further ahead</LinkButton>}
      >
        No event of the calendars that are ticked falls in these days.
      </EmptyState>
    );
  return (
    <div data-scroller className="h-full overflow-y-auto px-4 py-2">
      <ul>
        {rows.map(({ day, events }) => (
          <li
            key={day}
            aria-label={fullDay(day)}
            className="flex border-hairline border-b py-1.5 last:border-b-0"
          >
            <Link
              href={viewHref('day', day)}
              aria-label={`Open ${fullDay(day)}`}
              className="flex w-38 shrink-0 items-center gap-3 self-start"
            >
              <span
                className={cx(
                  'flex size-9 items-center justify-center rounded-full text-[19px] tabular-nums',
                  day === today ? 'bg-primary text-primary-foreground' : 'hover:bg-foreground/7',
                )}
              >
                {dateNumber(day)}
              </span>
              <span className="font-medium text-[11px] text-foreground-muted uppercase tracking-[0.04em]">
                {monthDay(day).slice(0, 3)}, {weekdayName(day)}
              </span>
            </Link>
            <ul className="min-w-0 flex-1">
              {events.length === 0 && <li className="py-2 text-foreground-muted">Nothing planned today</li>}
              {events.map((event) => (
                <li key={keyOf(event)}>
                  <AgendaLine
                    event={event}
                    day={day}
                    zone={settings.zone}
                    isPast={event.endsAt < now}
                    onOpen={open}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="flex items-center justify-between px-1 py-3 text-foreground-muted">
        Until {fullDay(addDays(to, -1))}
        <LinkButton href={viewHref('agenda', to)} variant="ghost">
          Look further ahead
        </LinkButton>
      </p>
    </div>
  );
}

const eventsOn = (day: string, occurrences: readonly Occurrence[]): Occurrence[] =>
  occurrences
    .filter(({ startDay, endDay }) => startDay <= day && (day < endDay || startDay === day))
    .sort((a, b) => Number(b.allDay) - Number(a.allDay) || a.startsAt - b.startsAt);

interface AgendaLineProps {
  event: Occurrence;
  day: string;
  zone: string;
  isPast: boolean;
  onOpen: (key: string) => void;
}

function AgendaLine({ event, day, zone, isPast, onOpen }: AgendaLineProps) {
  const key = keyOf(event);
  const look = lookOf(event);
  return (
    <button
      type="button"
      data-event-key={key}
      data-color={event.color}
      aria-label={nameOf(event, zone)}
      onClick={() => onOpen(key)}
      className={cx(
        'flex h-9 w-full items-center gap-3 rounded-full px-3 text-left hover:bg-foreground/5',
        isPast && 'text-foreground-muted',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'size-3 shrink-0 rounded-full border-2 border-(--event)',
          look === 'solid' && 'bg-(--event)',
          look === 'hatched' && 'bg-(--event)/45',
        )}
      />
      <span className="w-36 shrink-0 text-foreground-muted tabular-nums">{timesOn(event, day, zone)}</span>
      <span className={cx('truncate', look === 'declined' ? 'line-through' : !isPast && 'font-medium')}>
        {event.title}
      </span>
      {event.location && <span className="truncate text-foreground-muted">{event.location}</span>}
    </button>
  );
}

function timesOn(event: Occurrence, day: string, zone: string): string {
  if (event.allDay) return 'All day';
  const start = wallTime(event.startsAt, zone);
  const end = wallTime(event.endsAt, zone);
  if (start.day === end.day || start.day === day) return timeRange(start.minutes, end.minutes);
  return end.day === day ? `until ${timeRange(0, end.minutes).split(' – ')[1]}` : 'All day';
}
