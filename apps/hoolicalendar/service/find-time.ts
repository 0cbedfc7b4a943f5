import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { occupationsOf, personByEmail } from '#kit/people.ts';
import { addDays, daysBetween, momentOf } from '#kit/time.ts';
import { type Block, freeSlots } from '../rules/free-slots.ts';
import { sundayBased } from '../rules/recurrence-rule.ts';
import { guests } from '../schema/events.ts';
import { takesTime } from './conflicts.ts';
import { readSettings } from './settings.ts';
import { slotsBetween } from './slots.ts';

const MOST_DAYS = 62;
const MOST_SLOTS = 6;

export interface Busy {
  email: string;
  name: string;
  /** Whether the calendar knows when they are busy. */
  known: boolean;
  blocks: (Block & { title?: string })[];
}

interface Span {
  emails: string[];
  from: string;
  to: string;
}

/** When the owner and these people have something on; the owner first. */
export function busyTimes(ctx: Ctx, { emails, from, to }: Span): Busy[] {
  const days = daysBetween(from, to);
  if (days < 1 || days > MOST_DAYS) throw refused(`Ask for one day to ${MOST_DAYS} days at a time.`, 'to');
  const { zone } = readSettings(ctx);
  const window = { from: momentOf(from, '00:00', zone), until: momentOf(to, '00:00', zone) };
  const asked = [...new Set(emails.map((email) => email.toLowerCase()))];
  const others = asked.filter((email) => email !== ctx.owner.email.toLowerCase());
  const slots = slotsBetween(ctx, window.from, window.until).filter(takesTime);
  const own = slots.map(({ event, startsAt, endsAt }) => ({ startsAt, endsAt, title: event.title }));
  return [
    { email: ctx.owner.email, name: ctx.owner.name, known: true, blocks: own },
    ...others.map((email) => busyOf(ctx, email, { ...window, slots })),
  ];
}

function busyOf(
  ctx: Ctx,
  email: string,
  { from, until, slots }: { from: number; until: number; slots: ReturnType<typeof slotsBetween> },
): Busy {
  const person = personByEmail(ctx, email);
  if (!person) return { email, name: email, known: false, blocks: [] };
  const occupied = occupationsOf(ctx, [person.id], { from, until }).map(({ startsAt, endsAt, what }) => ({
    ...{ startsAt, endsAt, title: what },
  }));
  const coming = eventsWith(
    ctx,
    email,
    slots.map(({ event }) => event.id),
  );
  const together = slots
    .filter(({ event }) => coming.has(event.id) || event.organizerEmail === email)
    .map(({ event, startsAt, endsAt }) => ({ startsAt, endsAt, title: event.title }));
  const blocks = [...occupied, ...together].sort((a, b) => a.startsAt - b.startsAt);
  const seen = new Set<string>();
  const distinct = blocks.filter(({ startsAt, endsAt }) => {
    const key = `${startsAt} ${endsAt}`;
    return !seen.has(key) && seen.add(key);
  });
  return { email: person.email, name: person.name, known: true, blocks: distinct };
}

/** Events that this guest has accepted. */
const eventsWith = (ctx: Ctx, email: string, ids: readonly number[]): Set<number> =>
  new Set(
    ctx.db
      .select({ id: guests.eventId })
      .from(guests)
      .where(and(inArray(guests.eventId, [...ids]), eq(guests.email, email), eq(guests.answer, 'accepted')))
      .all()
      .map(({ id }) => id),
  );

/** The soonest times in working hours when everybody can; where nobody finds one, when the fewest are missing. */
export function suggestTimes(ctx: Ctx, { minutes, ...span }: Span & { minutes: number }) {
  const { zone, workingHours } = readSettings(ctx);
  const everybody = busyTimes(ctx, span);
  const hours: Block[] = [];
  for (let day = span.from; day < span.to; day = addDays(day, 1))
    for (const { weekday, start, end } of workingHours)
      if (weekday === sundayBased(day))
        hours.push({ startsAt: momentOf(day, start, zone), endsAt: momentOf(day, end, zone) });
  return freeSlots({ hours, everybody, lastsMs: minutes * 60_000, after: ctx.now, most: MOST_SLOTS });
}
