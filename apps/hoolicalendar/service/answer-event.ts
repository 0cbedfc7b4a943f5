import type { Ctx } from '#kit/context.ts';
import { conflict } from '#kit/errors.ts';
import { writeReply } from '../ics/write-reply.ts';
import { mailHtml, repeatsOf, subjectOf } from '../mails/layout.ts';
import { startsBetween } from '../rules/recurrence.ts';
import type { Answer, Event } from '../schema/events.ts';

import { aim, type Target } from './aim.ts';
import { changeEvent, exceptedStarts, exceptionsOf } from './event-store.ts';
import type { SlotKey } from './find-slot.ts';
import { ensureException } from './series.ts';
import { occurrenceSlot, type Slot } from './slots.ts';
import { icsFile, threadKeyOf } from './tell-guests.ts';

export interface AnswerInput extends Target {
  answer: Exclude<Answer, 'unanswered'>;
  note: string;
}

const WORDS = { accepted: 'Accepted', declined: 'Declined', tentative: 'Tentatively accepted' } as const;

/** The owner's answer to an invitation. The organizer hears of it, unless it is the same answer again. */
export function answerEvent(ctx: Ctx, { answer, note, ...target }: AnswerInput): SlotKey {
  const { root, slot, scope } = aim(ctx, target);
  const { event } = slot;
  const key = { eventId: root.id, occurrence: slot.occurrence };
  if (event.answer === null)
    throw conflict(`"${event.title}" is your own event; there is nothing to answer.`);
  if (event.status === 'cancelled' || root.status === 'cancelled')
    throw conflict(`"${event.title}" was canceled by ${event.organizerName || event.organizerEmail}.`);
  if (event.answer === answer && !note && scope !== 'following') return key;
  const answered = recordAnswer(ctx, { root, slot, scope }, answer);
  mailOrganizer(ctx, answered, { answer, note });
  return key;
}

export function recordAnswer(
  ctx: Ctx,
  { root, slot, scope }: { root: Event; slot: Slot; scope: Target['scope'] },
  answer: Answer,
): Event {
  if (scope === 'this') return changeEvent(ctx, ensureException(ctx, root, slot), { answer });
  if (scope === 'following') keepEarlier(ctx, root, slot.occurrence);
  for (const exception of exceptionsOf(ctx, root.id)) {
    const isEarlier = scope === 'following' && (exception.recurrenceId ?? '') < slot.occurrence;
    if (!isEarlier && exception.answer === root.answer) changeEvent(ctx, exception, { answer });
  }
  return changeEvent(ctx, root, { answer });
}

/** Earlier occurrences keep the answer they had: an invitation of somebody else cannot be split. */
function keepEarlier(ctx: Ctx, root: Event, until: string): void {
  const own = new Set(exceptedStarts(ctx, root.id));
  for (const start of startsBetween(root, root.start, until))
    if (!own.has(start)) ensureException(ctx, root, occurrenceSlot(ctx, root, start));
}

function mailOrganizer(
  ctx: Ctx,
  event: Event,
  { answer, note }: { answer: Exclude<Answer, 'unanswered'>; note: string },
): void {
  const { organizerEmail, organizerName } = event;
  if (!organizerEmail) return;
  ctx.ports.mail.send({
    to: [{ name: organizerName || organizerEmail, email: organizerEmail }],
    subject: `${WORDS[answer]}: ${subjectOf(event)}`,
    html: mailHtml({
      lead: `${ctx.owner.name} has ${WORDS[answer].toLowerCase()} this invitation.`,
      ...{ event, repeats: repeatsOf(event), people: [], note },
    }),
    threadKey: threadKeyOf(event),
    attachments: [icsFile(writeReply(ctx, event, { attendee: ctx.owner, answer, note }), 'REPLY')],
  });
}
