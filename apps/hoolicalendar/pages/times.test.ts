import { expect, test } from 'vitest';
import { momentAt, shortTime, spokenWhen, timeRange, wallTime, whenText } from './times.ts';

const zone = 'America/New_York';
const at = (text: string) => Date.parse(text);
const timed = (from: string, to: string) => ({
  allDay: false,
  startsAt: at(from),
  endsAt: at(to),
  startDay: '',
  endDay: '',
});

test('hours stay where the clock shows them when daylight saving begins and ends', () => {
  expect(wallTime(at('2026-03-08T15:00:00Z'), zone)).toEqual({ day: '2026-03-08', minutes: 11 * 60 });
  expect(momentAt({ day: '2026-03-08', minutes: 11 * 60 }, zone)).toBe(at('2026-03-08T15:00:00Z'));
  expect(momentAt({ day: '2026-11-01', minutes: 11 * 60 }, zone)).toBe(at('2026-11-01T16:00:00Z'));
  expect(momentAt({ day: '2026-03-07', minutes: 26 * 60 + 30 }, zone)).toBe(at('2026-03-08T07:30:00Z'));
});

test('times are as short as can be', () => {
  expect([shortTime(540), shortTime(570), shortTime(0), shortTime(12 * 60)]).toEqual([
    '9am',
    '9:30am',
    '12am',
    '12pm',
  ]);
  expect(timeRange(540, 630)).toBe('9 – 10:30am');
  expect(timeRange(690, 780)).toBe('11:30am – 1pm');
});

test('an event says when it is', () => {
  const lunch = timed('2026-04-02T16:00:00Z', '2026-04-02T17:00:00Z');
  expect(whenText(lunch, zone, '2026-04-01')).toBe('Thursday, April 2 ⋅ 12 – 1pm');
  expect(whenText(lunch, zone, '2025-04-01')).toBe('Thursday, April 2, 2026 ⋅ 12 – 1pm');
  const night = timed('2026-04-03T02:00:00Z', '2026-04-03T06:00:00Z');
  expect(whenText(night, zone, '2026-04-01')).toBe('Thu, Apr 2, 10pm – Fri, Apr 3, 2am');
  const trip = { allDay: true, startsAt: 0, endsAt: 0, startDay: '2026-04-02', endDay: '2026-04-05' };
  expect(whenText(trip, zone, '2026-04-01')).toBe('Thursday, April 2 – Saturday, April 4');
  expect(spokenWhen(trip, zone)).toBe('all day, Thursday, April 2 to Saturday, April 4');
});
