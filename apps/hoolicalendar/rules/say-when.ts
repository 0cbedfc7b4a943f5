import { Temporal } from 'temporal-polyfill';
import { addDays } from '#kit/time.ts';
import { DAY_MS, momentOfWall } from './wall-time.ts';

interface Timed {
  allDay: boolean;
  start: string;
  zone: string;
  lastsMs: number;
}

/** "Fri Apr 3, 2026, 7:00 PM – 8:30 PM (EDT)", in the event's own zone. */
export function sayWhen({ allDay, start, zone, lastsMs }: Timed): string {
  if (allDay) return sayDays(start, addDays(start, lastsMs / DAY_MS - 1));
  const from = at(momentOfWall(start, zone), zone);
  const to = at(momentOfWall(start, zone) + lastsMs, zone);
  const sameDay = from.toPlainDate().equals(to.toPlainDate());
  const until = sameDay ? sayTime(to) : `${sayDay(to.toPlainDate())}, ${sayTime(to)}`;
  return `${sayDay(from.toPlainDate())}, ${sayTime(from)} – ${until} (${sayZone(from)})`;
}

function sayDays(first: string, last: string): string {
  const day = sayDay(Temporal.PlainDate.from(first));
  return first === last ? day : `${day} – ${sayDay(Temporal.PlainDate.from(last))}`;
}

const at = (moment: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);

const WEEKDAYS = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = [
  ...['', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];

const sayDay = ({ dayOfWeek, month, day, year }: Temporal.PlainDate): string =>
  `${WEEKDAYS[dayOfWeek]} ${MONTHS[month]} ${day}, ${year}`;

const sayTime = ({ hour, minute }: { hour: number; minute: number }): string =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;

const sayZone = (moment: Temporal.ZonedDateTime): string =>
  moment.toLocaleString('en-US', { timeZoneName: 'short' }).split(' ').at(-1) ?? moment.timeZoneId;
