import { and, eq, like } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import type { PutEntry } from '#kit/ports.ts';
import { findRow } from '#kit/rows.ts';
import { addDays, dayOf } from '#kit/time.ts';
import { type Event, events } from '../schema/events.ts';
import { calendarOfKind } from './calendars.ts';
import { hours, PLAIN_EVENT, recordEvent, wholeDays } from './create-event.ts';
import { guestsFrom, timingOf } from './event-input.ts';
import { changeEvent, eraseFamilies, replaceGuests } from './event-store.ts';

/** A booking noted before the app it was made with was there to put it: that app takes it over by its moment. */
export const NOTED = 'noted:';

export const findByKey = (ctx: Ctx, key: string): Event | undefined => findRow(ctx, events, { key });

/** Creates or changes the entry of another app. Its guests are noted, not invited. */
export function putEntry(ctx: Ctx, entry: PutEntry, calendarId = calendarOfKind(ctx, 'own').id): Event {
  if (entry.endsAt < entry.startsAt) throw refused(`"${entry.title}" cannot end before it begins.`, 'endsAt');
  const { key, title, location = '', description = '', guests = [] } = entry;
  const facts = { title, location, description };
  const people = guests.map((email) => ({ email }));
  const known = findByKey(ctx, key) ?? notedBooking(ctx, entry);
  if (!known) {
    const input = { ...PLAIN_EVENT, ...facts, ...timesOf(ctx, entry), calendarId, guests: people };
    return recordEvent(ctx, input, { key });
  }
  const changed = changeEvent(ctx, known, {
    ...{ ...facts, key, deletedAt: null },
    ...timingOf(timesOf(ctx, entry)),
  });
  replaceGuests(ctx, changed.id, guestsFrom(ctx, people));
  return changed;
}

function timesOf({ zone }: Ctx, { startsAt, endsAt, allDay }: PutEntry) {
  if (!allDay) return hours(startsAt, Math.max(endsAt, startsAt + 60_000), zone);
  return wholeDays(dayOf(startsAt, zone), addDays(dayOf(endsAt, zone), 1), zone);
}

function notedBooking(ctx: Ctx, { startsAt, allDay = false }: PutEntry): Event | undefined {
  return ctx.db
    .select()
    .from(events)
    .where(and(like(events.key, `${NOTED}%`), eq(events.startsAt, startsAt), eq(events.allDay, allDay)))
    .get();
}

export function removeEntry(ctx: Ctx, key: string): void {
  const entry = findByKey(ctx, key);
  if (entry) eraseFamilies(ctx, [entry.id]);
}
