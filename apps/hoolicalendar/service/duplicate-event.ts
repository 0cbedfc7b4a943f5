import type { Ctx } from '#kit/context.ts';
import { videoCode } from '../rules/video.ts';
import { calendarOfKind, findCalendar, isWritable } from './calendars.ts';
import { newUid } from './event-input.ts';
import { guestsOf, insertEvent, replaceGuests } from './event-store.ts';
import { findSlot, type SlotKey } from './find-slot.ts';

/** A single event of the owner's like this one. Its guests are noted, and hear of it when the owner saves it for them. */
export function duplicateEvent(ctx: Ctx, key: SlotKey): SlotKey {
  const { root, slot } = findSlot(ctx, key);
  const { id, startsAt, lastsUntil, createdAt, updatedAt, alarmJobId, ...facts } = slot.event;
  const calendar = findCalendar(ctx, root.calendarId);
  const uid = newUid(ctx, facts.title);
  const copy = insertEvent(ctx, {
    ...facts,
    ...{ uid, start: slot.start, rrule: '', exdates: [], rdates: [], seriesId: null, recurrenceId: null },
    ...{ organizerEmail: null, organizerName: null, answer: null, key: null, sequence: 0, deletedAt: null },
    calendarId: isWritable(calendar) ? calendar.id : calendarOfKind(ctx, 'own').id,
    videoCode: facts.videoCode && videoCode(uid),
  });
  const guests = guestsOf(ctx, id).map(({ name, email, optional }) => ({ name, email, optional }));
  replaceGuests(ctx, copy.id, guests);
  return { eventId: copy.id, occurrence: '' };
}
