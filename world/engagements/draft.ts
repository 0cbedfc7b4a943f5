import type { Almanac } from '../almanac.ts';
import { type Day, isBetween, minuteMs, minutesOf, momentOf } from '../calendar.ts';
import type { Persona } from '../persona.ts';
import type { RandomStream, Rng } from '../rng.ts';

export type Engagement = Persona['routines']['engagements'][number];

/** One engagement as chance would have it, before the diary says whether there is time. */
export interface Draft {
  readonly key: string;
  readonly engagement: Engagement;
  readonly day: Day;
  /** Minutes after midnight. */
  readonly begins: number;
  readonly minutes: number;
  readonly venue: Engagement['venues'][number];
  readonly people: readonly string[];
  readonly organizer: string;
  readonly noticeDays: number;
  readonly amountCents: number;
  /** In [0, 1), for what is decided later: the owner's answer, the guests', a change of plan, and the hours of each. */
  readonly luck: Readonly<Record<'answer' | 'change' | 'arranged' | 'answered' | 'changed', number>>;
  readonly guestLuck: readonly number[];
}

/** Everything is drawn whether or not it comes about, so that one engagement moves no other. */
export function draftEngagements(persona: Persona, almanac: Almanac, rng: Rng): Draft[] {
  const months = Map.groupBy(almanac.days, (day) => day.toString().slice(0, 7));
  return persona.routines.engagements.flatMap((engagement) => {
    const random = rng(`engagement.${engagement.id}`);
    return [...months].flatMap(([month, days]) =>
      daysFor(engagement, days, random)
        .map((day, index) =>
          draft(engagement, { key: `${engagement.id}.${month}-${index + 1}`, day, random }),
        )
        .filter(({ day }) => suits(engagement, day, almanac)),
    );
  });
}

/** As many days of a month as it comes round, none twice. */
function daysFor(engagement: Engagement, days: readonly Day[], random: RandomStream): Day[] {
  const { perMonth, nth, since, until, months } = engagement;
  const share = days.length / days[0]!.daysInMonth;
  const wanted = nth
    ? Number(random.chance(perMonth))
    : Math.floor(perMonth * share * (0.75 + random.next() / 2) + random.next());
  const eligible = days.filter((day) => fallsOn(engagement, day));
  const inSeason = !months || months.includes(days[0]!.month);
  const chosen: Day[] = [];
  for (let tries = 0; tries < wanted; tries++) {
    const roll = random.next();
    const left = eligible.filter((day) => !chosen.includes(day));
    const day = left[Math.floor(roll * left.length)];
    if (day) chosen.push(day);
  }
  return chosen.filter((day) => inSeason && isBetween(day, since ?? '0001-01-01', until ?? '9999-12-31'));
}

const fallsOn = ({ weekdays, nth }: Engagement, day: Day): boolean =>
  weekdays.includes(day.dayOfWeek) && (!nth || Math.ceil(day.day / 7) === nth);

/** Asked after the days were drawn, so that a trip moves nothing before or after it. */
const suits = ({ setting }: Engagement, day: Day, almanac: Almanac): boolean =>
  setting === 'work' ? almanac.isWorkday(day) : !almanac.isAway(day) && !almanac.holidayOn(day);

function draft(
  engagement: Engagement,
  { key, day, random }: { key: string; day: Day; random: RandomStream },
): Draft {
  const { window, minutes, venues, organizers, noticeDays, bill } = engagement;
  const [opens, closes] = window.map(minutesOf) as [number, number];
  const begins = opens + Math.floor(random.int(0, closes - opens) / 15) * 15;
  const people = drawPeople(engagement, random);
  const organizer = random.pick(organizers);
  const chosen = { minutes: random.pick(minutes), venue: random.pick(venues) };
  const notice = random.int(...noticeDays);
  const luck = {
    ...{ answer: random.next(), change: random.next(), arranged: random.next() },
    ...{ answered: random.next(), changed: random.next() },
  };
  return {
    ...{ key, engagement, day, begins, people, ...chosen, noticeDays: notice, luck },
    organizer: organizer === 'them' ? (people[0] ?? 'me') : organizer,
    amountCents: bill ? random.int(...bill.priceCents) : 0,
    guestLuck: Array.from({ length: 20 }, () => random.next()),
  };
}

function drawPeople({ who, count, always }: Engagement, random: RandomStream): string[] {
  const wanted = Math.min(random.int(...count), who.length);
  const rest = [...who];
  const drawn = Array.from({ length: wanted }, () => rest.splice(random.int(0, rest.length - 1), 1)[0]!);
  return [...new Set([...drawn, ...always])];
}

/** When it would begin on a day, and until when. */
export function stretchOf({ minutes }: Draft, day: Day, begins: number, zone: string) {
  const from = momentOf(day, begins, zone);
  return { from, until: from + minutes * minuteMs };
}
