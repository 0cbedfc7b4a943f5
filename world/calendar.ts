import { Temporal } from 'temporal-polyfill';

export type Day = Temporal.PlainDate;

/** The days a life is recorded: from `first` to `last`, both included; the last of them lie in the future. */
export interface Span {
  readonly first: Day;
  readonly last: Day;
  readonly zone: string;
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** From the first day of the month `back` months before the reference time to the day `ahead` months after it. */
export function spanAround(referenceMs: number, zone: string, months: { back: number; ahead: number }): Span {
  const today = dayAt(referenceMs, zone);
  return {
    first: today.subtract({ months: months.back }).with({ day: 1 }),
    last: today.add({ months: months.ahead }),
    zone,
  };
}

export const dayAt = (moment: number, zone: string): Day =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate();

const daysOfSpan = new WeakMap<Span, Day[]>();

export function daysOf(span: Span): readonly Day[] {
  const known = daysOfSpan.get(span);
  if (known) return known;
  const count = span.first.until(span.last, { largestUnit: 'days' }).days;
  const days = Array.from({ length: count + 1 }, (_, index) => span.first.add({ days: index }));
  daysOfSpan.set(span, days);
  return days;
}

/** One entry a month, on `dayOfMonth` or on the last day of a shorter month. */
export function monthlyDays(span: Span, dayOfMonth: number): Day[] {
  return daysOf(span).filter(({ day, daysInMonth }) => day === Math.min(dayOfMonth, daysInMonth));
}

interface Start {
  readonly at: number;
  /** Whether its clocks are left alone. */
  readonly isEven: boolean;
}

const starts = new Map<string, WeakMap<Day, Start>>();

/** When a day begins in a zone. Remembered for each day object, because asking Temporal is slow. */
function startOf(day: Day, zone: string): Start {
  const inZone = starts.get(zone) ?? new WeakMap<Day, Start>();
  starts.set(zone, inZone);
  const known = inZone.get(day);
  if (known) return known;
  const zoned = day.toZonedDateTime(zone);
  const at = zoned.epochMilliseconds;
  const start = { at, isEven: zoned.add({ days: 1 }).epochMilliseconds - at === dayMs };
  inZone.set(day, start);
  return start;
}

/** `2026-03-28` and 19:30 as minutes after midnight, on the clock of the wall in `zone`. */
export function momentOf(day: Day, minutes: number, zone: string): number {
  const { at, isEven } = startOf(day, zone);
  if (isEven) return at + minutes * minuteMs;
  const time = Temporal.PlainTime.from({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  return day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
}

/** `2026-03-28T19:30` on the wall clock of `zone`. */
export function localMoment(text: string, zone: string): number {
  return momentOf(dayFrom(text.slice(0, 10)), minutesOf(text.slice(11, 16)), zone);
}

/** `07:45` as minutes after midnight. */
export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** The next time a birthday (`1979-03-25`) comes round on or after `day`. */
export function nextBirthday(birthday: string, day: Day): Day {
  const { monthCode, day: dayOfMonth } = dayFrom(birthday);
  const thisYear = Temporal.PlainDate.from({ year: day.year, monthCode, day: dayOfMonth });
  return Temporal.PlainDate.compare(thisYear, day) < 0 ? thisYear.add({ years: 1 }) : thisYear;
}

const daysByName = new Map<string, Day>();

export function dayFrom(text: string): Day {
  const known = daysByName.get(text);
  if (known) return known;
  const day = Temporal.PlainDate.from(text);
  daysByName.set(text, day);
  return day;
}

export const isBetween = (day: Day, from: string, to: string): boolean => {
  const text = day.toString();
  return text >= from && text <= to;
};

/** `2026-03`. */
export const monthKey = (day: Day): string => day.toString().slice(0, 7);
