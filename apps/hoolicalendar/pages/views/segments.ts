import { addDays, daysBetween } from '#kit/time.ts';
import { keyOf, type Occurrence } from '../model.ts';
import { DAY_MINUTES, wallTime } from '../times.ts';
import { layoutOverlaps, type Placed } from './layout-overlaps.ts';

/** The part of a timed event that lies in one day's column. */
export interface Segment {
  key: string;
  occurrence: Occurrence;
  start: number;
  end: number;
  /** Whether the event begins and ends in this column. */
  isFirst: boolean;
  isLast: boolean;
  placed: Placed;
}

/** Whole days, and what takes a day or longer, stand above the hours. */
export const isBar = ({ allDay, startsAt, endsAt }: Occurrence): boolean =>
  allDay || endsAt - startsAt >= 24 * 3600_000;

export function segmentsByDay(
  occurrences: readonly Occurrence[],
  days: readonly string[],
  zone: string,
): Segment[][] {
  const columns: Omit<Segment, 'placed'>[][] = days.map(() => []);
  for (const occurrence of occurrences) {
    if (isBar(occurrence)) continue;
    const start = wallTime(occurrence.startsAt, zone);
    const end = wallTime(occurrence.endsAt, zone);
    const isPoint = occurrence.endsAt === occurrence.startsAt;
    for (const [index, day] of days.entries()) {
      if (day < start.day || day > end.day || (day === end.day && end.minutes === 0 && !isPoint)) continue;
      columns[index]?.push({
        key: keyOf(occurrence),
        occurrence,
        start: day === start.day ? start.minutes : 0,
        end: day === end.day ? end.minutes : DAY_MINUTES,
        isFirst: day === start.day,
        isLast: day === end.day,
      });
    }
  }
  return columns.map((segments) => {
    const placed = layoutOverlaps(segments.map(({ key, start, end }) => ({ id: key, start, end })));
    return segments
      .map((segment) => ({ ...segment, placed: placed.get(segment.key) ?? { left: 0, width: 1, column: 0 } }))
      .sort((a, b) => a.start - b.start || a.placed.column - b.placed.column);
  });
}

/** The column of a day; outside the days on show it counts on as if there were more. */
export function columnOf(day: string, days: readonly string[]): number {
  const index = days.indexOf(day);
  if (index >= 0) return index;
  const [first = day, last = day] = [days[0], days.at(-1)];
  if (day < first) return daysBetween(first, day);
  if (day > last) return days.length - 1 + daysBetween(last, day);
  return days.findIndex((one) => one > day);
}

export function dayOfColumn(column: number, days: readonly string[]): string {
  const known = days[column];
  if (known) return known;
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return column < 0 ? addDays(first, column) : addDays(last, column - days.length + 1);
}

/** Columns that an event takes among whole days; the end is the column after its last. */
export function extentOf(occurrence: Occurrence, days: readonly string[]): { start: number; end: number } {
  const start = columnOf(occurrence.startDay, days);
  const last = columnOf(addDays(occurrence.endDay, -1), days);
  return { start, end: Math.max(last, start) + 1 };
}
