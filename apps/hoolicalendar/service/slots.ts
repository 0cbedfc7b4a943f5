import { and, asc, eq, gt, gte, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { startsBetween } from '../rules/recurrence.ts';
import { DAY_MS, dayAt } from '../rules/wall-time.ts';
import { type Event, events } from '../schema/events.ts';
import { momentOfEnd, momentOfStart, zoneOf } from './event-times.ts';

/** One occurrence of something: the row that tells about it (an exception's own, or its series'), and when. */
export interface Slot {
  event: Event;
  /** The series or the single event that it belongs to. */
  rootId: number;
  /** Original start on the wall; empty for a single event. */
  occurrence: string;
  start: string;
  startsAt: number;
  endsAt: number;
}

/** Everything that stands in the calendars between two moments, in order; what was deleted or called off is left out. */
export function slotsBetween(ctx: Ctx, from: number, until: number): Slot[] {
  return ctx.memo(`slots ${from} ${until}`, () => findSlots(ctx, from, until));
}

function findSlots(ctx: Ctx, from: number, until: number): Slot[] {
  const rows = rowsBetween(ctx, from, until);
  const gone = goneSeries(ctx);
  const replaced = replacedStarts(ctx, from, until);
  const slots = rows.flatMap((event) => {
    if (event.seriesId !== null) return gone.has(event.seriesId) ? [] : [exceptionSlot(ctx, event)];
    return isRepeating(event)
      ? occurrencesOf(ctx, event, { from, until, replaced })
      : [singleSlot(ctx, event)];
  });
  return slots
    .filter((slot) => slot.startsAt < until && (slot.endsAt > from || slot.startsAt >= from))
    .sort((a, b) => a.startsAt - b.startsAt || b.endsAt - a.endsAt || a.rootId - b.rootId);
}

export const isRepeating = ({ rrule, rdates }: Pick<Event, 'rrule' | 'rdates'>): boolean =>
  rrule !== '' || rdates.length > 0;

const rowsBetween = (ctx: Ctx, from: number, until: number): Event[] =>
  ctx.db
    .select()
    .from(events)
    .where(
      and(
        isNull(events.deletedAt),
        eq(events.status, 'confirmed'),
        lt(events.startsAt, until),
        or(isNull(events.lastsUntil), gte(events.lastsUntil, from)),
      ),
    )
    .orderBy(asc(events.id))
    .all();

const goneSeries = (ctx: Ctx): Set<number> =>
  new Set(
    ctx.db
      .select({ id: events.id })
      .from(events)
      .where(and(isNull(events.seriesId), or(isNotNull(events.deletedAt), eq(events.status, 'cancelled'))))
      .all()
      .map(({ id }) => id),
  );

/** `seriesId start` of every occurrence that an exception stands in for, a day more on both sides for far zones. */
function replacedStarts(ctx: Ctx, from: number, until: number): Set<string> {
  const day = (moment: number) => dayAt(moment, 'UTC');
  return new Set(
    ctx.db
      .select({ seriesId: events.seriesId, start: events.recurrenceId })
      .from(events)
      .where(
        and(
          isNotNull(events.seriesId),
          gt(events.recurrenceId, day(from - 60 * DAY_MS)),
          lte(events.recurrenceId, day(until + 2 * DAY_MS)),
        ),
      )
      .all()
      .map(({ seriesId, start }) => `${seriesId} ${start}`),
  );
}

interface Window {
  from: number;
  until: number;
  replaced: ReadonlySet<string>;
}

function occurrencesOf(ctx: Ctx, event: Event, { from, until, replaced }: Window): Slot[] {
  const zone = zoneOf(ctx, event);
  const first = dayAt(from - event.lastsMs - DAY_MS, zone);
  const end = dayAt(until + 2 * DAY_MS, zone);
  return startsBetween(event, first, end)
    .filter((start) => !replaced.has(`${event.id} ${start}`))
    .map((start) => occurrenceSlot(ctx, event, start));
}

export const occurrenceSlot = (ctx: Ctx, event: Event, start: string): Slot => ({
  event,
  rootId: event.id,
  occurrence: start,
  ...timesOf(ctx, event, start),
});

const singleSlot = (ctx: Ctx, event: Event): Slot => ({
  event,
  rootId: event.id,
  occurrence: '',
  ...ownTimes(ctx, event),
});

const exceptionSlot = (ctx: Ctx, event: Event): Slot => ({
  event,
  rootId: event.seriesId ?? event.id,
  occurrence: event.recurrenceId ?? '',
  ...ownTimes(ctx, event),
});

/** What happens once has its moments in the row. */
const ownTimes = (ctx: Ctx, event: Event) =>
  event.lastsUntil === null || isRepeating(event)
    ? timesOf(ctx, event, event.start)
    : { start: event.start, startsAt: event.startsAt, endsAt: event.lastsUntil };

export const slotOf = (ctx: Ctx, event: Event): Slot =>
  event.seriesId === null ? singleSlot(ctx, event) : exceptionSlot(ctx, event);

const timesOf = (ctx: Ctx, event: Event, start: string) => ({
  start,
  startsAt: momentOfStart(ctx, event, start),
  endsAt: momentOfEnd(ctx, event, start),
});
