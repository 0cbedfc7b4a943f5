import type { Almanac } from './almanac.ts';
import { dayAt, dayFrom, isBetween, minuteMs, minutesOf, momentOf } from './calendar.ts';
import type { LifeEvent } from './events.ts';
import type { Occupation } from './life.ts';
import { drawPastimes } from './pastimes.ts';
import type { Persona } from './persona.ts';
import type { Rng } from './rng.ts';

interface Lives {
  readonly events: readonly LifeEvent[];
  readonly referenceMs: number;
  readonly rng: Rng;
}

/**
 * What the owner's people have on: what they do with the owner, what comes round in their own week, and now and then
 * something else. The first to be promised wins: nobody is in two places.
 */
export function occupyPeople(persona: Persona, almanac: Almanac, lives: Lives): Occupation[] {
  const { zone } = almanac.span;
  const first = monthBefore(lives.referenceMs, zone);
  const days = almanac.days.filter((day) => isBetween(day, first, '9999-12-31'));
  const window = { from: momentOf(dayFrom(first), 0, zone), days };
  const shared = sharedBy(lives.events, zone).filter(({ until }) => until > window.from);
  const isOut = ({ at }: Occupation) => !isAtWork(at, persona, almanac);
  const byPerson = Map.groupBy(shared, ({ person }) => person);
  return persona.contacts
    .flatMap((contact) => {
      const random = lives.rng(`occupations.${contact.id}`);
      const taken = withoutClashes(byPerson.get(contact.id) ?? []);
      const weekly = weekOf(contact, window.days, { almanac, random });
      const outWithOwner = new Set(taken.filter(isOut).map(({ at }) => dayAt(at, zone).toString()));
      const pastimes = drawPastimes(contact, window.days, { zone, random });
      return withoutClashes([
        ...[...taken, ...weekly],
        ...pastimes.filter(({ at }) => !outWithOwner.has(dayAt(at, zone).toString())),
      ]);
    })
    .toSorted((a, b) => a.at - b.at || (a.person < b.person ? -1 : 1));
}

/** A day that they meet the owner for its own sake is not also the day of the plumber. */
function isAtWork(at: number, { work }: Persona, { isWorkday, span: { zone } }: Almanac): boolean {
  const day = dayAt(at, zone);
  const [from, until] = work.hours.map((clock) => momentOf(day, minutesOf(clock), zone)) as [number, number];
  return isWorkday(day) && from <= at && at < until;
}

const monthBefore = (referenceMs: number, zone: string): string =>
  dayAt(referenceMs, zone).subtract({ months: 1 }).toString();

/** Keeps what does not overlap anything listed before it. */
function withoutClashes(wished: readonly Occupation[]): Occupation[] {
  const kept: Occupation[] = [];
  for (const one of wished)
    if (kept.every((other) => other.until <= one.at || other.at >= one.until)) kept.push(one);
  return kept;
}

/** Trips first, because they cover what is done on them. */
function sharedBy(events: readonly LifeEvent[], zone: string): Occupation[] {
  const trips = events.flatMap((event) => (event.type === 'trip.planned' ? tripOf(event, events, zone) : []));
  return [...trips, ...events.flatMap(meetingOf)];
}

function tripOf(
  { trip, destination, departs, returns, people }: Extract<LifeEvent, { type: 'trip.planned' }>,
  events: readonly LifeEvent[],
  zone: string,
): Occupation[] {
  const legs = events.filter((event) => event.type === 'leg.travelled' && event.trip === trip);
  const at = Math.min(momentOf(dayFrom(departs), 12 * 60, zone), ...legs.map((leg) => leg.at));
  const until = Math.max(momentOf(dayFrom(returns), 12 * 60, zone), ...legs.map((leg) => leg.until ?? 0));
  return people.map((person) => ({ person, at, until, what: `Away: ${destination}` }));
}

/** Food that is brought to the desk keeps nobody from anything. */
function meetingOf(event: LifeEvent): Occupation[] {
  const { at, until } = event;
  if (until === undefined) return [];
  const among = (people: readonly string[], what: string) =>
    people.map((person) => ({ person, at, until, what }));
  switch (event.type) {
    case 'meeting.held':
    case 'appointment.kept':
    case 'outing.enjoyed':
      return among(event.people, event.title);
    case 'meal.out':
      return among(event.people, event.title ?? `${capitalized(event.meal)} at ${event.place}`);
    case 'class.attended':
      return event.teacher ? among([event.teacher], event.name) : [];
    default:
      return [];
  }
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

type Contact = Persona['contacts'][number];

/** Everything is drawn on every such day, so that a holiday moves nothing after it. */
function weekOf(
  { id, week }: Contact,
  days: Almanac['days'],
  { almanac, random }: { almanac: Almanac; random: ReturnType<Rng> },
): Occupation[] {
  return week.flatMap(({ weekday, everyWeeks, from, to, what, chance, months }) =>
    days
      .filter(({ dayOfWeek }) => dayOfWeek === weekday)
      .flatMap((day) => {
        const goes = random.chance(chance);
        const isDue = day.weekOfYear! % everyWeeks === 0 && (!months || months.includes(day.month));
        if (!goes || !isDue || almanac.holidayOn(day)) return [];
        const at = momentOf(day, minutesOf(from), almanac.span.zone);
        const lasts = minutesOf(to) - minutesOf(from);
        return [{ person: id, at, until: at + lasts * minuteMs, what }];
      }),
  );
}
