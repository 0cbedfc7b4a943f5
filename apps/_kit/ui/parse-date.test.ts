import { describe, expect, it } from 'vitest';
import { dateProblem, formatDateInput, fromCalendarDate, parseDate, toCalendarDate } from './parse-date.ts';

const today = '2026-04-15';

describe('parseDate', () => {
  it.each([
    ['2026-04-15', '2026-04-15'],
    ['2026-4-5', '2026-04-05'],
    ['4/15/2026', '2026-04-15'],
    ['04/05/26', '2026-04-05'],
    ['4-15-2026', '2026-04-15'],
    ['4/20', '2026-04-20'],
    ['Apr 15, 2026', '2026-04-15'],
    ['april 3rd 2027', '2027-04-03'],
    ['Sept 9', '2026-09-09'],
    ['15 June 2026', '2026-06-15'],
    ['2/29/2028', '2028-02-29'],
    ['  12/31/1999 ', '1999-12-31'],
  ])('reads %s', (text, iso) => {
    expect(parseDate(text, today)).toBe(iso);
  });

  it.each(['2/29/2026', '4/31/2026', '13/1/2026', '2026-00-10', 'tomorrow', 'Smarch 3', '4/15/202', '415'])(
    'refuses %s',
    (text) => {
      expect(parseDate(text, today)).toBeUndefined();
    },
  );

  it('takes an empty input as no date', () => {
    expect(parseDate('', today)).toBeNull();
  });
});

it('formats for the input', () => {
  expect(formatDateInput('2026-04-05')).toBe('04/05/2026');
  expect(formatDateInput(null)).toBe('');
});

it('goes to a calendar date and back on every day of a year with both clock changes', () => {
  for (let day = 1; day <= 365; day++) {
    const iso = fromCalendarDate(new Date(2026, 0, day));
    expect(fromCalendarDate(toCalendarDate(iso))).toBe(iso);
  }
});

it('says why a date may not be chosen', () => {
  const limits = { min: '2026-04-01', max: '2026-04-30', isDisabled: (iso: string) => iso === '2026-04-10' };
  expect(dateProblem('2026-03-31', limits)).toBe('Choose 04/01/2026 or later.');
  expect(dateProblem('2026-05-01', limits)).toBe('Choose 04/30/2026 or earlier.');
  expect(dateProblem('2026-04-10', limits)).toBe('04/10/2026 is not available.');
  expect(dateProblem('2026-04-30', limits)).toBeUndefined();
});
