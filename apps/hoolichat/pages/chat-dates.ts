import { boot } from '#kit/page/boot.ts';
import { dayOf, daysBetween } from '#kit/time.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: boot.zone, ...options });

const timeFormat = format({ hour: 'numeric', minute: '2-digit' });
const weekdayFormat = format({ weekday: 'long' });
const shortDateFormat = format({ year: 'numeric', month: 'numeric', day: 'numeric' });
const longDateFormat = format({ year: 'numeric', month: 'long', day: 'numeric' });

const QUARTER_HOUR_MS = 900_000;
const days = new Map<number, string>();

/** `2026-04-02` where the owner lives. Kept by quarter hour, which no zone's day begins within. */
export function dayOfMoment(at: number): string {
  const quarter = Math.floor(at / QUARTER_HOUR_MS);
  const known = days.get(quarter);
  if (known) return known;
  const day = dayOf(at, boot.zone);
  days.set(quarter, day);
  return day;
}

/** 10:12 AM */
export const clockTime = (at: number): string => timeFormat.format(at);

const daysAgo = (at: number, now: number): number => daysBetween(dayOfMoment(at), dayOfMoment(now));

/** How a date stands between messages: Today, Yesterday, Monday, March 12, 2026. */
export function dayLabel(at: number, now: number): string {
  const ago = daysAgo(at, now);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  return ago > 1 && ago < 7 ? weekdayFormat.format(at) : longDateFormat.format(at);
}

/** How a date stands at the end of a line in a list: 10:12 AM, Yesterday, Monday, 3/12/2026. */
export function listDate(at: number, now: number): string {
  const ago = daysAgo(at, now);
  if (ago === 0) return clockTime(at);
  if (ago === 1) return 'Yesterday';
  return ago > 1 && ago < 7 ? weekdayFormat.format(at) : shortDateFormat.format(at);
}

/** today at 10:12 AM */
export function spokenMoment(at: number, now: number): string {
  const label = dayLabel(at, now);
  const day = label === 'Today' || label === 'Yesterday' ? label.toLowerCase() : label;
  return `${day} at ${clockTime(at)}`;
}

/** 0:07 */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
