import type { Ctx } from '#kit/context.ts';
import { addDays } from '#kit/time.ts';
import { readRule } from '../rules/recurrence-rule.ts';
import { sayRule } from '../rules/recurrence-words.ts';
import { videoLink } from '../rules/video.ts';
import { DAY_MS } from '../rules/wall-time.ts';
import type { Answer, Event } from '../schema/events.ts';
import { remindersOf } from './alarms.ts';
import { findCalendar, isWritable } from './calendars.ts';
import { conflictsWith } from './conflicts.ts';
import { guestsOf } from './event-store.ts';
import { findSlot, keyOf, type SlotKey } from './find-slot.ts';
import { mayInvite, mayModify } from './permissions.ts';
import { isRepeating, type Slot } from './slots.ts';

export interface GuestView {
  name: string;
  email: string;
  answer: Answer;
  optional: boolean;
  isOrganizer: boolean;
  note: string;
}

/** Everything about one occurrence: the card, and what the editor starts from. */
export function showEvent(ctx: Ctx, key: SlotKey) {
  const { root, slot } = findSlot(ctx, key);
  const { event } = slot;
  const calendar = findCalendar(ctx, root.calendarId);
  const { kind, calendarId, title, location, description, color, busy, visibility, reminders } = event;
  const { guestsCanModify, guestsCanInvite, guestsCanSeeList, declineConflicts } = event;
  return {
    ...keyOf(slot),
    ...{ kind, calendarId, title, location, description, color, busy, visibility, reminders },
    ...{ guestsCanModify, guestsCanInvite, guestsCanSeeList, declineConflicts },
    ...timesOf(slot),
    ...repetitionOf(root),
    calendarName: calendar.name,
    resolvedColor: color ?? calendar.color,
    answer: event.answer,
    organizer: organizerOf(ctx, event),
    guests: guestList(ctx, event),
    video: event.videoCode !== null,
    videoLink: event.videoCode && videoLink(event.videoCode),
    effectiveReminders: remindersOf(ctx, event),
    editable: isWritable(calendar) && mayModify(event),
    canInvite: isWritable(calendar) && mayInvite(event),
    status: root.status === 'cancelled' ? root.status : event.status,
    isDeleted: root.deletedAt !== null || event.deletedAt !== null,
    conflicts: conflictsOf(ctx, slot),
    ...{ createdAt: root.createdAt, updatedAt: event.updatedAt, icsUid: root.uid, sequence: event.sequence },
  };
}

const timesOf = ({ event, start, startsAt, endsAt }: Slot) => ({
  allDay: event.allDay,
  zone: event.zone,
  ...(event.allDay
    ? { startsAt: 0, endsAt: 0, startDay: start, endDay: addDays(start, event.lastsMs / DAY_MS) }
    : { startsAt, endsAt, startDay: '', endDay: '' }),
});

const repetitionOf = (root: Event) => ({
  isRecurring: isRepeating(root),
  rrule: root.rrule,
  recurrence: root.rrule ? readRule(root.rrule, root.start) : null,
  repeats: root.rrule ? sayRule(root.rrule, root.start) : '',
});

export const organizerOf = (ctx: Ctx, { organizerEmail, organizerName }: Event) =>
  organizerEmail === null
    ? { name: ctx.owner.name, email: ctx.owner.email, isOwner: true }
    : { name: organizerName || organizerEmail, email: organizerEmail, isOwner: false };

/** The organizer first, then the owner when invited, then the others. Empty when nobody is invited. */
export function guestList(ctx: Ctx, event: Event): GuestView[] {
  const others = guestsOf(ctx, event.id).map(({ name, email, answer, optional, note }) => ({
    ...{ name, email, answer, optional, note, isOrganizer: false },
  }));
  const { name, email, isOwner } = organizerOf(ctx, event);
  if (isOwner && others.length === 0) return [];
  const plain = { optional: false, note: '' };
  const organizer: GuestView = { name, email, answer: 'accepted', isOrganizer: true, ...plain };
  const owner: GuestView = {
    ...{ name: ctx.owner.name, email: ctx.owner.email, answer: event.answer ?? 'accepted' },
    ...{ isOrganizer: false, ...plain },
  };
  return isOwner ? [organizer, ...others] : [organizer, owner, ...others];
}

const conflictsOf = (ctx: Ctx, slot: Slot) =>
  conflictsWith(ctx, slot).map((other) => ({
    ...keyOf(other),
    title: other.event.title,
    startsAt: other.startsAt,
    endsAt: other.endsAt,
  }));
