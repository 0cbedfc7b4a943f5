import { weekdayOf } from '#kit/time.ts';
import { compact, dayPart, isWholeDay, type Wall } from './wall-time.ts';

/** A rule as the editor offers it. Other rules come by import; they are kept, and said in words as far as it goes. */
export interface Recurrence {
  frequency: 'daily' | 'weekly' | 'monthly' | 'yearly';
  interval: number;
  /** 0 is Sunday; of weekly rules. */
  weekdays: number[];
  /** The same date, or the same weekday in the same week of the month. */
  monthlyBy: 'day' | 'weekday';
  ends: { kind: 'never' } | { kind: 'on'; day: string } | { kind: 'after'; count: number };
}

const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** 0 is Sunday. */
export const sundayBased = (day: string): number => weekdayOf(day) % 7;

const codeOf = (weekday: number): string => CODES[weekday] ?? 'SU';

export function writeRule(recurrence: Recurrence, start: Wall): string {
  const { frequency, interval } = recurrence;
  return [
    `FREQ=${frequency.toUpperCase()}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...onWhichDays(recurrence, start),
    ...untilWhen(recurrence, start),
  ].join(';');
}

function onWhichDays({ frequency, weekdays, monthlyBy }: Recurrence, start: Wall): string[] {
  const day = dayPart(start);
  if (frequency === 'weekly') {
    const chosen = weekdays.length ? weekdays : [sundayBased(day)];
    return [`BYDAY=${[...new Set(chosen)].sort().map(codeOf).join(',')}`];
  }
  if (frequency === 'monthly' && monthlyBy === 'weekday')
    return [`BYDAY=${weekOfMonth(day)}${codeOf(sundayBased(day))}`];
  return [];
}

/** The fifth is called the last: not every month has five. */
function weekOfMonth(day: string): number {
  const week = Math.ceil(Number(day.slice(8, 10)) / 7);
  return week > 4 ? -1 : week;
}

function untilWhen({ ends }: Recurrence, start: Wall): string[] {
  if (ends.kind === 'after') return [`COUNT=${ends.count}`];
  if (ends.kind === 'on') return [`UNTIL=${compact(isWholeDay(start) ? ends.day : `${ends.day}T235959`)}`];
  return [];
}

const FREQUENCIES: Record<string, Recurrence['frequency']> = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
};
const KNOWN_PARTS = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'UNTIL', 'COUNT', 'WKST'];

const partsOf = (rrule: string): Record<string, string> =>
  Object.fromEntries(rrule.split(';').map((part) => part.split('=', 2) as [string, string]));

/** The rule as the editor would show it; null when the editor has no words for it. */
export function readRule(rrule: string, start: Wall): Recurrence | null {
  const parts = partsOf(rrule);
  const frequency = FREQUENCIES[parts.FREQ ?? ''];
  if (!frequency || Object.keys(parts).some((name) => !KNOWN_PARTS.includes(name))) return null;
  const recurrence: Recurrence = {
    frequency,
    interval: Number(parts.INTERVAL ?? 1),
    weekdays: frequency === 'weekly' ? weekdaysOf(parts.BYDAY, start) : [],
    monthlyBy: frequency === 'monthly' && parts.BYDAY ? 'weekday' : 'day',
    ends: endOf(parts),
  };
  return saysTheSame(parts, recurrence, start) ? recurrence : null;
}

const weekdaysOf = (byDay: string | undefined, start: Wall): number[] =>
  byDay
    ? byDay
        .split(',')
        .map((code) => CODES.indexOf(code))
        .sort()
    : [sundayBased(dayPart(start))];

function endOf({ UNTIL, COUNT }: Record<string, string>): Recurrence['ends'] {
  if (COUNT) return { kind: 'after', count: Number(COUNT) };
  if (!UNTIL) return { kind: 'never' };
  return { kind: 'on', day: `${UNTIL.slice(0, 4)}-${UNTIL.slice(4, 6)}-${UNTIL.slice(6, 8)}` };
}

function saysTheSame(parts: Record<string, string>, recurrence: Recurrence, start: Wall): boolean {
  const written = partsOf(writeRule(recurrence, start));
  const monthDay = String(Number(start.slice(8, 10)));
  const month = String(Number(start.slice(5, 7)));
  const sameDays = recurrence.frequency === 'weekly' || (parts.BYDAY ?? '') === (written.BYDAY ?? '');
  const sameDate =
    (!parts.BYMONTHDAY || (parts.BYMONTHDAY === monthDay && recurrence.frequency !== 'weekly')) &&
    (!parts.BYMONTH || (parts.BYMONTH === month && recurrence.frequency === 'yearly'));
  return sameDays && sameDate && !recurrence.weekdays.includes(-1);
}

/** The same rule for a start on another day: what was said about the old day is said about the new one. */
export function moveRule(rrule: string, { from, to }: { from: Wall; to: Wall }): string | null {
  if (dayPart(from) === dayPart(to)) return fitUntil(rrule, to);
  const recurrence = readRule(rrule, from);
  if (!recurrence) return null;
  const [old, next] = [sundayBased(dayPart(from)), sundayBased(dayPart(to))];
  const weekdays = recurrence.weekdays.map((weekday) => (weekday === old ? next : weekday));
  return writeRule({ ...recurrence, weekdays: [...new Set(weekdays)] }, to);
}

/** UNTIL is a date where the start is one, and a time where the start has one. */
function fitUntil(rrule: string, start: Wall): string {
  return rrule.replace(/UNTIL=(\d{8})(T\d{6})?/, (_, day: string, time: string | undefined) =>
    isWholeDay(start) ? `UNTIL=${day}` : `UNTIL=${day}${time ?? 'T235959'}`,
  );
}
