import type { Almanac } from '../almanac.ts';
import { type Day, dayAt, hourMs, localMoment, minuteMs, minutesOf, momentOf } from '../calendar.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { RandomStream, Rng } from '../rng.ts';
import type { Presence } from './presence.ts';

export interface Night {
  readonly day: Day;
  readonly sleeps: number;
  readonly wakes: number;
  readonly place: string;
}

/** Time to put things away before bed, and to get up before leaving. */
const unwindMs = 20 * minuteMs;
const riseMs = 35 * minuteMs;

/**
 * One night after each day: at the usual hours, unless the evening was longer, the morning starts earlier, or they
 * wrote something late. Never shorter than three hours, whatever the documents say.
 */
export function sleepNights(
  persona: Persona,
  almanac: Almanac,
  { bodies, acts, rng }: { bodies: readonly Presence[]; acts: readonly number[]; rng: Rng },
): Night[] {
  const random = rng('sleep');
  const nextAfter = createSearch(bodies.map(({ at }) => at).toSorted((a, b) => a - b));
  const lastBody = createSearch(bodies.map(({ until }) => until).toSorted((a, b) => a - b));
  const act = createSearch(acts.toSorted((a, b) => a - b));
  return almanac.days.map((day) => {
    const usual = usualNight(day, { persona, almanac, random });
    const middle = (usual.sleeps + usual.wakes) / 2;
    const busyUntil = Math.max(lastBody.before(middle) + unwindMs, act.before(middle) + 5 * minuteMs);
    const sleeps = Math.min(Math.max(usual.sleeps, busyUntil), middle);
    const upBy = Math.min(nextAfter.after(middle) - riseMs, act.after(middle) - 5 * minuteMs);
    const wakes = Math.max(Math.min(usual.wakes, upBy), sleeps + 3 * hourMs);
    return { day, sleeps, wakes, place: bedOf(middle, persona) };
  });
}

interface Habits {
  persona: Persona;
  almanac: Almanac;
  random: RandomStream;
}

/** Weekend hours before a day without work. On a trip by the clock of the place. */
function usualNight(day: Day, { persona, almanac, random }: Habits): { sleeps: number; wakes: number } {
  const { sleep } = persona.routines;
  const tomorrow = day.add({ days: 1 });
  const isFree = !almanac.isWorkday(tomorrow);
  const jitter = [random.int(-10, 20), random.int(-8, 8)] as const;
  const zone = persona.trips.find(
    ({ departs, returns }) => day.toString() >= departs && day.toString() < returns,
  )?.zone;
  const clock = (of: Day, text: string, add: number) =>
    momentOf(of, minutesOf(text) + add, zone ?? almanac.span.zone);
  return {
    sleeps: clock(day, isFree ? sleep.weekendBed : sleep.bed, Math.min(jitter[0], isFree ? 5 : 20)),
    wakes: clock(tomorrow, isFree ? sleep.weekendWake : sleep.wake, jitter[1]),
  };
}

function bedOf(moment: number, { trips, identity: { zone } }: Persona): string {
  const day = dayAt(moment, zone).toString();
  const trip = trips.find(({ departs, returns }) => day >= departs && day <= returns);
  const there = trip?.zone ?? zone;
  const stay = trip?.stays.find(
    ({ checkIn, checkOut }) => localMoment(checkIn, there) <= moment && moment < localMoment(checkOut, there),
  );
  return stay?.name ?? 'home';
}

/** The last number before, and the first after, a given one. */
function createSearch(sorted: readonly number[]) {
  const position = (value: number): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! <= value) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    before: (value: number): number => sorted[position(value) - 1] ?? Number.NEGATIVE_INFINITY,
    after: (value: number): number => sorted[position(value)] ?? Number.POSITIVE_INFINITY,
  };
}

export const nightEvent = ({ day, sleeps, wakes, place }: Night): LifeEvent => ({
  ...{ id: `night.${day}`, at: sleeps, until: wakes, place, type: 'night.slept' },
});
