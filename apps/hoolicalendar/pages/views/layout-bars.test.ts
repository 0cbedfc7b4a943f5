import { expect, test } from 'vitest';
import { fitBars, layoutBars } from './layout-bars.ts';

const bars = (...extents: [string, number, number][]) =>
  layoutBars(
    extents.map(([item, start, end]) => ({ item, start, end })),
    7,
  );

test('bars share a lane when they do not meet, and say where they are cut', () => {
  expect(bars(['trip', -2, 2], ['late', 2, 3], ['week', 0, 9])).toEqual([
    { item: 'trip', start: 0, end: 2, lane: 0, before: true, after: false },
    { item: 'week', start: 0, end: 7, lane: 1, before: false, after: true },
    { item: 'late', start: 2, end: 3, lane: 0, before: false, after: false },
  ]);
  expect(bars(['past', -3, 0], ['next', 7, 9])).toEqual([]);
});

test('a day that overflows gives its last lane to the count', () => {
  const full = bars(['a', 0, 1], ['b', 0, 1], ['c', 0, 1], ['d', 0, 1], ['e', 1, 2]);
  expect(fitBars(full, 3, 7)).toMatchObject({ hidden: [2, 0, 0, 0, 0, 0, 0], shown: { length: 3 } });
  expect(fitBars(full, 4, 7)).toMatchObject({ hidden: [0, 0, 0, 0, 0, 0, 0], shown: { length: 5 } });
});

test('a bar that is hidden in one day is hidden in all', () => {
  const long = bars(['a', 0, 1], ['b', 0, 1], ['c', 1, 2], ['d', 0, 3]);
  expect(fitBars(long, 1, 7).hidden.slice(0, 3)).toEqual([3, 2, 1]);
});
