import { type Recurrence, readRule, sundayBased } from './recurrence-rule.ts';
import { dayPart, type Wall } from './wall-time.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth'];
const UNITS = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const;
const EVERY = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', yearly: 'Annually' } as const;

/** "Every 2 weeks on Tuesday and Thursday, until May 1, 2026"; empty for what does not repeat. */
export function sayRule(rrule: string, start: Wall): string {
  if (!rrule) return '';
  const recurrence = readRule(rrule, start);
  if (!recurrence) return 'Repeats by a custom rule';
  const { frequency, interval } = recurrence;
  const often = interval === 1 ? EVERY[frequency] : `Every ${interval} ${UNITS[frequency]}s`;
  return `${often}${sayDays(recurrence, dayPart(start))}${sayEnd(recurrence)}`;
}

function sayDays({ frequency, weekdays, monthlyBy }: Recurrence, day: string): string {
  const date = Number(day.slice(8, 10));
  if (frequency === 'weekly') return ` on ${sayWeekdays(weekdays)}`;
  if (frequency === 'yearly') return ` on ${MONTHS[Number(day.slice(5, 7)) - 1]} ${date}`;
  if (frequency !== 'monthly') return '';
  if (monthlyBy === 'day') return ` on day ${date}`;
  const week = Math.ceil(date / 7);
  return ` on the ${week > 4 ? 'last' : ORDINALS[week]} ${WEEKDAYS[sundayBased(day)]}`;
}

function sayWeekdays(weekdays: readonly number[]): string {
  if (weekdays.join() === '1,2,3,4,5') return 'weekdays';
  if (weekdays.length === 7) return 'all days';
  const names = weekdays.map((weekday) => WEEKDAYS[weekday] ?? '');
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function sayEnd({ ends }: Recurrence): string {
  if (ends.kind === 'after') return `, ${ends.count} ${ends.count === 1 ? 'time' : 'times'}`;
  if (ends.kind === 'never') return '';
  const [year, month, day] = ends.day.split('-').map(Number);
  return `, until ${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`;
}
