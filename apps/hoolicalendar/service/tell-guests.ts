import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { personByEmail } from '#kit/people.ts';
import { answerInvitation } from '#kit/replies/compose.ts';
import { findRow } from '#kit/rows.ts';
import { type Method, writeOne } from '../ics/write-calendar.ts';
import { mailHtml, repeatsOf, subjectOf } from '../mails/layout.ts';
import { type Event, events, type Guest, guests } from '../schema/events.ts';
import { findEvent, guestsOf } from './event-store.ts';
import { slotOf } from './slots.ts';

export type News =
  | { kind: 'invited'; event: Event }
  | { kind: 'changed'; event: Event; isAtOtherTime: boolean; guestsBefore?: readonly Guest[] }
  | { kind: 'cancelled'; event: Event };

/** Mails to the guests of an event of the owner's. Those the owner knows will answer; news about the time asks again. */
export function tellGuests(ctx: Ctx, news: News): void {
  if (news.event.organizerEmail !== null) return;
  if (news.kind === 'cancelled') sendCancellation(ctx, news.event, guestsOf(ctx, news.event.id));
  else sendInvitations(ctx, news);
}

function sendInvitations(ctx: Ctx, news: Exclude<News, { kind: 'cancelled' }>): void {
  const event = news.kind === 'changed' ? nextSequence(ctx, news.event) : news.event;
  const known = news.kind === 'changed' ? (news.guestsBefore ?? guestsOf(ctx, event.id)) : [];
  const invited = guestsOf(ctx, event.id);
  const isKnown = ({ email }: Guest) => known.some((guest) => guest.email === email);
  const isInvited = ({ email }: Guest) => invited.some((guest) => guest.email === email);
  const left = known.filter((guest) => !isInvited(guest));
  const fresh = invited.filter((guest) => !isKnown(guest));
  const others = invited.filter(isKnown);
  if (left.length > 0) sendCancellation(ctx, event, left);
  send(ctx, event, {
    to: fresh,
    subject: 'Invitation',
    lead: `${ctx.owner.name} has invited you to this event.`,
  });
  send(ctx, event, {
    to: others,
    subject: 'Updated invitation',
    lead: `${ctx.owner.name} has changed this event.`,
  });
  const asksAgain = news.kind === 'changed' && news.isAtOtherTime;
  if (asksAgain)
    ctx.db.update(guests).set({ answer: 'unanswered' }).where(eq(guests.eventId, event.id)).run();
  expectAnswers(ctx, event, asksAgain ? invited : fresh);
}

const nextSequence = (ctx: Ctx, event: Event): Event =>
  ctx.db
    .update(events)
    .set({ sequence: event.sequence + 1 })
    .where(eq(events.id, event.id))
    .returning()
    .get() as Event;

function sendCancellation(ctx: Ctx, event: Event, to: readonly Guest[]): void {
  const cancelled: Event = { ...nextSequence(ctx, event), status: 'cancelled' };
  const lead = `${ctx.owner.name} has canceled this event.`;
  send(ctx, cancelled, { to, subject: 'Canceled event', lead, method: 'CANCEL' });
}

interface Letter {
  to: readonly Guest[];
  subject: string;
  lead: string;
  method?: Method;
}

function send(ctx: Ctx, event: Event, { to, subject, lead, method = 'REQUEST' }: Letter): void {
  if (to.length === 0) return;
  const people = [
    { name: ctx.owner.name, role: 'organizer' },
    ...guestsOf(ctx, event.id).map(({ name, optional }) => ({ name, ...(optional && { role: 'optional' }) })),
  ];
  ctx.ports.mail.send({
    to: to.map(({ name, email }) => ({ name, email })),
    subject: `${subject}: ${subjectOf(event)}`,
    html: mailHtml({
      ...{ lead, event, repeats: repeatsOf(event) },
      people: event.guestsCanSeeList ? people : people.slice(0, 1),
    }),
    threadKey: threadKeyOf(event),
    attachments: [icsFile(writeOne(ctx, event, { method, alarms: false }), method)],
  });
}

export const threadKeyOf = ({ uid }: Event): string => `calendar:${uid}`;

export const icsFile = (text: string, method: Method) => ({
  filename: 'invite.ics',
  type: `text/calendar; charset=utf-8; method=${method}`,
  bytes: new TextEncoder().encode(text),
});

function expectAnswers(ctx: Ctx, event: Event, asked: readonly Guest[]): void {
  for (const { email } of asked) {
    const person = personByEmail(ctx, email);
    if (!person) continue;
    const { afterMs } = answerInvitation(ctx, person, factsOf(ctx, event));
    ctx.schedule(ctx.now + afterMs, 'guestAnswers', { eventId: event.id, email, sequence: event.sequence });
  }
}

export function factsOf(ctx: Ctx, event: Event) {
  const { startsAt, endsAt } = slotOf(ctx, event);
  return { title: event.title, startsAt, endsAt, location: event.location };
}

/** Whether a row still stands as it was when its guests were asked. */
export const stillAsks = (ctx: Ctx, eventId: number, sequence: number): Event | undefined => {
  const event = findRow(ctx, events, { id: eventId });
  if (!event || event.sequence !== sequence || event.deletedAt !== null || event.status !== 'confirmed')
    return undefined;
  return event.seriesId !== null && findEvent(ctx, event.seriesId).deletedAt !== null ? undefined : event;
};
