import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { changeRows, findRow } from '#kit/rows.ts';
import { nextAfter, nextStart } from '../rules/recurrence.ts';
import type { Reminder } from '../rules/reminders.ts';
import { wallOfMoment } from '../rules/wall-time.ts';
import { settings } from '../schema/calendars.ts';
import { type Event, events } from '../schema/events.ts';
import { momentOfStart, zoneOf } from './event-times.ts';

const MINUTE_MS = 60_000;

/** What rings, and for which occurrence. */
export interface Alarm {
  at: number;
  /** On the wall; of the occurrence. */
  start: string;
  reminder: Reminder;
}

export function remindersOf(
  ctx: Ctx,
  { reminders, allDay }: Pick<Event, 'reminders' | 'allDay'>,
): Reminder[] {
  if (reminders) return reminders;
  const defaults = findRow(ctx, settings, {});
  return (allDay ? defaults?.defaultAllDayReminders : defaults?.defaultReminders) ?? [];
}

/** Makes sure that the next reminder of an event, and no other, is on the clock. Once rung, a reminder is not rung again. */
export function scheduleAlarm(ctx: Ctx, event: Event): Event {
  if (event.alarmJobId !== null) ctx.cancelScheduled(event.alarmJobId);
  const next = nextAlarm(ctx, event);
  const alarmJobId = next === undefined ? null : ctx.schedule(next, 'remind', { eventId: event.id });
  if (alarmJobId !== event.alarmJobId)
    changeRows(ctx, events, { where: { id: event.id }, set: { alarmJobId } });
  return { ...event, alarmJobId };
}

export function cancelAlarm(ctx: Ctx, { alarmJobId }: Event): void {
  if (alarmJobId !== null) ctx.cancelScheduled(alarmJobId);
}

/** After the defaults changed: of whole days, or of hours. */
export function scheduleDefaultAlarms(ctx: Ctx, { allDay }: { allDay: boolean }): void {
  const ahead = or(isNull(events.lastsUntil), gt(events.lastsUntil, ctx.now));
  const following = and(isNull(events.reminders), eq(events.allDay, allDay), ahead);
  for (const event of ctx.db.select().from(events).where(following).all()) scheduleAlarm(ctx, event);
}

/** The moment of the next reminder after now; undefined when nothing is left to remind of. */
export function nextAlarm(ctx: Ctx, event: Event): number | undefined {
  if (isSilent(ctx, event)) return undefined;
  const moments = remindersOf(ctx, event).map((reminder) => nextOf(ctx, event, reminder)?.at);
  const ahead = moments.filter((at) => at !== undefined);
  return ahead.length ? Math.min(...ahead) : undefined;
}

/** Everything that rings at this moment. */
export const alarmsAt = (ctx: Ctx, event: Event): Alarm[] =>
  isSilent(ctx, event)
    ? []
    : remindersOf(ctx, event)
        .map((reminder) => nextOf({ ...ctx, now: ctx.now - 1 }, event, reminder))
        .filter((alarm) => alarm !== undefined)
        .filter(({ at }) => at === ctx.now);

function isSilent(ctx: Ctx, event: Event): boolean {
  if (event.deletedAt !== null || event.status === 'cancelled' || event.answer === 'declined') return true;
  if (event.seriesId === null) return false;
  const series = findRow(ctx, events, { id: event.seriesId });
  return !series || series.deletedAt !== null || series.status === 'cancelled';
}

function nextOf(ctx: Ctx, event: Event, reminder: Reminder): Alarm | undefined {
  const aheadMs = reminder.minutes * MINUTE_MS;
  const alarmFor = (start: string): Alarm => ({
    at: momentOfStart(ctx, event, start) - aheadMs,
    start,
    reminder,
  });
  if (!event.rrule && event.rdates.length === 0) {
    const only = alarmFor(event.start);
    return only.at > ctx.now ? only : undefined;
  }
  const excepted = ctx.db
    .select({ start: events.recurrenceId })
    .from(events)
    .where(eq(events.seriesId, event.id))
    .all()
    .map(({ start }) => start ?? '');
  const series = { ...event, exdates: [...event.exdates, ...excepted] };
  const wall = wallOfMoment(ctx.now + aheadMs, zoneOf(ctx, event));
  const from = event.allDay ? wall.slice(0, 10) : wall;
  for (let start = nextStart(series, from); start; start = nextAfter(series, start)) {
    const alarm = alarmFor(start);
    if (alarm.at > ctx.now) return alarm;
  }
  return undefined;
}
