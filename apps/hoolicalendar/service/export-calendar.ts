import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import type { FileContent } from '#kit/operation.ts';
import { writeCalendar, writeFamily, writeOne, yearOf, zonesOf } from '../ics/write-calendar.ts';
import { writeTask } from '../ics/write-task.ts';
import { events } from '../schema/events.ts';
import { tasks } from '../schema/tasks.ts';
import { findCalendar } from './calendars.ts';
import { findEvent } from './event-store.ts';

const icsFile = (name: string, bytes: string): FileContent => ({
  filename: `${name.replace(/[^\p{L}\p{N} ._-]/gu, '').trim() || 'calendar'}.ics`,
  type: 'text/calendar; charset=utf-8',
  bytes,
});

/** Everything in a calendar but what is in the trash or called off. */
export function exportCalendar(ctx: Ctx, { calendarId }: { calendarId: number }): FileContent {
  const { name, kind } = findCalendar(ctx, calendarId);
  if (kind === 'tasks') return icsFile(name, exportTasks(ctx, name));
  const roots = ctx.db
    .select()
    .from(events)
    .where(
      and(
        eq(events.calendarId, calendarId),
        isNull(events.seriesId),
        isNull(events.deletedAt),
        eq(events.status, 'confirmed'),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .all();
  const text = writeCalendar(
    roots.flatMap((root) => writeFamily(ctx, root)),
    {
      ...{ method: 'PUBLISH', name, zones: roots.flatMap((root) => zonesOf(ctx, root)) },
      firstYear: Math.min(...roots.map(yearOf), 2030),
    },
  );
  return icsFile(name, text);
}

function exportTasks(ctx: Ctx, name: string): string {
  const all = ctx.db.select().from(tasks).where(isNull(tasks.deletedAt)).orderBy(asc(tasks.id)).all();
  const zones = all.some(({ dueTime }) => dueTime) ? [ctx.zone] : [];
  const components = all.map((task) => writeTask(task, { zone: ctx.zone, stamp: ctx.now }));
  return writeCalendar(components, { method: 'PUBLISH', name, zones, firstYear: 2020 });
}

export function exportEvent(ctx: Ctx, { eventId }: { eventId: number }): FileContent {
  const event = findEvent(ctx, eventId);
  const root = event.seriesId === null ? event : findEvent(ctx, event.seriesId);
  return icsFile(root.title, writeOne(ctx, root, { method: 'PUBLISH', alarms: true }));
}
