import type { Almanac } from '../almanac.ts';
import { dayAt, minuteMs, momentOf } from '../calendar.ts';
import { isPresence, type Presence, wayMs } from '../day/presence.ts';
import { createDiary, type Diary, type Stretch } from '../diary.ts';
import { fitErrands, reserveWork } from '../errand.ts';
import type { LifeEvent } from '../events.ts';
import { liveWithinMeans } from '../live-within-means.ts';
import type { Persona } from '../persona.ts';
import { byTime, type Plan } from '../plan.ts';
import type { Rng } from '../rng.ts';
import { planAppointments, planCourses } from './appointments.ts';
import { planCash } from './cash.ts';
import { planChores } from './chores.ts';
import { planEngagements } from './engagements.ts';
import { type Fixed, joinFixed } from './fixed.ts';
import { planGifts } from './gifts.ts';
import { planHabits } from './habits.ts';
import { planInvesting } from './investing.ts';
import { planInvitations } from './invitations.ts';
import { planLeave } from './leave.ts';
import { planMeetings } from './meetings.ts';
import { planObligations } from './obligations.ts';
import { planOccasions, planStories } from './occasions.ts';
import { planRefunds } from './refunds.ts';
import { planTaxes } from './taxes.ts';
import { planTransfers } from './transfers.ts';
import { planTrips } from './trips.ts';
import { planWritings } from './writings.ts';

interface Lived {
  /** Happens at its moment whatever else does. */
  readonly dated: LifeEvent[];
  /** Came about by chance and means. */
  readonly chosen: LifeEvent[];
}

/** First what has a date, then what comes round every week, then what fits between, then what can be paid. */
export function liveByPlan(
  persona: Persona,
  almanac: Almanac,
  { rng, referenceMs }: { rng: Rng; referenceMs: number },
): Lived {
  const { span } = almanac;
  const { diary, whereabouts } = createDiaries();
  const fixed = planFixed(persona, almanac);
  const promised = fixed.events.filter(isPresence);
  for (const event of promised) reserve(diary, event);
  const weekly = planWeekly(persona, almanac, { diary, promised, rng });
  const errands = planErrands(persona, almanac, { diary, promised, rng });
  const engagements = planEngagements(persona, almanac, {
    ...{ whereabouts, promised: [...fixed.events, ...weekly.events], rng, referenceMs },
  });
  const dated = [...fixed.plans, ...planTransfers(persona)];
  const [from, to] = [momentOf(span.first, 0, span.zone), momentOf(span.last.add({ days: 1 }), 0, span.zone)];
  const plans = [
    ...planObligations(persona, span, rng),
    ...weekly.plans,
    ...errands,
    ...dated,
    ...engagements.plans,
  ]
    .filter(({ at }) => at >= from && at < to)
    .toSorted(byTime);
  const lived = liveWithinMeans(persona, plans, { rng, from, now: referenceMs });
  const isDated = new Set(dated.map(({ id }) => id));
  return {
    dated: [
      ...[...fixed.events, ...weekly.events, ...engagements.events],
      ...[...planLeave(persona, almanac, fixed.events), ...planChores(persona, almanac, rng)],
      ...lived.filter(({ id }) => isDated.has(id)),
    ],
    chosen: lived.filter(({ id }) => !isDated.has(id)),
  };
}

/** One that errands are fitted into, and one that knows only where the owner will be, hours at work aside. */
function createDiaries(): { diary: Diary & { work: Diary }; whereabouts: Diary } {
  const [own, whereabouts] = [createDiary(), createDiary()];
  const reserveInBoth = (stretch: Stretch) => {
    own.reserve(stretch);
    whereabouts.reserve(stretch);
  };
  return { diary: { reserve: reserveInBoth, fits: own.fits, work: own }, whereabouts };
}

const reserve = (diary: Diary, { at, until, place }: Presence): void =>
  diary.reserve({ from: at - wayMs, until: until + wayMs, place });

function planFixed(persona: Persona, almanac: Almanac): Fixed {
  return joinFixed([
    planTrips(persona),
    planAppointments(persona),
    planStories(persona),
    planOccasions(persona),
    planInvesting(persona, almanac),
    {
      events: [...planWritings(persona), ...planTaxes(persona), ...planInvitations(persona, almanac.span)],
      plans: [],
    },
  ]);
}

const betweenMs = 12 * minuteMs;

/** Meetings and classes give way to what has a date of its own. */
function planWeekly(persona: Persona, almanac: Almanac, { diary, promised, rng }: Room): Fixed {
  const hasTime = ({ at, until, place }: Presence) => diary.fits({ from: at, until, place }, betweenMs);
  const meetings = planMeetings(persona, almanac, { hasTime, promised, rng });
  const courses = planCourses(persona, almanac, rng);
  const sessions = courses.plans.filter(({ parts = [] }) => parts.filter(isPresence).every(hasTime));
  for (const { parts = [] } of sessions) for (const part of parts.filter(isPresence)) reserve(diary, part);
  return { events: [...meetings, ...courses.events], plans: sessions };
}

interface Room {
  diary: Diary & { work: Diary };
  promised: readonly Presence[];
  rng: Rng;
}

function planErrands(persona: Persona, almanac: Almanac, { diary, promised, rng }: Room): Plan[] {
  const { zone } = almanac.span;
  reserveWork(diary.work, persona, almanac);
  const meals = promised.flatMap((event) =>
    'meal' in event ? [`${dayAt(event.at, zone)} ${event.meal}`] : [],
  );
  const errands = [
    ...planHabits(persona, almanac, rng),
    ...planGifts(persona, almanac, rng),
    ...planCash(persona, almanac, rng),
  ];
  const fitted = fitErrands(errands, diary, new Set(meals), zone);
  return [...fitted, ...planRefunds(persona, fitted, rng)];
}
