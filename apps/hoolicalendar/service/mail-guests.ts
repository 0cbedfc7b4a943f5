import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { mailHtml, repeatsOf, subjectOf } from '../mails/layout.ts';
import type { Answer } from '../schema/events.ts';
import { findSlot, type SlotKey } from './find-slot.ts';
import { guestList } from './show-event.ts';
import { threadKeyOf } from './tell-guests.ts';

interface Letter extends SlotKey {
  subject: string;
  message: string;
  answers?: Answer[] | undefined;
}

/** A mail of the owner's to the guests of an event, or to those who answered so. */
export function mailGuests(ctx: Ctx, { subject, message, answers, ...key }: Letter): { sent: number } {
  const { slot } = findSlot(ctx, key);
  const to = guestList(ctx, slot.event).filter(
    ({ email, answer }) => email !== ctx.owner.email && (!answers?.length || answers.includes(answer)),
  );
  if (to.length === 0) throw refused(`No guest of "${slot.event.title}" has answered so.`, 'answers');
  const event = { ...slot.event, start: slot.start };
  ctx.ports.mail.send({
    to: to.map(({ name, email }) => ({ name, email })),
    subject: subject || subjectOf(event),
    html: mailHtml({
      ...{ lead: message, event, repeats: repeatsOf(event) },
      people: to.map(({ name }) => ({ name })),
    }),
    threadKey: threadKeyOf(event),
  });
  return { sent: to.length };
}
