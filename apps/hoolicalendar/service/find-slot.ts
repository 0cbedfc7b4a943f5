import type { Ctx } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { hasStart, lastStart, nextStart } from '../rules/recurrence.ts';
import { isWall, wallOfMoment } from '../rules/wall-time.ts';
import type { Event } from '../schema/events.ts';
import { exceptionAt, findEvent } from './event-store.ts';
import { zoneOf } from './event-times.ts';
import { isRepeating, occurrenceSlot, type Slot, slotOf } from './slots.ts';

/** How pages name one occurrence: the event or series, and its original start; empty for a single event. */
export interface SlotKey {
  eventId: number;
  occurrence: string;
}

/** What a page asks for; a series without an occurrence means the one that comes next. Deleted ones are found too. */
export function findSlot(ctx: Ctx, { eventId, occurrence }: SlotKey): { root: Event; slot: Slot } {
  const event = findEvent(ctx, eventId);
  if (event.seriesId !== null) return { root: findEvent(ctx, event.seriesId), slot: slotOf(ctx, event) };
  if (!isRepeating(event)) {
    if (occurrence) throw noOccurrence(event, occurrence);
    return { root: event, slot: slotOf(ctx, event) };
  }
  const start = occurrence || upcoming(ctx, event);
  const exception = exceptionAt(ctx, event.id, start);
  if (exception) return { root: event, slot: slotOf(ctx, exception) };
  if (!isWall(start) || !hasStart(event, start)) throw noOccurrence(event, start);
  return { root: event, slot: occurrenceSlot(ctx, event, start) };
}

const noOccurrence = (event: Event, occurrence: string) =>
  notFound(`occurrence of "${event.title}" at`, occurrence);

function upcoming(ctx: Ctx, series: Event): string {
  const wall = wallOfMoment(ctx.now, zoneOf(ctx, series));
  const from = series.allDay ? wall.slice(0, 10) : wall;
  return nextStart(series, from) ?? lastStart(series) ?? series.start;
}

export const keyOf = ({ rootId, occurrence }: Slot): SlotKey => ({ eventId: rootId, occurrence });
