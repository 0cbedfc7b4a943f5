import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  isDay,
  lastDayOfMonth,
  momentOf,
  timeOf,
  weekdayOf,
} from './time.ts';

const NEW_YORK = 'America/New_York';

describe('calendar arithmetic in a zone', () => {
  test('days and moments convert both ways, over the change to summer time', () => {
    const before = momentOf('2026-03-08', '01:30', NEW_YORK);
    const after = momentOf('2026-03-08', '03:30', NEW_YORK);
    expect(after - before).toBe(3600_000);
    expect(dayOf(after, NEW_YORK)).toBe('2026-03-08');
    expect(timeOf(after, NEW_YORK)).toBe('03:30');
  });

  test('a moment near midnight belongs to the day of the zone', () => {
    const moment = Date.UTC(2026, 3, 2, 2, 0);
    expect(dayOf(moment, NEW_YORK)).toBe('2026-04-01');
    expect(dayOf(moment, 'Asia/Tokyo')).toBe('2026-04-02');
  });

  test('months keep to their length', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(lastDayOfMonth('2024-02')).toBe('2024-02-29');
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
    expect(weekdayOf('2026-04-02')).toBe(4);
  });

  test.each(['2026-02-30', '2026-13-01', '2026-4-2', '26-04-02', '', 'tomorrow', '2026-04-02T00:00'])(
    '%j is no day',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});
