import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { countBefore, endBefore, startsBetween, withoutUsed } from '../rules/recurrence.ts';
import type { Wall } from '../rules/wall-time.ts';
import { type Event, events } from '../schema/events.ts';
import { newUid } from './event-input.ts';
import { changeEvent, exceptionsOf, guestsOf, insertEvent, replaceGuests } from './event-store.ts';
import type { Slot } from './slots.ts';

/** Whether nothing of a series is left before a start of its. */
export function isFirst(ctx: Ctx, series: Event, start: Wall): boolean {
  const deleted = new Set(
    exceptionsOf(ctx, series.id)
      .filter((exception) => exception.deletedAt !== null)
      .map(({ recurrenceId }) => recurrenceId),
  );
  const earlier = startsBetween(series, [series.start, ...series.rdates].sort()[0] ?? series.start, start);
  return !earlier.some((each) => !deleted.has(each));
}

/** Ends a series before `start` and goes on from there with a new one, which is returned. Exceptions go along. */
export function splitSeries(ctx: Ctx, series: Event, start: Wall): Event {
  const { id, startsAt, lastsUntil, createdAt, updatedAt, alarmJobId, key, ...facts } = series;
  const used = countBefore(series, start);
  const tail = insertEvent(ctx, {
    ...facts,
    uid: newUid(ctx, series.title),
    start,
    rrule: withoutUsed(series.rrule, used),
    exdates: series.exdates.filter((each) => each >= start),
    rdates: series.rdates.filter((each) => each > start),
    sequence: 0,
  });
  replaceGuests(ctx, tail.id, guestsOf(ctx, id));
  for (const exception of exceptionsOf(ctx, id))
    if ((exception.recurrenceId ?? '') >= start)
      ctx.db
        .update(events)
        .set({ seriesId: tail.id, uid: tail.uid, updatedAt: ctx.now })
        .where(eq(events.id, exception.id))
        .run();
  changeEvent(ctx, series, {
    rrule: series.rrule && endBefore(series.rrule, start),
    exdates: series.exdates.filter((each) => each < start),
    rdates: series.rdates.filter((each) => each < start),
  });
  return tail;
}

/** The row of its own that an occurrence gets when it differs from its series. */
export function ensureException(ctx: Ctx, series: Event, slot: Slot): Event {
  if (slot.event.seriesId !== null) return slot.event;
  const { id, startsAt, lastsUntil, createdAt, updatedAt, alarmJobId, key, ...facts } = series;
  const exception = insertEvent(ctx, {
    ...facts,
    ...{ start: slot.start, rrule: '', exdates: [], rdates: [], seriesId: id, recurrenceId: slot.occurrence },
  });
  replaceGuests(ctx, exception.id, guestsOf(ctx, id));
  return exception;
}
