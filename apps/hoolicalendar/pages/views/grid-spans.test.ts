import { expect, test } from 'vitest';
import type { Occurrence } from '../model.ts';
import { describeSpan, spanOfOccurrence, spanOfWhen, timesAfter, whenOfSpan } from './grid-spans.ts';

const zone = 'America/New_York';
const days = ['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'];
const nineToTen = {
  allDay: false,
  startsAt: Date.parse('2026-03-07T14:00:00Z'),
  endsAt: Date.parse('2026-03-07T15:00:00Z'),
} as Occurrence;
const after = (occurrence: Occurrence, to: { area: string; start: number; end: number }) =>
  timesAfter({ occurrence, from: spanOfOccurrence(occurrence, days, zone), to, days, zone });

test('a dragged event keeps its hours over a change of clocks, and its length', () => {
  const span = spanOfOccurrence(nineToTen, days, zone);
  expect(span).toEqual({ area: 'hours', start: 1440 + 540, end: 1440 + 600 });
  const sunday = after(nineToTen, { ...span, start: span.start + 1440, end: span.end + 1440 });
  expect(sunday).toMatchObject({
    startsAt: Date.parse('2026-03-08T13:00:00Z'),
    endsAt: Date.parse('2026-03-08T14:00:00Z'),
  });
  const overnight = {
    ...nineToTen,
    startsAt: Date.parse('2026-03-07T05:30:00Z'),
    endsAt: Date.parse('2026-03-07T08:30:00Z'),
  };
  const at = spanOfOccurrence(overnight, days, zone);
  const moved = after(overnight, { ...at, start: at.start + 1440, end: at.end + 1440 });
  expect(moved.endsAt - moved.startsAt).toBe(3 * 3600_000);
});

test('an edge alone moves when it is dragged', () => {
  const span = spanOfOccurrence(nineToTen, days, zone);
  expect(after(nineToTen, { ...span, end: span.end + 45 })).toMatchObject({
    startsAt: nineToTen.startsAt,
    endsAt: nineToTen.endsAt + 45 * 60_000,
  });
});

test('between the hours and the whole days', () => {
  expect(after(nineToTen, { area: 'days', start: 3, end: 4 })).toMatchObject({
    allDay: true,
    startDay: '2026-03-09',
    endDay: '2026-03-10',
  });
  const trip = {
    allDay: true,
    startDay: '2026-03-05',
    endDay: '2026-03-08',
    startsAt: 0,
    endsAt: 0,
  } as Occurrence;
  expect(spanOfOccurrence(trip, days, zone)).toEqual({ area: 'days', start: -1, end: 2 });
  expect(after(trip, { area: 'days', start: 1, end: 4 })).toMatchObject({
    startDay: '2026-03-07',
    endDay: '2026-03-10',
  });
  expect(after(trip, { area: 'hours', start: 600, end: 660 })).toMatchObject({
    allDay: false,
    startsAt: Date.parse('2026-03-06T15:00:00Z'),
    endsAt: Date.parse('2026-03-06T16:00:00Z'),
  });
});

test('what is drawn becomes what is written, and back', () => {
  for (const span of [
    { area: 'hours', start: 1440 + 600, end: 1440 + 645 },
    { area: 'days', start: 1, end: 3 },
  ])
    expect(spanOfWhen(whenOfSpan(span, days), days)).toEqual(span);
  expect(describeSpan({ area: 'hours', start: 600, end: 645 }, days)).toBe('Friday, March 6, 10 – 10:45am');
});
