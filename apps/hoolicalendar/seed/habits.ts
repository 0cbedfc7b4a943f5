import { and, isNull, lt } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { personById } from '#kit/people.ts';
import { findRow } from '#kit/rows.ts';
import { addDays, dayOf } from '#kit/time.ts';
import type { EventOf } from '#world/events.ts';
import { sundayBased } from '../rules/recurrence-rule.ts';
import { taskLists, tasks } from '../schema/tasks.ts';
import { hours, PLAIN_EVENT, recordEvent, wholeDays } from '../service/create-event.ts';
import { deleteEvent } from '../service/delete-event.ts';
import { completeTask, createTask, createTaskList, deleteTask } from '../service/tasks.ts';
import { lifeKey, slotAt } from './meetings.ts';
import { calendarNamed } from './open-calendar.ts';

const courseKey = (course: string): string => `course.${course}`;

export function joinClass(ctx: Ctx, event: EventOf<'class.joined'>): void {
  const { course, name, venue, address, first, minutes, teacher } = event;
  if (!first) return;
  recordEvent(
    ctx,
    {
      ...{ ...PLAIN_EVENT, title: name, location: `${venue}, ${address}` },
      ...hours(first, first + minutes * 60_000, ctx.zone),
      description: teacher ? `With ${personById(ctx, teacher).name}` : '',
      calendarId: calendarNamed(ctx, 'Personal'),
      recurrence: {
        ...{ frequency: 'weekly', interval: 1, monthlyBy: 'day', ends: { kind: 'never' } },
        weekdays: [sundayBased(dayOf(first, ctx.zone))],
      },
      reminders: [{ minutes: 60, method: 'notification' }],
    },
    { key: lifeKey(courseKey(course)) },
  );
}

export function skipClass(ctx: Ctx, { course, was }: EventOf<'class.cancelled'>): void {
  const found = slotAt(ctx, courseKey(course), was);
  if (!found || found.slot.event.deletedAt !== null) return;
  const { root, slot } = found;
  deleteEvent(ctx, { eventId: root.id, occurrence: slot.occurrence, scope: 'this', notify: false });
}

export function bookLeave(ctx: Ctx, { firstDay, lastDay, why }: EventOf<'leave.booked'>): void {
  recordEvent(ctx, {
    ...{ ...PLAIN_EVENT, kind: 'outOfOffice', title: 'Out of office', description: why, reminders: [] },
    ...wholeDays(firstDay, addDays(lastDay, 1), ctx.zone),
    calendarId: calendarNamed(ctx, 'Work'),
  });
}

const taskUid = (task: string): string => `${task}@hoolicalendar.test`;

export function noteTask(ctx: Ctx, { task, title, list, due, note }: EventOf<'task.noted'>): void {
  createTask(
    ctx,
    {
      title,
      notes: note ?? '',
      dueDay: due?.slice(0, 10) ?? null,
      dueTime: null,
      listId: listNamed(ctx, list),
    },
    taskUid(task),
  );
}

function listNamed(ctx: Ctx, name: string): number {
  const known = findRow(ctx, taskLists, { name });
  return known?.id ?? createTaskList(ctx, name).id;
}

const CLEARED_AFTER_MS = 90 * 24 * 3600_000;

/** Now and then the owner clears away what was done long ago. */
export function finishTask(ctx: Ctx, { task }: EventOf<'task.done'>): void {
  const known = findRow(ctx, tasks, { uid: taskUid(task) });
  if (!known) return;
  completeTask(ctx, { id: known.id, done: true });
  const old = and(isNull(tasks.deletedAt), lt(tasks.doneAt, ctx.now - CLEARED_AFTER_MS));
  for (const { id } of ctx.db.select().from(tasks).where(old).all()) deleteTask(ctx, id);
}
