import { Temporal } from 'temporal-polyfill';

/**
 * Times as they stand on a wall: `2026-04-02T09:30:00`, or `2026-04-02` for whole days. They sort as text. Whoever
 * lives in a zone sees them stay while the offset of the zone changes.
 */
export type Wall = string;

export const DAY_MS = 24 * 3600_000;

export const isWholeDay = (wall: Wall): boolean => wall.length === 10;
export const dayPart = (wall: Wall): string => wall.slice(0, 10);
export const timePart = (wall: Wall): string => wall.slice(11);

/**
 * RFC 5545, 3.3.5: a time that a change of the clocks leaves out counts with the offset before it; one that comes
 * twice is the first of the two. Temporal calls this "compatible".
 */
export const momentOfWall = keep((wall: Wall, zone: string): number =>
  isWholeDay(wall)
    ? Temporal.PlainDate.from(wall).toZonedDateTime(zone).epochMilliseconds
    : Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds,
);

const QUARTER_MS = 15 * 60_000;

/** Offsets change at quarters of an hour alone, so one answer serves the quarter. */
const offsetInQuarter = keep(
  (quarter: number, zone: string): number =>
    Temporal.Instant.fromEpochMilliseconds(quarter * QUARTER_MS).toZonedDateTimeISO(zone).offsetNanoseconds /
    1e6,
);

const offsetAt = (moment: number, zone: string): number =>
  offsetInQuarter(Math.floor(moment / QUARTER_MS), zone);

const dayOfNumber = keep((days: number, _: string): string =>
  Temporal.PlainDate.from('1970-01-01').add({ days }).toString(),
);

/** The date in a zone; fast, for grids. */
export const dayAt = (moment: number, zone: string): string =>
  dayOfNumber(Math.floor((moment + offsetAt(moment, zone)) / DAY_MS), '');

export function wallOfMoment(moment: number, zone: string): Wall {
  const local = moment + offsetAt(moment, zone);
  const day = Math.floor(local / DAY_MS);
  const seconds = Math.floor((local - day * DAY_MS) / 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${dayOfNumber(day, '')}T${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Like `addDays`, for grids. */
export const plusDays = (day: string, days: number): string =>
  dayOfNumber(Math.round(Date.parse(day) / DAY_MS) + days, '');

export const addToWall = (wall: Wall, duration: { days?: number; seconds?: number }): Wall =>
  isWholeDay(wall)
    ? Temporal.PlainDate.from(wall)
        .add({ days: duration.days ?? 0 })
        .toString()
    : Temporal.PlainDateTime.from(wall).add(duration).toString({ smallestUnit: 'second' });

/** Whether `2026-02-30T09:00:00` and its like are refused. */
export function isWall(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?$/.test(text)) return false;
  try {
    Temporal.PlainDateTime.from(text, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

/** `20260402T093000`, as iCalendar writes it. */
export const compact = (wall: Wall): string => wall.replace(/[-:]/g, '');

export function isZone(zone: string): boolean {
  try {
    return (
      Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId !== '' &&
      /^[A-Za-z]/.test(zone)
    );
  } catch {
    return false;
  }
}

const MOST_KEPT = 50_000;

/** Remembers the answers of a pure function of two values. */
function keep<In extends string | number, Out>(compute: (value: In, zone: string) => Out) {
  const kept = new Map<string, Out>();
  return (value: In, zone: string): Out => {
    const key = `${value} ${zone}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const fresh = compute(value, zone);
    kept.set(key, fresh);
    return fresh;
  };
}
