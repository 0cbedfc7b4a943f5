import {
  AlignLeft,
  Bell,
  Briefcase,
  CalendarDays,
  LockKeyhole,
  MapPin,
  TriangleAlert,
  UserRound,
  Users,
  Video,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useToday } from '#kit/page/now.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useData } from '../client.ts';
import type { EventDetail } from '../model.ts';
import { cityOf, offsetName, whenText } from '../times.ts';
import { eventHref } from './event-links.ts';
import { GuestList } from './GuestList.tsx';
import { linked } from './linked-text.tsx';
import { reminderText } from './reminder-words.ts';

/** Everything about an event, in the order one asks for it. */
export function EventDetails({ event }: { event: EventDetail }) {
  const { zone } = useData('settings.get', {});
  const today = useToday();
  return (
    <div className="grid gap-3.5">
      <div className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-4">
        <span
          aria-hidden
          data-color={event.resolvedColor}
          className="mt-2 size-3.5 justify-self-center rounded-[4px] bg-(--event)"
        />
        <div>
          <h2 className="text-[22px] leading-7 [overflow-wrap:anywhere]">{event.title}</h2>
          <p className="mt-1">{whenText(event, zone, today)}</p>
          {!event.allDay && event.zone !== zone && (
            <p className="text-foreground-muted text-small">
              {whenText(event, event.zone, today)} in {cityOf(event.zone)} (
              {offsetName(event.zone, event.startsAt)})
            </p>
          )}
          {event.repeats && <p className="text-foreground-muted text-small">{event.repeats}</p>}
          <States event={event} />
        </div>
      </div>
      <Conflicts event={event} zone={zone} today={today} />
      {event.videoLink && (
        <Line icon={<Video />}>
          <p className="font-medium">Video call</p>
          <p className="select-all text-foreground-muted text-small [overflow-wrap:anywhere]">
            {event.videoLink}
          </p>
        </Line>
      )}
      {event.location && <Line icon={<MapPin />}>{event.location}</Line>}
      {event.guests.length > 0 && (
        <Line icon={<Users />}>
          <GuestList guests={event.guests} />
        </Line>
      )}
      {event.description && (
        <Line icon={<AlignLeft />}>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{linked(event.description)}</p>
        </Line>
      )}
      {event.effectiveReminders.length > 0 && (
        <Line icon={<Bell />}>
          {event.effectiveReminders.map((reminder) => (
            <p key={`${reminder.method} ${reminder.minutes}`}>{reminderText(reminder, event.allDay)}</p>
          ))}
        </Line>
      )}
      <Line icon={<CalendarDays />}>{event.calendarName}</Line>
      {!event.organizer.isOwner && <Line icon={<UserRound />}>Organized by {event.organizer.name}</Line>}
      {!event.busy && <Line icon={<Briefcase />}>Free: this time can still be booked</Line>}
      {event.visibility !== 'default' && (
        <Line icon={<LockKeyhole />}>{event.visibility === 'private' ? 'Private' : 'Public'}</Line>
      )}
    </div>
  );
}

function States({ event }: { event: EventDetail }) {
  if (event.status !== 'cancelled' && !event.isDeleted) return null;
  return (
    <p className="mt-1.5 flex gap-2">
      {event.status === 'cancelled' && <Badge tone="negative">Canceled by the organizer</Badge>}
      {event.isDeleted && <Badge>In the trash</Badge>}
    </p>
  );
}

function Conflicts({ event, zone, today }: { event: EventDetail; zone: string; today: string }) {
  if (event.conflicts.length === 0) return null;
  return (
    <Line icon={<TriangleAlert className="text-warning" />}>
      <p className="font-medium text-warning">
        Conflicts with{' '}
        {event.conflicts.length === 1 ? 'another event' : `${event.conflicts.length} other events`}
      </p>
      <ul>
        {event.conflicts.map((other) => (
          <li key={`${other.eventId} ${other.occurrence}`} className="truncate text-small">
            <Link href={eventHref(other)} className="text-link hover:underline">
              {other.title}
            </Link>
            <span className="text-foreground-muted">
              {' '}
              ⋅{' '}
              {whenText({ ...other, allDay: false, startDay: '', endDay: '' }, zone, today)
                .split(' ⋅ ')
                .at(-1)}
            </span>
          </li>
        ))}
      </ul>
    </Line>
  );
}

interface LineProps {
  icon: ReactNode;
  /** The icon stands beside a box, not beside text. */
  isField?: boolean;
  children: ReactNode;
}

export function Line({ icon, isField, children }: LineProps) {
  return (
    <div
      className={cx(
        'grid grid-cols-[20px_minmax(0,1fr)] gap-x-4 [&>svg]:size-4.5 [&>svg]:justify-self-center [&>svg]:text-foreground-muted',
        isField ? '[&>svg]:mt-[9px]' : '[&>svg]:mt-px',
      )}
    >
      {icon}
      <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
    </div>
  );
}
