import { type Day, minuteMs, minutesOf, momentOf } from '../calendar.ts';
import type { Meal } from '../events/days.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { RandomStream } from '../rng.ts';
import { type Presence, wayMs } from './presence.ts';

interface Table {
  meals: Persona['routines']['meals'];
  zone: string;
  random: RandomStream;
  /** Where they eat what they bring: the office on a workday, else home. */
  lunchPlace: string;
}

const windows = { lunch: ['12:10', '13:20'], dinner: ['18:05', '21:20'] } as const;
const lengths = { breakfast: 15, lunch: 25, dinner: 35, snack: 10 };

/** Lunch and dinner that nobody brought or served: eaten where there is time for them. */
export function eatAtHome(day: Day, bodies: readonly Presence[], table: Table): LifeEvent[] {
  return (['lunch', 'dinner'] as const).flatMap((meal) => {
    const dish = table.random.pick(table.meals[meal]);
    const jitter = table.random.int(0, 30);
    if (bodies.some((event) => 'meal' in event && event.meal === meal)) return [];
    const place = meal === 'lunch' ? table.lunchPlace : 'home';
    const at = firstGap(day, bodies, { meal, jitter, place, zone: table.zone });
    return at === undefined ? [] : [eaten({ day, meal, dish, place }, at)];
  });
}

/** Between getting up and leaving the house. */
export function breakfast(
  day: Day,
  wakes: number,
  { leaves, table }: { leaves: number; table: Table },
): LifeEvent[] {
  const dish = table.random.pick(table.meals.breakfast);
  const eats = table.random.chance(0.8);
  const at = wakes + (20 + table.random.int(0, 15)) * minuteMs;
  if (!eats || at + (lengths.breakfast + 3) * minuteMs > leaves) return [];
  return [eaten({ day, meal: 'breakfast', dish, place: 'home' }, at)];
}

function eaten(
  { day, meal, dish, place }: { day: Day; meal: Meal; dish: string; place: string },
  at: number,
): LifeEvent {
  return {
    ...{ id: `eaten.${meal}.${day}`, at, until: at + lengths[meal] * minuteMs, place },
    ...{ type: 'meal.eaten', meal, dish },
  };
}

interface Wanted {
  meal: 'lunch' | 'dinner';
  jitter: number;
  place: string;
  zone: string;
}

function firstGap(
  day: Day,
  bodies: readonly Presence[],
  { meal, jitter, place, zone }: Wanted,
): number | undefined {
  const [opens, closes] = windows[meal].map((clock) => momentOf(day, minutesOf(clock), zone)) as [
    number,
    number,
  ];
  const lengthMs = lengths[meal] * minuteMs;
  const others = bodies.filter((body) => body.place !== place);
  const after = others.map(({ until, place: where }) => until + (where === 'on the road' ? minuteMs : wayMs));
  const starts = [opens + jitter * minuteMs, ...after.filter((start) => start > opens)].toSorted(
    (a, b) => a - b,
  );
  return starts.find((from) => {
    const until = from + lengthMs;
    return from <= closes && others.every((body) => body.until <= from || body.at - wayMs >= until);
  });
}
