import { z } from 'zod';
import { day, id, line, text } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import {
  completeTask,
  createTask,
  createTaskList,
  deleteTask,
  deleteTaskList,
  listTasks,
  renameTaskList,
  reorderTask,
  restoreTask,
  updateTask,
} from '../service/tasks.ts';
import { time } from './inputs.ts';

export const tasksApi = {
  'tasks.list': query(z.object({}), listTasks),
  'tasks.create': action(
    z.object({
      title: line(300),
      notes: text(4000).default(''),
      dueDay: day.nullable().default(null),
      dueTime: time.nullable().default(null),
      listId: id.optional(),
    }),
    (ctx, input) => createTask(ctx, input),
  ),
  'tasks.update': action(
    z.object({
      id,
      title: line(300).optional(),
      notes: text(4000).optional(),
      dueDay: day.nullable().optional(),
      dueTime: time.nullable().optional(),
      listId: id.optional(),
    }),
    updateTask,
  ),
  'tasks.complete': action(z.object({ id, done: z.boolean() }), completeTask),
  'tasks.delete': action(z.object({ id }), (ctx, input) => deleteTask(ctx, input.id)),
  'tasks.restore': action(z.object({ id }), (ctx, input) => restoreTask(ctx, input.id)),
  'tasks.reorder': action(z.object({ id, before: id.nullable() }), reorderTask),
  'taskLists.create': action(z.object({ name: line(80) }), (ctx, { name }) => createTaskList(ctx, name)),
  'taskLists.update': action(z.object({ id, name: line(80) }), renameTaskList),
  'taskLists.delete': action(z.object({ id }), (ctx, input) => deleteTaskList(ctx, input.id)),
} as const;
