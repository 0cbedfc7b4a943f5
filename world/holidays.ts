import { Temporal } from 'temporal-polyfill';
import type { Day } from './calendar.ts';
import type { Persona } from './persona.ts';

type Holiday = Persona['routines']['holidays'][number];

/** The holidays of a year by day, as the persona's country keeps them. */
export function holidaysOf(rules: readonly Holiday[], year: number): Map<string, string> {
  return new Map(rules.map((rule) => [dateOf(rule, year).toString(), rule.name]));
}

function dateOf(rule: Holiday, year: number): Day {
  if ('day' in rule) return Temporal.PlainDate.from(`${year}-${rule.day}`);
  if ('easter' in rule) return easterSunday(year).add({ days: rule.easter });
  return nthWeekday(rule, year);
}

/** `nth` 1 is the first of the month, -1 the last. */
function nthWeekday(
  { month, weekday, nth }: { month: number; weekday: number; nth: number },
  year: number,
): Day {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  const firstSuch = first.add({ days: (weekday - first.dayOfWeek + 7) % 7 });
  if (nth > 0) return firstSuch.add({ weeks: nth - 1 });
  const fifth = firstSuch.add({ weeks: 4 });
  return fifth.month === month ? fifth : firstSuch.add({ weeks: 3 });
}

/** The anonymous Gregorian computus. */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(f / 31), day: (f % 31) + 1 });
}
