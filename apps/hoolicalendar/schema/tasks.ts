import { sql } from 'drizzle-orm';
import { check, index, integer, text } from 'drizzle-orm/sqlite-core';
import { day, moment, tablesOf } from '#kit/tables.ts';

const table = tablesOf('hoolicalendar');

export const taskLists = table('task_lists', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** A due time needs a due day. `position` orders the tasks of a list. */
export const tasks = table(
  'tasks',
  {
    id: integer('id').primaryKey(),
    listId: integer('list_id')
      .notNull()
      .references(() => taskLists.id),
    uid: text('uid').notNull(),
    title: text('title').notNull(),
    notes: text('notes').notNull(),
    dueDay: day('due_day'),
    dueTime: text('due_time'),
    doneAt: moment('done_at'),
    position: integer('position').notNull(),
    alarmJobId: integer('alarm_job_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('hoolicalendar_tasks_due').on(t.dueDay),
    index('hoolicalendar_tasks_list').on(t.listId, t.position),
    check('time_needs_a_day', sql`${t.dueTime} is null or ${t.dueDay} is not null`),
  ],
);

export type Task = typeof tasks.$inferSelect;
