import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, refused } from '#kit/errors.ts';
import type { Attendance, CalendarEntry, Invitation } from '#kit/ports.ts';
import { sayRule } from '../rules/recurrence-words.ts';
import { type Event, events } from '../schema/events.ts';
import { answerEvent } from './answer-event.ts';
import { conflictsWith } from './conflicts.ts';
import { guestsOf } from './event-store.ts';
import { guestList, organizerOf } from './show-event.ts';
import { isRepeating, occurrenceSlot, slotOf, slotsBetween } from './slots.ts';

const byUid = (ctx: Ctx, uid: string): Event | undefined =>
  ctx.db
    .select()
    .from(events)
    .where(and(eq(events.uid, uid), isNull(events.seriesId)))
    .get();

/** What the card in a mail says. Conflicts are worth telling only of what is to come, and cost too much to tell in lists. */
export function showInvitation(ctx: Ctx, uid: string): Invitation | null {
  const event = byUid(ctx, uid);
  if (!event) return null;
  const slot = isRepeating(event) ? occurrenceSlot(ctx, event, event.start) : slotOf(ctx, event);
  const { startsAt, endsAt } = slot;
  const { name, email } = organizerOf(ctx, event);
  return {
    href: `http://localhost:3017/events/${event.id}`,
    title: event.title,
    ...{ startsAt, endsAt, allDay: event.allDay, location: event.location },
    repeats: event.rrule ? sayRule(event.rrule, event.start) : '',
    organizer: { name, email },
    guests: guestList(ctx, event).map((guest) => ({
      ...{ name: guest.name, email: guest.email, attendance: guest.answer },
    })),
    answer: event.answer ?? 'accepted',
    cancelled: event.status === 'cancelled' || (event.answer === null && event.deletedAt !== null),
    get conflicts() {
      return startsAt > ctx.now ? conflictsWith(ctx, slot).map((other) => other.event.title) : [];
    },
  };
}

/** Yes, maybe or no from the mail: to the whole of it. */
export function answerByUid(
  ctx: Ctx,
  uid: string,
  { answer, note }: { answer: Attendance; note: string },
): void {
  const event = byUid(ctx, uid);
  if (!event) throw refused('Your calendar does not know this invitation.');
  if (event.deletedAt !== null) throw conflict(`You removed "${event.title}" from your calendar.`);
  answerEvent(ctx, { eventId: event.id, occurrence: '', scope: 'all', answer, note });
}

export const entriesBetween = (ctx: Ctx, from: number, until: number): CalendarEntry[] =>
  slotsBetween(ctx, from, until).map(({ event, startsAt, endsAt }) => ({
    title: event.title,
    ...{ startsAt, endsAt, allDay: event.allDay, location: event.location },
    guests: guestsOf(ctx, event.id).map(({ email, answer }) => ({ email, attendance: answer })),
  }));
