import { expect, test } from 'vitest';
import type { Occurrence } from '../model.ts';
import { columnOf, dayOfColumn, extentOf, segmentsByDay } from './segments.ts';

const zone = 'America/New_York';
const workdays = ['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03'];
const event = (from: string, to: string): Occurrence =>
  ({
    kind: 'event',
    eventId: 1,
    occurrence: '',
    allDay: false,
    startsAt: Date.parse(from),
    endsAt: Date.parse(to),
  }) as Occurrence;

test('an event over midnight is cut where the day ends', () => {
  const columns = segmentsByDay([event('2026-04-01T02:00:00Z', '2026-04-01T06:00:00Z')], workdays, zone);
  expect(
    columns.map((column) => column.map(({ start, end, isFirst, isLast }) => [start, end, isFirst, isLast])),
  ).toEqual([[], [[1320, 1440, true, false]], [[0, 120, false, true]], [], []]);
});

test('an event until midnight leaves the next day alone, and one of a day and more is a bar', () => {
  const late = event('2026-04-01T02:00:00Z', '2026-04-01T04:00:00Z');
  expect(segmentsByDay([late], workdays, zone).map(({ length }) => length)).toEqual([0, 1, 0, 0, 0]);
  const long = event('2026-03-31T14:00:00Z', '2026-04-02T14:00:00Z');
  expect(segmentsByDay([long], workdays, zone).flat()).toEqual([]);
});

test('days outside the grid count on, hidden ones fall on the next', () => {
  expect(columnOf('2026-03-28', workdays)).toBe(-2);
  expect(columnOf('2026-04-05', workdays)).toBe(6);
  expect(dayOfColumn(6, workdays)).toBe('2026-04-05');
  expect(dayOfColumn(-1, workdays)).toBe('2026-03-29');
  const days = { startDay: '2026-04-02', endDay: '2026-04-07' } as Occurrence;
  expect(extentOf(days, workdays)).toEqual({ start: 3, end: 8 });
});
