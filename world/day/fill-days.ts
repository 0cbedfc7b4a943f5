import type { Almanac } from '../almanac.ts';
import { dayMs, momentOf } from '../calendar.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import { byTime } from '../plan.ts';
import type { Rng } from '../rng.ts';
import { groupByDay } from './by-day.ts';
import { breakfast, eatAtHome } from './home-meals.ts';
import { nightEvent, sleepNights } from './nights.ts';
import { isPresence, type Presence } from './presence.ts';
import { drawPunctuality, liveWorkday } from './work-day.ts';

/**
 * What fills the hours between the things that were planned: work and the way there, meals at home, sleep.
 * `acts` are moments at which the owner is known to be awake.
 */
export function fillDays(
  persona: Persona,
  almanac: Almanac,
  { lived, acts, rng }: { lived: readonly LifeEvent[]; acts: readonly number[]; rng: Rng },
): LifeEvent[] {
  const { zone } = almanac.span;
  const planned = groupByDay(lived.filter(isPresence), zone);
  const random = { work: rng('work'), meals: rng('meals') };
  const { meals } = persona.routines;
  const filled = almanac.days.flatMap((day) => {
    const bodies = planned.get(day.toString()) ?? [];
    // Drawn on every day, so that a day off moves nothing after it.
    const punctuality = drawPunctuality(random.work);
    const work = almanac.isWorkday(day)
      ? liveWorkday(day, bodies, { work: persona.work, zone, ...punctuality })
      : [];
    const lunchPlace = work.length > 0 ? persona.work.place : 'home';
    const table = { meals, zone, random: random.meals, lunchPlace };
    const all = [...bodies, ...work.filter(isPresence)].toSorted(byTime);
    const eaten = eatAtHome(day, all, table);
    return [...work, ...(almanac.isAway(day) ? [] : eaten)];
  });
  const bodies = [...lived, ...filled].filter(isPresence).toSorted(byTime);
  const nights = sleepNights(persona, almanac, { bodies, acts, rng });
  return [...filled, ...nights.map(nightEvent), ...mornings(persona, almanac, { bodies, nights, rng })];
}

type Nights = ReturnType<typeof sleepNights>;

function mornings(
  { routines: { meals } }: Persona,
  almanac: Almanac,
  { bodies, nights, rng }: { bodies: readonly Presence[]; nights: Nights; rng: Rng },
): LifeEvent[] {
  const byDay = groupByDay(bodies, almanac.span.zone);
  const table = { meals, zone: almanac.span.zone, random: rng('breakfast'), lunchPlace: 'home' };
  return nights.flatMap(({ day, wakes, place }) => {
    const morning = day.add({ days: 1 });
    const start = momentOf(morning, 0, almanac.span.zone);
    const first = byDay.get(morning.toString())?.find(({ at }) => at >= wakes);
    const leaves = first?.at ?? start + dayMs / 2;
    const eats = breakfast(morning, wakes, { leaves, table });
    return place === 'home' && !almanac.isAway(morning) ? eats : [];
  });
}
