import type { Ctx } from '#kit/context.ts';
import { personById } from '#kit/people.ts';
import { dayOf } from '#kit/time.ts';
import type { EventOf } from '#world/events.ts';
import { sundayBased } from '../rules/recurrence-rule.ts';
import { wallOfMoment } from '../rules/wall-time.ts';
import type { Event } from '../schema/events.ts';
import { answerEvent, recordAnswer } from '../service/answer-event.ts';
import { hours, PLAIN_EVENT, recordEvent } from '../service/create-event.ts';
import { deleteEvent } from '../service/delete-event.ts';
import { changeEvent, replaceGuests } from '../service/event-store.ts';
import { findSlot } from '../service/find-slot.ts';
import { findByKey } from '../service/put-entry.ts';
import { ensureException } from '../service/series.ts';
import { isRepeating, type Slot, slotOf } from '../service/slots.ts';
import { isKept, mailFromOrganizer } from './invitation-mails.ts';
import { calendarNamed } from './open-calendar.ts';

/** Finds again what a life event brought into the calendar. */
export const lifeKey = (id: string): string => `life:${id}`;

const MINUTE_MS = 60_000;

export function scheduleMeeting(ctx: Ctx, event: EventOf<'meeting.scheduled'>): void {
  const { id, title, first, minutes, room, people, organizer, agenda, everyWeeks } = event;
  const guests = people.map((person) => personById(ctx, person));
  const row = recordEvent(
    ctx,
    {
      ...{ ...PLAIN_EVENT, title, location: room, calendarId: calendarNamed(ctx, 'Work'), guests },
      ...hours(first, first + minutes * MINUTE_MS, ctx.zone),
      description: agenda.map((item) => `• ${item}`).join('\n'),
      recurrence: everyOther(ctx, first, everyWeeks),
    },
    identityOf(ctx, id, organizer),
  );
  replaceGuests(
    ctx,
    row.id,
    guests
      .filter((guest) => guest.id !== organizer)
      .map(({ name, email }) => ({ name, email, answer: 'accepted' })),
  );
  if (organizer !== 'me') becomeInvitation(ctx, row, organizer, 'accepted');
}

const everyOther = (ctx: Ctx, first: number, everyWeeks: number) => ({
  ...{ frequency: 'weekly' as const, interval: everyWeeks, monthlyBy: 'day' as const },
  ...{ weekdays: [sundayBased(dayOf(first, ctx.zone))], ends: { kind: 'never' as const } },
});

function becomeInvitation(
  ctx: Ctx,
  event: Event,
  organizer: string,
  answer: NonNullable<Event['answer']>,
): Event {
  const { name, email } = personById(ctx, organizer);
  const invitation = changeEvent(ctx, event, { organizerEmail: email, organizerName: name, answer });
  mailFromOrganizer(ctx, invitation, 'invited');
  return invitation;
}

/** What somebody else arranged is known under a name of theirs. */
const identityOf = (ctx: Ctx, id: string, organizer: string) => ({
  key: lifeKey(id),
  ...(organizer !== 'me' && { uid: `${id}@${personById(ctx, organizer).email.split('@')[1]}` }),
});

/** One of a series, or the only one: `was` is when it would have begun. */
export function slotAt(ctx: Ctx, lifeEvent: string, was: number): { root: Event; slot: Slot } | undefined {
  const root = findByKey(ctx, lifeKey(lifeEvent));
  if (!root || root.deletedAt !== null) return undefined;
  const occurrence = isRepeating(root) ? wallOfMoment(was, root.zone) : '';
  const found = findSlot(ctx, { eventId: root.id, occurrence });
  return found.slot.event.deletedAt === null ? found : undefined;
}

export function moveMeeting(ctx: Ctx, { meeting, was, to, why }: EventOf<'meeting.moved'>): void {
  const found = slotAt(ctx, meeting, was);
  if (!found) return;
  const row = ownRow(ctx, found);
  const note = why ? { description: [row.description, why].filter(Boolean).join('\n\n') } : {};
  const moved = changeEvent(ctx, row, {
    ...{ start: wallOfMoment(to, row.zone), sequence: row.sequence + 1 },
    ...note,
  });
  mailFromOrganizer(ctx, moved, 'moved', why);
}

export function cancelMeeting(ctx: Ctx, { meeting, was, by, why }: EventOf<'meeting.cancelled'>): void {
  const found = slotAt(ctx, meeting, was);
  if (!found) return;
  const { root, slot } = found;
  if (root.organizerEmail === null || by === 'me') {
    deleteEvent(ctx, { eventId: root.id, occurrence: slot.occurrence, scope: 'this', notify: false });
    return;
  }
  const row = ownRow(ctx, found);
  const cancelled = changeEvent(ctx, row, { status: 'cancelled', sequence: row.sequence + 1 });
  mailFromOrganizer(ctx, cancelled, 'cancelled', why);
}

export function prepareMeeting(ctx: Ctx, { meeting, was, note }: EventOf<'meeting.prepared'>): void {
  const found = slotAt(ctx, meeting, was);
  if (!found) return;
  const row = ownRow(ctx, found);
  changeEvent(ctx, row, { description: [row.description, note].filter(Boolean).join('\n\n') });
}

const ownRow = (ctx: Ctx, { root, slot }: { root: Event; slot: Slot }): Event =>
  isRepeating(root) ? ensureException(ctx, root, slot) : slot.event;

export function arrangeMeeting(ctx: Ctx, event: EventOf<'meeting.arranged'>): void {
  const { id, title, setting, lastsMs, venue, address, organizer, people, answers, note, remote } = event;
  const guests = people.map((person) => personById(ctx, person));
  const row = recordEvent(
    ctx,
    {
      ...{ ...PLAIN_EVENT, title, guests, description: note ?? '', video: remote ?? false },
      ...hours(event.for, event.for + lastsMs, ctx.zone),
      calendarId: calendarNamed(ctx, setting === 'work' ? 'Work' : 'Personal'),
      location: remote ? '' : [venue, address].filter(Boolean).join(', '),
    },
    identityOf(ctx, id, organizer),
  );
  const answerOf = new Map(answers.map(({ by, answer }) => [by, answer]));
  replaceGuests(
    ctx,
    row.id,
    guests
      .filter((guest) => guest.id !== organizer)
      .map((guest) => ({
        name: guest.name,
        email: guest.email,
        answer: answerOf.get(guest.id) ?? 'unanswered',
      })),
  );
  if (organizer !== 'me') becomeInvitation(ctx, row, organizer, 'unanswered');
}

export function answerMeeting(
  ctx: Ctx,
  { meeting, answer, note = '' }: EventOf<'invitation.answered'>,
): void {
  const root = findByKey(ctx, lifeKey(meeting));
  if (!root || root.answer === null || root.status === 'cancelled') return;
  if (isKept(ctx)) answerEvent(ctx, { eventId: root.id, occurrence: '', scope: 'all', answer, note });
  else recordAnswer(ctx, { root, slot: slotOf(ctx, root), scope: 'all' }, answer);
}
