import type { Ctx } from '#kit/context.ts';
import { videoCode } from '../rules/video.ts';
import type { Event } from '../schema/events.ts';
import { requireWritable } from './calendars.ts';
import { declineWhileAway } from './decline-while-away.ts';
import { type EventInput, guestsFrom, newUid, plainTitle, repeatFrom, timingOf } from './event-input.ts';
import { insertEvent, replaceGuests } from './event-store.ts';
import type { SlotKey } from './find-slot.ts';
import { isRepeating } from './slots.ts';
import { tellGuests } from './tell-guests.ts';

export function createEvent(
  ctx: Ctx,
  { event: input, notify }: { event: EventInput; notify: boolean },
): SlotKey {
  requireWritable(ctx, input.calendarId);
  const event = recordEvent(ctx, input);
  if (event.kind === 'outOfOffice' && event.declineConflicts) declineWhileAway(ctx, event);
  if (notify) tellGuests(ctx, { kind: 'invited', event });
  return { eventId: event.id, occurrence: isRepeating(event) ? event.start : '' };
}

/** The rows of a new event of the owner's, without telling anybody. */
export function recordEvent(ctx: Ctx, input: EventInput, more: { uid?: string; key?: string } = {}): Event {
  const timing = timingOf(input);
  const repeated = input.recurrence ? repeatFrom(input.recurrence, timing.start) : { start: timing.start };
  const title = plainTitle(input.title);
  const uid = more.uid ?? newUid(ctx, title);
  const { kind, calendarId, location, description, color, busy, visibility, reminders } = input;
  const { guestsCanModify, guestsCanInvite, guestsCanSeeList, declineConflicts = false } = input;
  const event = insertEvent(ctx, {
    ...{ uid, calendarId, kind, title, location, description, color, busy, visibility, reminders },
    ...{ guestsCanModify, guestsCanInvite, guestsCanSeeList, declineConflicts },
    ...timing,
    ...repeated,
    videoCode: input.video ? videoCode(uid) : null,
    key: more.key ?? null,
  });
  replaceGuests(ctx, event.id, guestsFrom(ctx, input.guests));
  return event;
}

/** An event with nothing special about it; callers say the rest. */
export const PLAIN_EVENT = {
  kind: 'event',
  recurrence: null,
  guests: [] as EventInput['guests'],
  location: '',
  description: '',
  color: null,
  busy: true,
  visibility: 'default',
  reminders: null,
  video: false,
  guestsCanModify: false,
  guestsCanInvite: true,
  guestsCanSeeList: true,
} as const;

/** Times of an event in hours, for `EventInput`. */
export const hours = (startsAt: number, endsAt: number, zone: string) => ({
  ...{ allDay: false, startsAt, endsAt, startDay: '', endDay: '', zone },
});

/** Times of an event in whole days; the end is exclusive. */
export const wholeDays = (startDay: string, endDay: string, zone: string) => ({
  ...{ allDay: true, startsAt: 0, endsAt: 0, startDay, endDay, zone },
});
