import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { world } from '#kit/tables.ts';
import { type Method, writeOne } from '../ics/write-calendar.ts';
import { mailHtml, repeatsOf, subjectOf } from '../mails/layout.ts';
import type { Event } from '../schema/events.ts';
import { guestsOf } from '../service/event-store.ts';
import { icsFile, threadKeyOf } from '../service/tell-guests.ts';

type News = 'invited' | 'moved' | 'cancelled';

const NEWS: Record<News, { subject: string; verb: string; method: Method }> = {
  invited: { subject: 'Invitation', verb: 'invited you to', method: 'REQUEST' },
  moved: { subject: 'Updated invitation', verb: 'changed', method: 'REQUEST' },
  cancelled: { subject: 'Canceled event', verb: 'canceled', method: 'CANCEL' },
};

const KEPT_MS = 60 * 24 * 3600_000;

/** The owner throws away what was mailed about meetings that are long over. */
export const isKept = (ctx: Ctx): boolean => {
  const referenceMs = findRow(ctx, world, {})?.referenceMs ?? ctx.now;
  return ctx.now > referenceMs - KEPT_MS;
};

/** What somebody who invites the owner mails them, as it came in. */
export function mailFromOrganizer(ctx: Ctx, event: Event, news: News, why?: string): void {
  const { organizerEmail, organizerName } = event;
  if (organizerEmail === null || !isKept(ctx)) return;
  const from = { name: organizerName ?? organizerEmail, email: organizerEmail };
  const { subject, verb, method } = NEWS[news];
  ctx.ports.mail.deliver({
    from,
    subject: `${subject}: ${subjectOf(event)}`,
    html: mailHtml({
      ...{ lead: `${from.name} has ${verb} this event.`, event, repeats: repeatsOf(event) },
      people: [{ name: from.name, role: 'organizer' }, { name: ctx.owner.name }, ...guestsOf(ctx, event.id)],
      ...(why && { note: why }),
    }),
    category: 'primary',
    threadKey: threadKeyOf(event),
    attachments: [icsFile(writeOne(ctx, event, { method, alarms: false }), method)],
  });
}
