import { describe, expect, it } from 'vitest';
import { compact, nearestIndex, pickTicks, rowsOf, stackRow, xsOf, yDomain } from './chart-layout.ts';

const spent = {
  name: 'Spent',
  values: [
    { x: 'Jan', y: 5 },
    { x: 'Mar', y: 7 },
  ],
};
const earned = {
  name: 'Earned',
  values: [
    { x: 'Jan', y: 9 },
    { x: 'Feb', y: 8 },
  ],
};

it('unites the xs of all series', () => {
  expect(xsOf([spent, earned])).toEqual(['Jan', 'Mar', 'Feb']);
  expect(
    xsOf([
      {
        name: 'n',
        values: [
          { x: 3, y: 1 },
          { x: 1, y: 1 },
        ],
      },
    ]),
  ).toEqual([1, 3]);
  expect(rowsOf([spent, earned], ['Jan', 'Feb', 'Mar'])).toEqual([
    [5, 9],
    [null, 8],
    [7, null],
  ]);
});

describe('pickTicks', () => {
  it('shows all when there is room', () => {
    expect(pickTicks(4, 10)).toEqual([0, 1, 2, 3]);
  });
  it('always shows the last and never more than fit', () => {
    for (let count = 1; count < 60; count++) {
      for (let room = 1; room < 12; room++) {
        const ticks = pickTicks(count, room);
        expect(ticks.at(-1)).toBe(count - 1);
        expect(ticks.length).toBeLessThanOrEqual(room);
      }
    }
  });
  it('shows none without points or room', () => {
    expect(pickTicks(0, 5)).toEqual([]);
    expect(pickTicks(5, 0)).toEqual([]);
  });
});

describe('yDomain', () => {
  it('includes zero only when asked', () => {
    expect(yDomain([90, null, 110], false)).toEqual([90, 110]);
    expect(yDomain([90, 110], true)).toEqual([0, 110]);
    expect(yDomain([-5, -2], true)).toEqual([-5, 0]);
  });
  it('has height even for a flat or empty series', () => {
    expect(yDomain([50, 50], false)).toEqual([45, 55]);
    expect(yDomain([0], true)).toEqual([0, 1]);
    expect(yDomain([], false)).toEqual([0, 1]);
  });
});

it('stacks positives up and negatives down', () => {
  expect(stackRow([3, -2, null, 4, -1])).toEqual([
    [0, 3],
    [0, -2],
    [3, 3],
    [3, 7],
    [-2, -3],
  ]);
});

it('finds the nearest position', () => {
  expect(nearestIndex([0, 10, 20], 14)).toBe(1);
  expect(nearestIndex([0, 10, 20], 99)).toBe(2);
});

it('shortens big numbers', () => {
  expect([compact(950), compact(12_340), compact(4_000_000)]).toEqual(['950', '12.3K', '4M']);
});
