import { addDays, dayOf, momentOf, timeOf } from '#kit/time.ts';
import { formatTime } from '#kit/ui/parse-time.ts';
import { fullDay, longDay, monthDay, shortDay } from './days.ts';

/** Where a moment stands on the wall of a zone. */
export interface WallTime {
  day: string;
  /** From midnight; a day of 23 or 25 hours still has its hours where the clock shows them. */
  minutes: number;
}

export function wallTime(moment: number, zone: string): WallTime {
  const [hour = 0, minute = 0] = timeOf(moment, zone).split(':').map(Number);
  return { day: dayOf(moment, zone), minutes: hour * 60 + minute };
}

export const momentAt = ({ day, minutes }: WallTime, zone: string): number =>
  momentOf(
    addDays(day, Math.floor(minutes / DAY_MINUTES)),
    clock(((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES),
    zone,
  );

export const DAY_MINUTES = 24 * 60;

/** 570 as 09:30. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** 9am, 9:30am: as short as a grid wants it. */
export const shortTime = (minutes: number): string =>
  formatTime(clock(minutes % DAY_MINUTES))
    .replace(':00', '')
    .replace(' ', '')
    .toLowerCase();

/** 9 – 10:30am, 11:30am – 1pm */
export function timeRange(start: number, end: number): string {
  const [from, to] = [shortTime(start), shortTime(end)];
  return `${from.slice(-2) === to.slice(-2) ? from.slice(0, -2) : from} – ${to}`;
}

interface When {
  allDay: boolean;
  startsAt: number;
  endsAt: number;
  startDay: string;
  endDay: string;
}

/** Thursday, April 2 ⋅ 9 – 10:30am; the year is said where it is not this one. */
export function whenText(event: When, zone: string, today: string): string {
  const say = (day: string) => (day.slice(0, 4) === today.slice(0, 4) ? longDay(day) : fullDay(day));
  if (event.allDay) {
    const last = addDays(event.endDay, -1);
    return last === event.startDay ? say(last) : `${say(event.startDay)} – ${say(last)}`;
  }
  const start = wallTime(event.startsAt, zone);
  const end = wallTime(event.endsAt, zone);
  if (start.day === end.day) return `${say(start.day)} ⋅ ${timeRange(start.minutes, end.minutes)}`;
  return `${shortDay(start.day)}, ${shortTime(start.minutes)} – ${shortDay(end.day)}, ${shortTime(end.minutes)}`;
}

/** As a screen reader hears it in a grid: 9am to 10:30am, April 2. */
export function spokenWhen(event: When, zone: string): string {
  if (event.allDay) {
    const last = addDays(event.endDay, -1);
    return last === event.startDay
      ? `all day, ${longDay(last)}`
      : `all day, ${longDay(event.startDay)} to ${longDay(last)}`;
  }
  const start = wallTime(event.startsAt, zone);
  const end = wallTime(event.endsAt, zone);
  const until = start.day === end.day ? '' : ` ${monthDay(end.day)}`;
  return `${shortTime(start.minutes)} to ${shortTime(end.minutes)}${until}, ${longDay(start.day)}`;
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** `GMT-04` of a zone at a moment. */
export function offsetName(zone: string, moment: number): string {
  const known = zoneFormats.get(zone);
  const format =
    known ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset', hour: 'numeric' });
  if (!known) zoneFormats.set(zone, format);
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `America/New_York` as New York. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
