import { expect, test } from 'vitest';
import { holidaysOf } from './holidays.ts';

test('holidays by date, by weekday and by Easter', () => {
  const rules = [
    { name: 'Christmas', day: '12-25' },
    { name: 'Thanksgiving', month: 11, weekday: 4, nth: 4 },
    { name: 'Memorial Day', month: 5, weekday: 1, nth: -1 },
    { name: 'Easter', easter: 0 },
    { name: 'Good Friday', easter: -2 },
  ];
  const days = (year: number) => [...holidaysOf(rules, year).keys()];
  expect(days(2026)).toEqual(['2026-12-25', '2026-11-26', '2026-05-25', '2026-04-05', '2026-04-03']);
  expect(days(2024)).toEqual(['2024-12-25', '2024-11-28', '2024-05-27', '2024-03-31', '2024-03-29']);
});
