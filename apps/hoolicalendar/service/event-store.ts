import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { findRow, insertRow } from '#kit/rows.ts';
import { type Event, type EventFamily, events, type Guest, guests, type NewEvent } from '../schema/events.ts';
import { cancelAlarm, scheduleAlarm } from './alarms.ts';
import { boundsOf } from './event-times.ts';

export type EventValues = Omit<
  NewEvent,
  'id' | 'startsAt' | 'lastsUntil' | 'createdAt' | 'updatedAt' | 'alarmJobId'
>;

export function insertEvent(ctx: Ctx, values: EventValues): Event {
  const timing = { rrule: '', exdates: [], rdates: [], ...values };
  const event = insertRow(ctx, events, {
    ...values,
    ...boundsOf(ctx, timing),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  return scheduleAlarm(ctx, event);
}

export function changeEvent(ctx: Ctx, event: Event, change: Partial<EventValues>): Event {
  const timing = { ...event, ...change };
  const changed = ctx.db
    .update(events)
    .set({ ...change, ...boundsOf(ctx, timing), updatedAt: ctx.now })
    .where(eq(events.id, event.id))
    .returning()
    .get();
  return scheduleAlarm(ctx, changed as Event);
}

export function findEvent(ctx: Ctx, id: number): Event {
  const event = findRow(ctx, events, { id });
  if (!event) throw notFound('event', id);
  return event;
}

export const findByUid = (ctx: Ctx, uid: string): Event | undefined =>
  ctx.db
    .select()
    .from(events)
    .where(and(eq(events.uid, uid), isNull(events.seriesId)))
    .get();

/** Deleted ones among them. */
export const exceptionsOf = (ctx: Ctx, seriesId: number): Event[] =>
  ctx.db.select().from(events).where(eq(events.seriesId, seriesId)).orderBy(asc(events.recurrenceId)).all();

/** Original starts that exceptions, deleted ones among them, stand in for. */
export const exceptedStarts = (ctx: Ctx, seriesId: number): string[] =>
  ctx.db
    .select({ start: events.recurrenceId })
    .from(events)
    .where(eq(events.seriesId, seriesId))
    .all()
    .map(({ start }) => start ?? '');

export const exceptionAt = (ctx: Ctx, seriesId: number, recurrenceId: string): Event | undefined =>
  ctx.db
    .select()
    .from(events)
    .where(and(eq(events.seriesId, seriesId), eq(events.recurrenceId, recurrenceId)))
    .get();

export const guestsOf = (ctx: Ctx, eventId: number): Guest[] =>
  ctx.db.select().from(guests).where(eq(guests.eventId, eventId)).orderBy(asc(guests.id)).all();

export type GuestValues = Pick<Guest, 'email' | 'name'> &
  Partial<Pick<Guest, 'answer' | 'optional' | 'note'>>;

export function replaceGuests(ctx: Ctx, eventId: number, list: readonly GuestValues[]): void {
  ctx.db.delete(guests).where(eq(guests.eventId, eventId)).run();
  for (const { email, name, answer, optional, note } of list)
    insertRow(ctx, guests, { eventId, email, name, answer, optional, note });
  const { organizerName, organizerEmail } = findEvent(ctx, eventId);
  const named = [{ name: organizerName ?? '', email: organizerEmail ?? '' }, ...list];
  const people = named.map(({ name, email }) => `${name} ${email}`.trim()).join(' ');
  ctx.db.update(events).set({ people: people.trim() }).where(eq(events.id, eventId)).run();
}

export const familyOf = (ctx: Ctx, rootId: number): EventFamily => {
  const members = [findEvent(ctx, rootId), ...exceptionsOf(ctx, rootId)];
  return { events: members, guests: members.flatMap(({ id }) => guestsOf(ctx, id)) };
};

/** For good, with exceptions and guests. */
export function eraseFamilies(ctx: Ctx, rootIds: readonly number[]): void {
  const ids = [...rootIds];
  const family = or(inArray(events.id, ids), inArray(events.seriesId, ids));
  eraseRows(ctx, ctx.db.select().from(events).where(family).all());
}

export function eraseRows(ctx: Ctx, rows: readonly Event[]): void {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  for (const row of rows) cancelAlarm(ctx, row);
  ctx.db.delete(guests).where(inArray(guests.eventId, ids)).run();
  ctx.db.delete(events).where(inArray(events.id, ids)).run();
}
