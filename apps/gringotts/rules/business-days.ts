import { addDays, weekdayOf } from '#kit/time.ts';

export function nextBusinessDay(day: string): string {
  const next = addDays(day, 1);
  return weekdayOf(next) > 5 ? nextBusinessDay(next) : next;
}
