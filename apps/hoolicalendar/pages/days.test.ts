import { expect, test } from 'vitest';
import { startOfWeek, stepFrom, titleOf, weeksOfMonth } from './days.ts';

test('titles name the months on show', () => {
  expect(titleOf('week', '2026-04-02', ['2026-03-29', '2026-04-05'])).toBe('Mar – Apr 2026');
  expect(titleOf('week', '2026-04-08', ['2026-04-05', '2026-04-12'])).toBe('April 2026');
  expect(titleOf('week', '2026-12-31', ['2026-12-27', '2027-01-03'])).toBe('Dec 2026 – Jan 2027');
  expect(titleOf('month', '2026-04-02', ['2026-03-29', '2026-05-03'])).toBe('April 2026');
  expect(titleOf('day', '2026-04-02', ['2026-04-02', '2026-04-03'])).toBe('April 2, 2026');
});

test('weeks begin where the settings say, and cover the month', () => {
  expect(startOfWeek('2026-04-02', 0)).toBe('2026-03-29');
  expect(startOfWeek('2026-04-02', 1)).toBe('2026-03-30');
  expect(startOfWeek('2026-04-05', 1)).toBe('2026-03-30');
  const weeks = weeksOfMonth('2026-04-02', 0);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([5, '2026-03-29', '2026-05-02']);
  expect(weeksOfMonth('2026-02-10', 0)).toHaveLength(4);
  expect(weeksOfMonth('2026-12-10', 0)).toHaveLength(5);
});

test('a step is a day, a week or a month, and a month is never skipped', () => {
  expect(stepFrom('day', '2026-03-31', 1)).toBe('2026-04-01');
  expect(stepFrom('week', '2026-03-31', -1)).toBe('2026-03-24');
  expect(stepFrom('month', '2026-01-31', 1)).toBe('2026-02-01');
});
