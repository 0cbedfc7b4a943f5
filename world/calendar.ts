import { Temporal } from 'temporal-polyfill';

export type Day = Temporal.PlainDate;

/** The days a life is recorded: from `first` to `last`, both included. */
export interface Span {
  readonly first: Day;
  readonly last: Day;
  readonly zone: string;
}

/** The record starts on the first day of the month, `months` before the reference time. */
export function spanBefore(referenceMs: number, zone: string, months: number): Span {
  const last = Temporal.Instant.fromEpochMilliseconds(referenceMs).toZonedDateTimeISO(zone).toPlainDate();
  return { first: last.subtract({ months }).with({ day: 1 }), last, zone };
}

export function daysOf({ first, last }: Span): Day[] {
  const count = first.until(last, { largestUnit: 'days' }).days;
  return Array.from({ length: count + 1 }, (_, index) => first.add({ days: index }));
}

/** One entry a month, on `dayOfMonth` or on the last day of a shorter month. */
export function monthlyDays(span: Span, dayOfMonth: number): Day[] {
  return daysOf(span).filter(({ day, daysInMonth }) => day === Math.min(dayOfMonth, daysInMonth));
}

/** `2026-03-28` and 19:30 as minutes after midnight, on the clock of the wall in `zone`. */
export function momentOf(day: Day, minutes: number, zone: string): number {
  const time = Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  return day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
}

/** `2026-03-28T19:30` on the wall clock of `zone`. */
export function localMoment(text: string, zone: string): number {
  return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds;
}

/** `07:45` as minutes after midnight. */
export function minutesOf(clock: string): number {
  const { hour, minute } = Temporal.PlainTime.from(clock);
  return hour * 60 + minute;
}

/** The next time a birthday (`1979-03-25`) comes round on or after `day`. */
export function nextBirthday(birthday: string, day: Day): Day {
  const { monthCode, day: dayOfMonth } = Temporal.PlainDate.from(birthday);
  const thisYear = Temporal.PlainDate.from({ year: day.year, monthCode, day: dayOfMonth });
  return Temporal.PlainDate.compare(thisYear, day) < 0 ? thisYear.add({ years: 1 }) : thisYear;
}

export const dayFrom = (text: string): Day => Temporal.PlainDate.from(text);

export const isBetween = (day: Day, from: string, to: string): boolean =>
  Temporal.PlainDate.compare(day, from) >= 0 && Temporal.PlainDate.compare(day, to) <= 0;

/** `2026-03`. */
export const monthKey = (day: Day): string => day.toPlainYearMonth().toString();
