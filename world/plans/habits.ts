import type { Almanac } from '../almanac.ts';
import { type Day, minuteMs, minutesOf, momentOf } from '../calendar.ts';
import type { Errand } from '../errand.ts';
import type { Persona } from '../persona.ts';
import type { Plan } from '../plan.ts';
import type { RandomStream, Rng } from '../rng.ts';
import { causeOf, type Occurrence } from './causes.ts';
import { withRides } from './rides.ts';

export type Habit = Persona['routines']['habits'][number];

/** How far past the window of a habit it may slip when something else is in the way. */
const slipMinutes = 75;

/** Tables are booked for the quarters of an hour. */
const tableMinutes = 15;

/** What they do every week or so, as far as it costs money: meals, groceries, fuel, parcels. */
export function planHabits(persona: Persona, almanac: Almanac, rng: Rng): Errand[] {
  return persona.routines.habits.flatMap((habit) => {
    const random = rng(`habit.${habit.id}`);
    return almanac.days.flatMap((day) => planOn(day, { habit, persona, almanac, random }));
  });
}

interface Setting {
  habit: Habit;
  persona: Persona;
  almanac: Almanac;
  random: RandomStream;
}

/** Everything is drawn on every such day, so that a trip moves nothing after it. */
function planOn(day: Day, { habit, persona, almanac, random }: Setting): Errand[] {
  if (!habit.weekdays.includes(day.dayOfWeek)) return [];
  const goes = random.chance(habit.chance);
  const minutes = random.int(minutesOf(habit.window[0]), minutesOf(habit.window[1]));
  const seconds = random.int(0, 59);
  const open = habit.merchants.filter(({ months }) => !months || months.includes(day.month));
  const merchant = (open.length > 0 ? open : habit.merchants)[random.int(0, Math.max(0, open.length - 1))]!;
  const amountCents = random.int(...merchant.priceCents);
  const drawn = drawDetails(habit, random);
  const isInSeason = open.length > 0 && (!habit.months || habit.months.includes(day.month));
  if (!goes || !isInSeason || (almanac.isAway(day) && !isAnywhere(habit))) return [];
  const occurrence = { id: `${habit.id}.${day}`, day, habit, merchant, amountCents, ...drawn };
  const isBooked = drawn.bookedDaysBefore !== undefined && habit.does === 'restaurant';
  const at = isBooked
    ? momentOf(day, minutes - (minutes % tableMinutes), almanac.span.zone)
    : momentOf(day, minutes, almanac.span.zone) + seconds * 1000;
  const errand = toErrand(occurrence, at, { persona, almanac });
  return [isBooked ? { ...errand, stepMinutes: tableMinutes } : errand];
}

/** Food is not delivered to where they are not. */
const isAnywhere = ({ online, does }: Habit): boolean => online === true && does === 'order';

function drawDetails(habit: Habit, random: RandomStream) {
  const withDebit = random.chance(habit.debitShare);
  const inCompany = random.chance(habit.companyShare);
  const people = habit.company?.length ? [random.pick(habit.company)] : [];
  const isBooked = random.chance(habit.bookedShare);
  const bookedDaysBefore = random.int(1, 6);
  const byRide = random.chance(habit.rideShare);
  const rides = { minutes: random.next(), out: random.next(), back: random.next() };
  return {
    with: withDebit ? ('debit' as const) : ('credit' as const),
    people: inCompany ? people : [],
    ...(isBooked && { bookedDaysBefore }),
    ...(byRide && { rides }),
  };
}

function toErrand(occurrence: Occurrence, at: number, world: { persona: Persona; almanac: Almanac }): Errand {
  const { habit, id } = occurrence;
  const place = placeOf(occurrence, at, world);
  const plan = (when: number): Plan[] => {
    const cause = causeOf(occurrence, when, { ...world, place });
    return withRides(cause, occurrence, world.persona);
  };
  return {
    id,
    at,
    latestAt: at + slipMinutes * minuteMs,
    minutes: habit.does === 'order' ? 0 : habit.minutes,
    place,
    travelMinutes: occurrence.rides ? world.persona.routines.rides.minutes[1] + 6 : habit.travelMinutes,
    ...(habit.meal && { meal: habit.meal }),
    plan,
  };
}

/** Food comes to where they are at that hour; for the rest they go to the merchant. */
function placeOf(
  { habit, merchant, day }: Occurrence,
  at: number,
  world: { persona: Persona; almanac: Almanac },
): string {
  const { persona, almanac } = world;
  if (habit.does === 'order') return 'anywhere';
  if (habit.does !== 'delivery' && !habit.online) return merchant.name;
  const [from, until] = persona.work.hours.map((clock) => momentOf(day, minutesOf(clock), almanac.span.zone));
  return almanac.isWorkday(day) && from! <= at && at < until! ? persona.work.place : 'home';
}
