import type { Ctx } from '../../context.ts';
import { occupationsOf, type Person } from '../../people.ts';
import { addDays, dayOf, momentOf, timeOf, weekdayOf } from '../../time.ts';
import type { When } from '../../when.ts';
import type { Occasion } from '../understand/details.ts';
import { type Closeness, closenessOf, farTownOf } from './closeness.ts';
import { plansWith } from './shared-plans.ts';

export type Availability =
  | { readonly state: 'free'; readonly startsAt: number; readonly nearby: string | null }
  | {
      readonly state: 'busy';
      readonly startsAt: number;
      readonly reason: string;
      readonly alternative: number | null;
    }
  | { readonly state: 'together'; readonly startsAt: number; readonly title: string }
  | { readonly state: 'asleep' | 'past'; readonly startsAt: number }
  | { readonly state: 'far'; readonly startsAt: number; readonly town: string }
  | { readonly state: 'improper'; readonly startsAt: number };

const WAKES = '06:30';
const TURNS_IN = '22:30';
const HOUR_MS = 3600_000;

interface Asked {
  readonly when: When;
  readonly occasion: Occasion | null;
  readonly durationMs?: number;
  /** The event asked about, when it stands in the calendar already. */
  readonly title?: string;
}

/** Whether somebody can come, by what they have on and by what people do. */
export function availabilityOf(ctx: Ctx, person: Person, asked: Asked): Availability {
  const { occasion } = asked;
  const startsAt = hourOf(ctx, asked);
  const durationMs =
    asked.durationMs ??
    (asked.when.endsAt ? asked.when.endsAt - startsAt : (occasion?.minutes ?? 60) * 60_000);
  if (startsAt + durationMs <= ctx.now || (asked.when.time && startsAt < ctx.now - 5 * 60_000))
    return { state: 'past', startsAt };
  if (isImproper(person, occasion)) return { state: 'improper', startsAt };
  const time = timeOf(startsAt, ctx.zone);
  if (time < WAKES || time >= TURNS_IN) return { state: 'asleep', startsAt };
  const town = farTownOf(person, ctx.owner);
  if (town && occasion?.kind !== 'remote' && !travels(ctx, person, startsAt))
    return { state: 'far', startsAt, town };
  return (
    clashOf(ctx, person, { startsAt, durationMs, title: asked.title }) ?? {
      state: 'free',
      startsAt,
      nearby: nearbyOf(ctx, person, startsAt),
    }
  );
}

function clashOf(
  ctx: Ctx,
  person: Person,
  { startsAt, durationMs, title }: { startsAt: number; durationMs: number; title?: string },
): Availability | null {
  const span = { from: startsAt, until: startsAt + durationMs };
  const shared = plansWith(ctx, person, span).filter((plan) => !plan.allDay && plan.title !== title);
  const same = shared.find((plan) => plan.startsAt === startsAt);
  if (same && !title) return { state: 'together', startsAt, title: same.title };
  const [own] = occupationsOf(ctx, [person.id], span);
  const reason = own?.what ?? shared[0]?.title;
  if (!reason) return null;
  return {
    state: 'busy',
    startsAt,
    reason,
    alternative: alternativeTo(ctx, person, { startsAt, durationMs }),
  };
}

/** The same hour on one of the next days, when they would be free. */
function alternativeTo(
  ctx: Ctx,
  person: Person,
  { startsAt, durationMs }: { startsAt: number; durationMs: number },
): number | null {
  const [day, time] = [dayOf(startsAt, ctx.zone), timeOf(startsAt, ctx.zone)];
  const isWeekday = weekdayOf(day) <= 5;
  for (let ahead = 1; ahead <= 7; ahead++) {
    const other = addDays(day, ahead);
    const from = momentOf(other, time, ctx.zone);
    const span = { from, until: from + durationMs };
    const isSameKind = time >= '17:00' || weekdayOf(other) <= 5 === isWeekday;
    if (!isSameKind || (farTownOf(person, ctx.owner) && !travels(ctx, person, from))) continue;
    if (occupationsOf(ctx, [person.id], span).length === 0 && plansWith(ctx, person, span).length === 0)
      return from;
  }
  return null;
}

/** What they have on next to it that day, worth a mention. */
function nearbyOf(ctx: Ctx, person: Person, startsAt: number): string | null {
  const before = occupationsOf(ctx, [person.id], { from: startsAt - 3 * HOUR_MS, until: startsAt });
  return before.find(({ endsAt }) => endsAt <= startsAt)?.what ?? null;
}

const USUAL_HOURS: Record<string, string> = {
  ...{
    dinner: '19:00',
    lunch: '12:30',
    breakfast: '08:30',
    brunch: '11:00',
    coffee: '15:30',
    drinks: '18:00',
  },
};
const PART_HOURS = {
  morning: '10:00',
  lunch: '12:30',
  afternoon: '15:00',
  evening: '19:00',
  night: '20:30',
} as const;

/** The hour that was named, else the usual one for such a thing. */
function hourOf(ctx: Ctx, { when, occasion }: Asked): number {
  if (when.time) return when.startsAt;
  const usual = occasion?.kind === 'work' || occasion?.kind === 'remote' ? '14:00' : '18:30';
  const time =
    (when.part && occasion?.name !== 'lunch' ? PART_HOURS[when.part] : USUAL_HOURS[occasion?.name ?? '']) ??
    usual;
  const moment = momentOf(when.day, time, ctx.zone);
  return moment > ctx.now || when.day !== dayOf(ctx.now, ctx.zone) ? moment : ctx.now + HOUR_MS;
}

/** How long before somebody must know to set out from another state, if they do at all. */
const NOTICE_HOURS: Partial<Record<Closeness, number>> = { partner: 20, family: 144, friend: 144 };

/** Those who are dear come on a weekend with some notice; nobody crosses a state for an hour on a Tuesday. */
function travels(ctx: Ctx, person: Person, startsAt: number): boolean {
  const weekday = weekdayOf(dayOf(startsAt, ctx.zone));
  const isWeekend = weekday >= 6 || (weekday === 5 && timeOf(startsAt, ctx.zone) >= '17:30');
  const notice = NOTICE_HOURS[closenessOf(person)];
  return isWeekend && notice !== undefined && startsAt - ctx.now > notice * HOUR_MS;
}

function isImproper(person: Person, occasion: Occasion | null): boolean {
  const closeness = closenessOf(person);
  const isPrivate = occasion?.kind === 'social' || occasion?.name === 'dinner';
  if (closeness === 'boss') return occasion?.kind === 'social';
  return isPrivate && (closeness === 'professional' || closeness === 'stranger' || closeness === 'ex');
}

/** The first time within a span of days that suits both hour and person. */
export function freeWithin(ctx: Ctx, person: Person, asked: Asked): Availability {
  let last: Availability | undefined;
  for (let day = asked.when.day; day <= asked.when.lastDay; day = addDays(day, 1)) {
    const found = availabilityOf(ctx, person, { ...asked, when: { ...asked.when, day, lastDay: day } });
    if (found.state === 'free' || found.state === 'improper') return found;
    last ??= found.state === 'past' ? undefined : found;
  }
  return last ?? { state: 'past', startsAt: asked.when.startsAt };
}
