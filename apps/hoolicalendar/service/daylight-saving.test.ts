import { expect, test } from 'vitest';
import { addDays } from '#kit/time.ts';
import { momentOfWall } from '../rules/wall-time.ts';
import { at, openCalendarWorld, weekly } from './calendar-for-tests.ts';

const HOUR_MS = 3600_000;

test.each([
  ['America/New_York', '2026-03-01', '2026-03-08', 4],
  ['Europe/Berlin', '2026-03-22', '2026-03-29', -2],
  ['Australia/Sydney', '2026-03-29', '2026-04-05', -10],
])('half past nine stays half past nine in %s', (zone, before, change, offsetAfter) => {
  const { create, ask, calendarId } = openCalendarWorld();
  create({ title: 'Fixed', ...at(`${before}T09:30`, 60, zone), recurrence: weekly([0]) });
  const starts = ask('occurrences.list', { from: addDays(before, -1), to: '2026-04-20' })
    .filter((each) => each.calendarId === calendarId)
    .map(({ startsAt }) => startsAt);
  expect(starts.slice(0, 2)).toEqual(
    [`${before}T09:30:00`, `${change}T09:30:00`].map((wall) => momentOfWall(wall, zone)),
  );
  const step = (starts[1] ?? 0) - (starts[0] ?? 0);
  expect(step).toBe((7 * 24 + (zone === 'Australia/Sydney' ? 1 : -1)) * HOUR_MS);
  expect(((starts[1] ?? 0) / HOUR_MS - 9.5 - offsetAfter) % 24).toBe(0);
});

test('an hour that the clocks leave out counts from before; one that comes twice is the first', () => {
  const { create, shown, ask, calendarId } = openCalendarWorld();
  create({ title: 'Gap', ...at('2026-03-01T02:30', 30), recurrence: weekly([0]) });
  create({ title: 'Twice', ...at('2026-10-25T01:30', 30), recurrence: weekly([0]) });
  expect(shown('2026-03-01', '2026-03-16')).toEqual([
    ...['2026-03-01T02:30 Gap', '2026-03-08T03:30 Gap', '2026-03-15T02:30 Gap'],
  ]);
  const [, first] = ask('occurrences.list', { from: '2026-10-25', to: '2026-11-02' })
    .filter((each) => each.calendarId === calendarId && each.title === 'Twice')
    .map(({ startsAt }) => startsAt);
  expect(first).toBe(Date.UTC(2026, 10, 1, 5, 30));
});

test('whole days last to midnight also when a day has 23 hours; hours are exact', () => {
  const { create, ask, calendarId } = openCalendarWorld();
  const day = {
    allDay: true,
    startsAt: 0,
    endsAt: 0,
    startDay: '2026-03-07',
    endDay: '2026-03-10',
    zone: 'America/New_York',
  };
  create({ title: 'Fair', ...day });
  create({ title: 'Night', ...at('2026-03-07T23:00', 480) });
  const [fair, night] = ask('occurrences.list', { from: '2026-03-07', to: '2026-03-10' }).filter(
    (each) => each.calendarId === calendarId,
  );
  expect((fair?.endsAt ?? 0) - (fair?.startsAt ?? 0)).toBe(71 * HOUR_MS);
  expect(fair).toMatchObject({ startDay: '2026-03-07', endDay: '2026-03-10' });
  expect((night?.endsAt ?? 0) - (night?.startsAt ?? 0)).toBe(8 * HOUR_MS);
  expect(night).toMatchObject({ startDay: '2026-03-07', endDay: '2026-03-09' });
});
