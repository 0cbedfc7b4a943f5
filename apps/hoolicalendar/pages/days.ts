import { addDays, addMonths, daysBetween, monthOf, weekdayOf } from '#kit/time.ts';
import type { View } from '../location.ts';
import { sundayBased } from '../rules/recurrence-rule.ts';

/** Days as `2026-04-02`; weekdays from 0, Sunday. */

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (day: string): string => formatter.format(Date.parse(`${day}T00:00:00Z`));
};

/** Thursday, April 2 */
export const longDay = format({ weekday: 'long', month: 'long', day: 'numeric' });
/** Thursday, April 2, 2026 */
export const fullDay = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** Thu, Apr 2 */
export const shortDay = format({ weekday: 'short', month: 'short', day: 'numeric' });
/** Apr 2 */
export const monthDay = format({ month: 'short', day: 'numeric' });
export const weekdayName = format({ weekday: 'short' });
const monthName = format({ month: 'long' });
const shortMonth = format({ month: 'short' });
/** April 2, 2026 */
const dateName = format({ month: 'long', day: 'numeric', year: 'numeric' });

export const isWeekend = (day: string): boolean => weekdayOf(day) > 5;
export const dateNumber = (day: string): number => Number(day.slice(8));

export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index));

export const startOfWeek = (day: string, weekStart: number): string =>
  addDays(day, -((sundayBased(day) - weekStart + 7) % 7));

/** The whole weeks that cover a month. */
export function weeksOfMonth(day: string, weekStart: number): string[][] {
  const first = startOfWeek(`${monthOf(day)}-01`, weekStart);
  const weeks: string[][] = [];
  for (let start = first; weeks.length < 1 || monthOf(start) <= monthOf(day); start = addDays(start, 7))
    weeks.push(daysFrom(start, addDays(start, 7)));
  return weeks;
}

/** `April 2026`, `Mar – Apr 2026`, `Dec 2026 – Jan 2027`, or the day itself. */
export function titleOf(view: View, day: string, [from, to]: [string, string]): string {
  if (view === 'day') return dateName(day);
  if (view === 'month') return `${monthName(day)} ${day.slice(0, 4)}`;
  const last = addDays(to, -1);
  if (monthOf(from) === monthOf(last)) return `${monthName(from)} ${from.slice(0, 4)}`;
  const year = from.slice(0, 4) === last.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`;
  return `${shortMonth(from)}${year} – ${shortMonth(last)} ${last.slice(0, 4)}`;
}

export function stepFrom(view: View, day: string, steps: number): string {
  if (view === 'day') return addDays(day, steps);
  if (view === 'month') return addMonths(`${monthOf(day)}-01`, steps);
  return addDays(day, 7 * steps);
}

export const viewHref = (view: View, day: string): string => `/${view}/${day}`;
