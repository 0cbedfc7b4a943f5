import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { type ReadEvent, readCalendar } from '../ics/read-calendar.ts';
import { originalStart } from '../ics/read-event.ts';
import { hasStart } from '../rules/recurrence.ts';
import type { Event } from '../schema/events.ts';
import { calendarOfKind } from './calendars.ts';
import { declineIfAway } from './decline-while-away.ts';
import { guestsFrom } from './event-input.ts';
import {
  changeEvent,
  type EventValues,
  exceptionAt,
  findByUid,
  guestsOf,
  insertEvent,
  replaceGuests,
} from './event-store.ts';
import { recordGuestAnswer } from './guest-answers.ts';
import { ensureException } from './series.ts';
import { occurrenceSlot } from './slots.ts';

/** Takes in what came by mail: an invitation, an update, a cancellation, or a guest's answer. The same twice is once. */
export function receiveInvitation(ctx: Ctx, ics: string): { uid: string } {
  const { method, events: read, problems } = readCalendar(ics, ctx.zone);
  const [first] = read;
  if (!first) throw refused(`This is no invitation: ${problems[0]?.reason ?? 'it holds no event'}.`);
  for (const event of [...read].sort(
    (a, b) => Number(a.recurrence !== null) - Number(b.recurrence !== null),
  )) {
    if (method === 'REPLY') takeAnswer(ctx, event);
    else if (method === 'CANCEL') takeCancellation(ctx, event);
    else takeRequest(ctx, event);
  }
  return { uid: first.uid };
}

const isOwner = (ctx: Ctx, email: string): boolean => email.toLowerCase() === ctx.owner.email.toLowerCase();

function takeRequest(ctx: Ctx, read: ReadEvent): void {
  if (!read.organizer || isOwner(ctx, read.organizer.email)) return;
  const root = findByUid(ctx, read.uid);
  const recurrenceId = root ? originalStart(read, root) : null;
  if (!root || recurrenceId === null) {
    if (root && read.sequence <= root.sequence) return;
    const event = root ? applyRequest(ctx, root, read) : insertRequest(ctx, read, {});
    declineIfAway(ctx, event);
    return;
  }
  const known = exceptionAt(ctx, root.id, recurrenceId);
  if (known && read.sequence > known.sequence) applyRequest(ctx, known, read);
  if (!known && hasStart(root, recurrenceId)) insertRequest(ctx, read, { seriesId: root.id, recurrenceId });
}

function insertRequest(ctx: Ctx, read: ReadEvent, more: Partial<EventValues>): Event {
  const event = insertEvent(ctx, {
    ...valuesOf(read),
    ...{ calendarId: calendarOfKind(ctx, 'own').id, uid: read.uid, kind: 'event', color: null },
    ...{ answer: ownAnswer(ctx, read), reminders: null, ...more },
  });
  replaceGuests(ctx, event.id, guestsFromRead(ctx, read));
  return event;
}

/** A new time asks the owner again; other news leaves the answer. */
function applyRequest(ctx: Ctx, event: Event, read: ReadEvent): Event {
  const values = valuesOf(read);
  const isAtOtherTime = values.start !== event.start || values.lastsMs !== event.lastsMs;
  const changed = changeEvent(ctx, event, {
    ...values,
    status: 'confirmed',
    deletedAt: null,
    ...(isAtOtherTime && { answer: 'unanswered' }),
  });
  replaceGuests(ctx, event.id, guestsFromRead(ctx, read));
  return changed;
}

function valuesOf(read: ReadEvent) {
  const { title, description, location, allDay, start, zone, lastsMs, rrule, exdates, rdates } = read;
  return {
    ...{ title, description, location, allDay, start, zone, lastsMs, rrule, exdates, rdates },
    ...{ busy: read.busy, visibility: read.visibility, sequence: read.sequence },
    ...{ guestsCanModify: false, guestsCanInvite: true, guestsCanSeeList: true },
    organizerEmail: read.organizer?.email ?? null,
    organizerName: read.organizer?.name ?? null,
  };
}

const ownAnswer = (ctx: Ctx, { attendees }: ReadEvent) =>
  attendees.find(({ email }) => isOwner(ctx, email))?.answer ?? 'unanswered';

const guestsFromRead = (ctx: Ctx, { attendees, organizer }: ReadEvent) => {
  const answers = new Map(attendees.map(({ email, answer }) => [email.toLowerCase(), answer]));
  return guestsFrom(ctx, attendees, [organizer?.email ?? null]).map((guest) => ({
    ...guest,
    answer: answers.get(guest.email) ?? ('unanswered' as const),
  }));
};

function takeCancellation(ctx: Ctx, read: ReadEvent): void {
  const root = findByUid(ctx, read.uid);
  if (!root || root.organizerEmail === null || read.sequence < root.sequence) return;
  const recurrenceId = originalStart(read, root);
  if (recurrenceId === null) {
    if (root.status !== 'cancelled') changeEvent(ctx, root, { status: 'cancelled', sequence: read.sequence });
    return;
  }
  const known = exceptionAt(ctx, root.id, recurrenceId);
  if (!known && !hasStart(root, recurrenceId)) return;
  const exception = known ?? ensureException(ctx, root, occurrenceSlot(ctx, root, recurrenceId));
  changeEvent(ctx, exception, { status: 'cancelled', sequence: read.sequence });
}

function takeAnswer(ctx: Ctx, read: ReadEvent): void {
  const root = findByUid(ctx, read.uid);
  const recurrenceId = root && originalStart(read, root);
  const event = root && recurrenceId ? exceptionAt(ctx, root.id, recurrenceId) : root;
  if (!event || event.organizerEmail !== null) return;
  for (const { email, answer, note } of read.attendees) {
    const guest = guestsOf(ctx, event.id).find((each) => each.email === email.toLowerCase());
    if (guest && guest.answer !== answer) recordGuestAnswer(ctx, event, { email: guest.email, answer, note });
  }
}
