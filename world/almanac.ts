import { type Day, daysOf, type Span } from './calendar.ts';
import { holidaysOf } from './holidays.ts';
import type { Persona } from './persona.ts';

/** What kind of day each day is. */
export interface Almanac {
  readonly span: Span;
  readonly days: readonly Day[];
  isAway(day: Day): boolean;
  isWorkday(day: Day): boolean;
  holidayOn(day: Day): string | undefined;
}

export function createAlmanac({ routines, trips, work }: Persona, span: Span): Almanac {
  const days = daysOf(span);
  const years = [...new Set(days.map(({ year }) => year))];
  const holidays = new Map(years.flatMap((year) => [...holidaysOf(routines.holidays, year)]));
  const away = new Set(
    days.map(String).filter((day) => trips.some(({ departs, returns }) => day >= departs && day <= returns)),
  );
  const daysOff = new Set(work.daysOff);
  const workdays = new Set(
    days
      .filter((day) => work.weekdays.includes(day.dayOfWeek))
      .map(String)
      .filter((day) => !holidays.has(day) && !away.has(day) && !daysOff.has(day)),
  );
  return {
    span,
    days,
    isAway: (day) => away.has(day.toString()),
    isWorkday: (day) => workdays.has(day.toString()),
    holidayOn: (day) => holidays.get(day.toString()),
  };
}
