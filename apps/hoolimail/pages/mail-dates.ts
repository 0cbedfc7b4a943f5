import { boot } from '#kit/page/boot.ts';
import { worldNow } from '#kit/page/now.ts';
import { dayOf } from '#kit/time.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: boot.zone, ...options });

const clockTime = format({ hour: 'numeric', minute: '2-digit' });
const monthDay = format({ month: 'short', day: 'numeric' });
const numeric = format({ year: '2-digit', month: 'numeric', day: 'numeric' });
const weekdayTime = format({ weekday: 'short', hour: 'numeric', minute: '2-digit' });
const dayAndTime = format({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const full = format({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const day = (moment: number) => dayOf(moment, boot.zone);

/** As in a list: the time today, the day this year, the date before. */
export function listDate(moment: number, now: number): string {
  if (day(moment) === day(now)) return clockTime.format(moment);
  return day(moment).slice(0, 4) === day(now).slice(0, 4) ? monthDay.format(moment) : numeric.format(moment);
}

export const fullDate = (moment: number): string => full.format(moment);

/** `Mon, 8:00 AM` */
export const presetTime = (moment: number): string => weekdayTime.format(moment);

/** `Mon, Apr 6, 8:00 AM`, with the year when it is another. */
export const plannedTime = (moment: number): string =>
  day(moment).slice(0, 4) === day(worldNow()).slice(0, 4) ? dayAndTime.format(moment) : full.format(moment);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `(3 hours ago)`, or nothing when it is so long ago that the date says more. */
export function agoText(moment: number, now: number): string {
  const passed = now - moment;
  if (passed < 0 || passed > 14 * DAY) return '';
  const [count, unit] =
    passed < HOUR
      ? [Math.max(1, Math.floor(passed / MINUTE)), 'minute']
      : passed < DAY
        ? [Math.floor(passed / HOUR), 'hour']
        : [Math.floor(passed / DAY), 'day'];
  return `(${count} ${unit}${count === 1 ? '' : 's'} ago)`;
}
