import { expect, test } from 'vitest';
import { hasStart, lastStart, nextStart, startsBetween } from './recurrence.ts';

const series = (start: string, rrule: string, more: { exdates?: string[]; rdates?: string[] } = {}) => ({
  start,
  rrule,
  exdates: [],
  rdates: [],
  ...more,
});
const from = (start: string, rrule: string, [first, until]: [string, string]) =>
  startsBetween(series(start, rrule), first, until);

test('weekly and every other week, begun years ago', () => {
  expect(from('2024-04-04T19:00:00', 'FREQ=WEEKLY;BYDAY=TH', ['2026-04-01', '2026-04-17'])).toEqual([
    '2026-04-02T19:00:00',
    '2026-04-09T19:00:00',
    '2026-04-16T19:00:00',
  ]);
  const everyOther = from('2024-04-02T16:00:00', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH', [
    '2024-04-01',
    '2026-05-01',
  ]);
  const late = from('2024-04-02T16:00:00', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH', [
    '2026-03-20',
    '2026-05-01',
  ]);
  expect(everyOther.slice(-late.length)).toEqual(late);
  expect(late.length).toBe(6);
});

test('dates that do not exist are left out', () => {
  expect(from('2026-01-31', 'FREQ=MONTHLY', ['2026-01-01', '2026-06-01'])).toEqual([
    '2026-01-31',
    '2026-03-31',
    '2026-05-31',
  ]);
  expect(from('2024-02-29', 'FREQ=YEARLY', ['2024-01-01', '2033-01-01'])).toEqual([
    '2024-02-29',
    '2028-02-29',
    '2032-02-29',
  ]);
});

test('a rule that never comes true ends, and the start still counts', () => {
  const never = 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
  expect(from('2026-01-01T09:00:00', never, ['2026-01-01', '2027-01-01'])).toEqual(['2026-01-01T09:00:00']);
  expect(from('2026-04-02', 'FREQ=WEEKLY;BYWEEKNO=3', ['2026-04-01', '2026-06-01'])).toEqual(['2026-04-02']);
});

test('counted, dated, excepted and added', () => {
  expect(lastStart(series('2026-04-02', 'FREQ=DAILY;COUNT=5'))).toBe('2026-04-06');
  expect(lastStart(series('2026-04-02T09:00:00', 'FREQ=DAILY;UNTIL=20260404T235959'))).toBe(
    '2026-04-04T09:00:00',
  );
  expect(lastStart(series('2026-04-02', 'FREQ=DAILY'))).toBeNull();
  const gaps = series('2026-04-02', 'FREQ=DAILY;COUNT=4', {
    exdates: ['2026-04-03'],
    rdates: ['2026-04-20'],
  });
  expect(startsBetween(gaps, '2026-04-01', '2026-05-01')).toEqual([
    ...['2026-04-02', '2026-04-04', '2026-04-05', '2026-04-20'],
  ]);
  expect(nextStart(gaps, '2026-04-03')).toBe('2026-04-04');
  expect(nextStart(gaps, '2026-04-06')).toBe('2026-04-20');
  expect(nextStart(gaps, '2026-04-21')).toBeUndefined();
  expect(hasStart(gaps, '2026-04-03')).toBe(false);
  expect(hasStart(gaps, '2026-04-04')).toBe(true);
});

test('a start outside its own rule counts as the first', () => {
  expect(from('2026-04-02T09:00:00', 'FREQ=WEEKLY;BYDAY=TU;COUNT=3', ['2026-04-01', '2026-05-01'])).toEqual([
    '2026-04-02T09:00:00',
    '2026-04-07T09:00:00',
    '2026-04-14T09:00:00',
  ]);
});
