import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { personByEmail } from '#kit/people.ts';
import { answerInvitation } from '#kit/replies/compose.ts';
import { writeReply } from '../ics/write-reply.ts';
import { mailHtml, repeatsOf, subjectOf } from '../mails/layout.ts';
import { type Answer, type Event, guests } from '../schema/events.ts';
import { exceptionsOf, guestsOf } from './event-store.ts';
import { factsOf, icsFile, stillAsks, threadKeyOf } from './tell-guests.ts';

const SUBJECT: Record<Exclude<Answer, 'unanswered'>, string> = {
  accepted: 'Accepted',
  declined: 'Declined',
  tentative: 'Tentatively accepted',
};

/** Job: somebody the owner invited makes up their mind, with the facts as they are by then. */
export function guestAnswers(
  ctx: Ctx,
  { eventId, email, sequence }: { eventId: number; email: string; sequence: number },
): void {
  const event = stillAsks(ctx, eventId, sequence);
  const guest = event && guestsOf(ctx, event.id).find((each) => each.email === email);
  const person = personByEmail(ctx, email);
  if (!event || !guest || !person || guest.answer !== 'unanswered') return;
  const { attendance, note } = answerInvitation(ctx, person, factsOf(ctx, event));
  recordGuestAnswer(ctx, event, { email, answer: attendance, note });
  const words = `${person.name} has ${SUBJECT[attendance].toLowerCase()} your invitation.`;
  ctx.ports.mail.deliver({
    from: { name: person.name, email: person.email },
    subject: `${SUBJECT[attendance]}: ${subjectOf(event)}`,
    html: mailHtml({ lead: words, event, repeats: repeatsOf(event), people: [], note }),
    category: 'primary',
    threadKey: threadKeyOf(event),
    attachments: [icsFile(writeReply(ctx, event, { attendee: person, answer: attendance, note }), 'REPLY')],
  });
  ctx.notify({
    title: `${person.name} ${attendance === 'tentative' ? 'may come' : attendance}: ${event.title}`,
    body: note,
    href: `/events/${event.seriesId ?? event.id}${event.recurrenceId ? `?occurrence=${event.recurrenceId}` : ''}`,
  });
}

/** An answer to a series is one to all of its events that had the same answer before. */
export function recordGuestAnswer(
  ctx: Ctx,
  event: Event,
  { email, answer, note = '' }: { email: string; answer: Answer; note?: string },
): void {
  const before = guestsOf(ctx, event.id).find((guest) => guest.email === email)?.answer;
  if (before === undefined) return;
  const set = { answer, note };
  ctx.db
    .update(guests)
    .set(set)
    .where(and(eq(guests.eventId, event.id), eq(guests.email, email)))
    .run();
  const ids = event.seriesId === null ? exceptionsOf(ctx, event.id).map(({ id }) => id) : [];
  if (ids.length > 0)
    ctx.db
      .update(guests)
      .set(set)
      .where(and(inArray(guests.eventId, ids), eq(guests.email, email), eq(guests.answer, before)))
      .run();
}
