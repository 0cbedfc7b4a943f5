import { Temporal } from 'temporal-polyfill';

/** Calendar arithmetic in the persona's zone. Moments are epoch ms, days are `2026-04-02`, times are `19:30`. */

export const dayOf = (moment: number, zone: string): string => zoned(moment, zone).toPlainDate().toString();

export const timeOf = (moment: number, zone: string): string =>
  zoned(moment, zone).toPlainTime().toString({ smallestUnit: 'minute' });

export const momentOf = (day: string, time: string, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) })
    .epochMilliseconds;

export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** The same day of a later month, or its last day where that month is shorter. */
export const addMonths = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).add({ months }).toString();

export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

export const monthOf = (day: string): string => day.slice(0, 7);

export const lastDayOfMonth = (month: string): string => {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return `${month}-${String(daysInMonth).padStart(2, '0')}`;
};

/** Whether `2026-02-30` and its like are refused: a date that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

const zoned = (moment: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
