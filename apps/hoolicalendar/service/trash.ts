import { and, desc, isNotNull, lte } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict } from '#kit/errors.ts';
import { addDays } from '#kit/time.ts';
import { dayAt } from '../rules/wall-time.ts';
import { type Event, events } from '../schema/events.ts';
import { scheduleAlarm } from './alarms.ts';
import { listCalendars } from './calendars.ts';
import { changeEvent, eraseFamilies, eraseRows, exceptionsOf, findEvent } from './event-store.ts';
import { findSlot, keyOf, type SlotKey } from './find-slot.ts';
import { slotOf } from './slots.ts';

export const KEPT_DAYS = 30;
const KEPT_MS = KEPT_DAYS * 24 * 3600_000;

const deleted = (ctx: Ctx): Event[] =>
  ctx.db
    .select()
    .from(events)
    .where(isNotNull(events.deletedAt))
    .orderBy(desc(events.deletedAt), desc(events.id))
    .all();

export function listTrash(ctx: Ctx) {
  const calendars = new Map(listCalendars(ctx).map((calendar) => [calendar.id, calendar]));
  return deleted(ctx).map((event) => {
    const slot = slotOf(ctx, event);
    const calendar = calendars.get(event.calendarId);
    const deletedAt = event.deletedAt ?? 0;
    return {
      ...keyOf(slot),
      title: event.title,
      calendarName: calendar?.name ?? '',
      color: event.color ?? calendar?.color ?? ('cobalt' as const),
      startsAt: slot.startsAt,
      startDay: dayAt(slot.startsAt, event.allDay ? ctx.zone : event.zone),
      allDay: event.allDay,
      isSeries: event.rrule !== '',
      deletedAt,
      /** The day on which it is erased. */
      erasedOn: addDays(dayAt(deletedAt, ctx.zone), KEPT_DAYS),
    };
  });
}

export function restoreEvent(ctx: Ctx, key: SlotKey): SlotKey {
  const event = deletedAt(ctx, key);
  if (!event || event.deletedAt === null) throw conflict('That event is not in the trash.');
  const restored = changeEvent(ctx, event, { deletedAt: null });
  for (const exception of exceptionsOf(ctx, event.id)) scheduleAlarm(ctx, exception);
  return keyOf(slotOf(ctx, restored));
}

function deletedAt(ctx: Ctx, { eventId, occurrence }: SlotKey): Event | undefined {
  const event = findEvent(ctx, eventId);
  return event.deletedAt !== null && !occurrence ? event : findSlot(ctx, { eventId, occurrence }).slot.event;
}

export function emptyTrashNow(ctx: Ctx): { erased: number } {
  const doomed = deleted(ctx);
  erase(ctx, doomed);
  return { erased: doomed.length };
}

/** Job: what has lain in the trash long enough goes for good. */
export function emptyTrash(ctx: Ctx): void {
  const old = and(isNotNull(events.deletedAt), lte(events.deletedAt, ctx.now - KEPT_MS));
  erase(ctx, ctx.db.select().from(events).where(old).all());
}

/** An occurrence that goes for good leaves a gap in its series. */
function erase(ctx: Ctx, doomed: readonly Event[]): void {
  for (const exception of doomed.filter(({ seriesId }) => seriesId !== null)) {
    const series = findEvent(ctx, exception.seriesId ?? 0);
    eraseRows(ctx, [exception]);
    changeEvent(ctx, series, { exdates: [...series.exdates, exception.recurrenceId ?? ''].sort() });
  }
  eraseFamilies(
    ctx,
    doomed.filter(({ seriesId }) => seriesId === null).map(({ id }) => id),
  );
}
