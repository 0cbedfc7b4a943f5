import { and, asc, eq, gt, gte, isNull, max, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound, refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { momentOf } from '#kit/time.ts';
import { type Task, taskLists, tasks } from '../schema/tasks.ts';
import { newUid } from './event-input.ts';
import { readSettings } from './settings.ts';

export interface TaskInput {
  title: string;
  notes: string;
  dueDay: string | null;
  dueTime: string | null;
  listId?: number | undefined;
}

export const listTasks = (ctx: Ctx) => ({
  lists: ctx.db
    .select({ id: taskLists.id, name: taskLists.name })
    .from(taskLists)
    .orderBy(asc(taskLists.id))
    .all(),
  tasks: ctx.db
    .select()
    .from(tasks)
    .where(isNull(tasks.deletedAt))
    .orderBy(asc(tasks.listId), asc(tasks.position), asc(tasks.id))
    .all()
    .map(({ id, listId, title, notes, dueDay, dueTime, doneAt }) => ({
      ...{ id, listId, title, notes, dueDay, dueTime, doneAt, done: doneAt !== null },
    })),
});

function findTask(ctx: Ctx, id: number): Task {
  const task = ctx.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), isNull(tasks.deletedAt)))
    .get();
  if (!task) throw notFound('task', id);
  return task;
}

export function createTask(ctx: Ctx, { listId, ...input }: TaskInput, uid?: string): { id: number } {
  requireDay(input);
  const list = listId ?? firstList(ctx);
  requireList(ctx, list);
  const last =
    ctx.db
      .select({ position: max(tasks.position) })
      .from(tasks)
      .where(eq(tasks.listId, list))
      .get()?.position ?? 0;
  const task = ctx.db
    .insert(tasks)
    .values({
      ...{ ...input, listId: list, uid: uid ?? newUid(ctx, `task ${last} ${input.title}`) },
      ...{ position: last + 1, createdAt: ctx.now, updatedAt: ctx.now },
    })
    .returning()
    .get();
  scheduleTask(ctx, task);
  return { id: task.id };
}

export function updateTask(ctx: Ctx, { id, ...change }: Partial<TaskInput> & { id: number }): { id: number } {
  const task = findTask(ctx, id);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  requireDay({ ...task, ...given });
  if (change.listId !== undefined) requireList(ctx, change.listId);
  const changed = ctx.db
    .update(tasks)
    .set({ ...given, updatedAt: ctx.now })
    .where(eq(tasks.id, id))
    .returning()
    .get();
  scheduleTask(ctx, changed as Task);
  return { id };
}

export function completeTask(ctx: Ctx, { id, done }: { id: number; done: boolean }): { id: number } {
  findTask(ctx, id);
  const changed = ctx.db
    .update(tasks)
    .set({ doneAt: done ? ctx.now : null, updatedAt: ctx.now })
    .where(eq(tasks.id, id))
    .returning()
    .get();
  scheduleTask(ctx, changed as Task);
  return { id };
}

export function deleteTask(ctx: Ctx, id: number): { id: number } {
  const task = findTask(ctx, id);
  if (task.alarmJobId !== null) ctx.cancelScheduled(task.alarmJobId);
  ctx.db.update(tasks).set({ deletedAt: ctx.now, alarmJobId: null }).where(eq(tasks.id, id)).run();
  return { id };
}

export function restoreTask(ctx: Ctx, id: number): { id: number } {
  const task = findRow(ctx, tasks, { id });
  if (!task) throw notFound('task', id);
  if (task.deletedAt === null) throw conflict(`"${task.title}" was not deleted.`);
  const back = ctx.db.update(tasks).set({ deletedAt: null }).where(eq(tasks.id, id)).returning().get();
  scheduleTask(ctx, back as Task);
  return { id };
}

/** Puts a task before another one, or last; in the list of that other one. */
export function reorderTask(ctx: Ctx, { id, before }: { id: number; before: number | null }): { id: number } {
  const task = findTask(ctx, id);
  const next = before === null ? undefined : findTask(ctx, before);
  const listId = next?.listId ?? task.listId;
  const position = next
    ? next.position
    : (ctx.db
        .select({ last: max(tasks.position) })
        .from(tasks)
        .where(eq(tasks.listId, listId))
        .get()?.last ?? 0) + 1;
  if (next)
    ctx.db
      .update(tasks)
      .set({ position: sql`${tasks.position} + 1` })
      .where(and(eq(tasks.listId, listId), gte(tasks.position, position)))
      .run();
  ctx.db.update(tasks).set({ listId, position, updatedAt: ctx.now }).where(eq(tasks.id, id)).run();
  return { id };
}

function requireDay({ dueDay, dueTime }: Pick<TaskInput, 'dueDay' | 'dueTime'>): void {
  if (dueTime && !dueDay) throw refused('Choose a day for that time.', 'dueDay');
}

export function createTaskList(ctx: Ctx, name: string): { id: number } {
  const taken = ctx.db.select().from(taskLists).all();
  if (taken.some((list) => list.name.toLowerCase() === name.toLowerCase()))
    throw refused(`You already have a list called "${name}".`, 'name');
  return ctx.db.insert(taskLists).values({ name, createdAt: ctx.now }).returning({ id: taskLists.id }).get();
}

export function renameTaskList(ctx: Ctx, { id, name }: { id: number; name: string }): { id: number } {
  requireList(ctx, id);
  ctx.db.update(taskLists).set({ name }).where(eq(taskLists.id, id)).run();
  return { id };
}

export function deleteTaskList(ctx: Ctx, id: number): { id: number } {
  requireList(ctx, id);
  const others = ctx.db.select().from(taskLists).all();
  if (others.length === 1) throw refused('Your only list stays. You can rename it.');
  for (const task of ctx.db.select().from(tasks).where(eq(tasks.listId, id)).all()) {
    if (task.alarmJobId !== null) ctx.cancelScheduled(task.alarmJobId);
    ctx.db.delete(tasks).where(eq(tasks.id, task.id)).run();
  }
  ctx.db.delete(taskLists).where(eq(taskLists.id, id)).run();
  return { id };
}

function requireList(ctx: Ctx, id: number): void {
  if (!findRow(ctx, taskLists, { id })) throw notFound('task list', id);
}

function firstList(ctx: Ctx): number {
  const list = ctx.db.select().from(taskLists).where(gt(taskLists.id, 0)).orderBy(asc(taskLists.id)).get();
  if (!list) throw new Error('There is no task list; the seed makes one.');
  return list.id;
}

/** A task with a time rings at that time. */
function scheduleTask(ctx: Ctx, task: Task): void {
  if (task.alarmJobId !== null) ctx.cancelScheduled(task.alarmJobId);
  const at =
    task.dueDay && task.dueTime && task.doneAt === null
      ? momentOf(task.dueDay, task.dueTime, readSettings(ctx).zone)
      : undefined;
  const isAhead = at !== undefined && at > ctx.now;
  const alarmJobId = isAhead ? ctx.schedule(at, 'remindOfTask', { taskId: task.id }) : null;
  if (alarmJobId !== task.alarmJobId)
    ctx.db.update(tasks).set({ alarmJobId }).where(eq(tasks.id, task.id)).run();
}

/** Job. */
export function remindOfTask(ctx: Ctx, { taskId }: { taskId: number }): void {
  const task = findRow(ctx, tasks, { id: taskId });
  if (!task || task.deletedAt !== null || task.doneAt !== null) return;
  ctx.db.update(tasks).set({ alarmJobId: null }).where(eq(tasks.id, taskId)).run();
  ctx.notify({ title: task.title, body: 'Your task is due.', href: '/tasks' });
}
