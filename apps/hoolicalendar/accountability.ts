import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Accountability } from '#kit/accountability.ts';
import type { Ctx } from '#kit/context.ts';
import { jobs } from '#kit/tables.ts';
import { hasStart } from './rules/recurrence.ts';
import { events, guests } from './schema/events.ts';
import { nextAlarm } from './service/alarms.ts';

const allEvents = (ctx: Ctx) => ctx.db.select().from(events).all();

function strayExceptions(ctx: Ctx): string[] {
  const series = new Map(allEvents(ctx).map((event) => [event.id, event]));
  return [...series.values()]
    .filter(({ seriesId }) => seriesId !== null)
    .filter(({ seriesId, recurrenceId }) => {
      const root = series.get(seriesId ?? 0);
      return !root || root.seriesId !== null || !hasStart(root, recurrenceId ?? '');
    })
    .map(({ id, title, recurrenceId }) => `Exception ${id} ("${title}", ${recurrenceId}) is of no series.`);
}

/** The same thing at the same time in the same calendar is one thing written down twice. */
const doubles = (ctx: Ctx): string[] =>
  ctx.db
    .select({ title: events.title, start: events.start, times: sql<number>`count(*)` })
    .from(events)
    .where(and(isNull(events.deletedAt), eq(events.status, 'confirmed'), eq(events.rrule, '')))
    .groupBy(events.calendarId, events.title, events.start)
    .having(sql`count(*) > 1`)
    .all()
    .map(({ title, start, times }) => `"${title}" on ${start} is there ${times} times.`);

/** A job may come early, for an occurrence that has become an exception since; it then plans the next. Never late. */
function silentEvents(ctx: Ctx): string[] {
  const waiting = new Map(
    ctx.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.app, ctx.app), eq(jobs.state, 'waiting')))
      .all()
      .map(({ id, dueAt }) => [id, dueAt]),
  );
  return allEvents(ctx).flatMap((event) => {
    const due = nextAlarm(ctx, event);
    const planned = event.alarmJobId === null ? undefined : waiting.get(event.alarmJobId);
    const isPlanned = due === undefined || (planned !== undefined && planned <= due);
    return isPlanned ? [] : [`"${event.title}" (${event.id}) has a reminder at ${due} that nobody planned.`];
  });
}

/** What the calendar can be held to. */
export const accountability: Accountability = {
  people: (ctx) => [
    ...ctx.db.selectDistinct({ name: guests.name, email: guests.email }).from(guests).all(),
    ...ctx.db
      .selectDistinct({
        name: sql<string>`${events.organizerName}`,
        email: sql<string>`${events.organizerEmail}`,
      })
      .from(events)
      .where(isNotNull(events.organizerEmail))
      .all(),
  ],
  counts: (ctx) => ({ events: allEvents(ctx).filter(({ deletedAt }) => deletedAt === null).length }),
  rules: {
    'exceptions belong to a series': strayExceptions,
    'nothing is written down twice': doubles,
    'reminders are on the clock': silentEvents,
  },
};
