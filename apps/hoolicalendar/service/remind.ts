import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { changeRows, findRow } from '#kit/rows.ts';
import { notifications } from '#kit/tables.ts';
import { mailHtml, repeatsOf, subjectOf } from '../mails/layout.ts';
import { sayWhen } from '../rules/say-when.ts';
import { type Event, events } from '../schema/events.ts';
import { type Alarm, alarmsAt, scheduleAlarm } from './alarms.ts';
import { isRepeating } from './slots.ts';

/** Job: rings what is due now, and puts the next reminder of the event on the clock. */
export function remind(ctx: Ctx, { eventId }: { eventId: number }): void {
  const event = findRow(ctx, events, { id: eventId });
  if (!event) return;
  for (const alarm of alarmsAt(ctx, event)) ring(ctx, event, alarm);
  changeRows(ctx, events, { where: { id: eventId }, set: { alarmJobId: null } });
  scheduleAlarm(ctx, { ...event, alarmJobId: null });
}

function ring(ctx: Ctx, event: Event, { start, reminder }: Alarm): void {
  const occurrence: Event = { ...event, start };
  if (reminder.method === 'email') mailOwner(ctx, occurrence);
  else notifyOwner(ctx, occurrence);
}

const SEEN_AFTER_MS = 12 * 3600_000;
const KEPT_MS = 7 * 24 * 3600_000;

/** Reminders of what is long over are of no use under the bell. */
function clearOldNotices(ctx: Ctx): void {
  const olderThan = (ms: number) => and(eq(notifications.app, ctx.app), lt(notifications.at, ctx.now - ms));
  ctx.db.delete(notifications).where(olderThan(KEPT_MS)).run();
  const unseen = and(olderThan(SEEN_AFTER_MS), isNull(notifications.readAt));
  ctx.db.update(notifications).set({ readAt: ctx.now }).where(unseen).run();
}

function notifyOwner(ctx: Ctx, event: Event): void {
  clearOldNotices(ctx);
  ctx.notify({
    title: event.title,
    body: [sayWhen(event), event.location].filter(Boolean).join(' · '),
    href: hrefOf(event),
  });
}

function hrefOf(event: Event): string {
  const occurrence = event.recurrenceId ?? (isRepeating(event) ? event.start : '');
  return `/events/${event.seriesId ?? event.id}${occurrence && `?occurrence=${occurrence}`}`;
}

const mailOwner = (ctx: Ctx, event: Event): void => {
  ctx.ports.mail.deliver({
    from: { name: 'HooliCalendar', email: 'reminders@hoolicalendar.test' },
    subject: `Reminder: ${subjectOf(event)}`,
    html: mailHtml({
      lead: 'You asked to be reminded of this event.',
      event,
      repeats: repeatsOf(event),
      people: [],
    }),
  });
};
