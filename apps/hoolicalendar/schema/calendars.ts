import { sql } from 'drizzle-orm';
import { check, integer, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, moment, tablesOf } from '#kit/tables.ts';
import { COLORS } from '../rules/colors.ts';
import type { Reminder } from '../rules/reminders.ts';
import type { WorkingHours } from '../rules/working-hours.ts';

const table = tablesOf('hoolicalendar');

const CALENDAR_KINDS = ['own', 'birthdays', 'holidays', 'tasks'] as const;

/** Exactly one is primary, and it is the owner's; there is one of each kind besides `own`. */
export const calendars = table(
  'calendars',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    color: text('color', { enum: COLORS }).notNull(),
    kind: text('kind', { enum: CALENDAR_KINDS }).notNull(),
    isPrimary: flag('is_primary').notNull().default(false),
    visible: flag('visible').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('hoolicalendar_calendars_primary').on(t.isPrimary).where(sql`${t.isPrimary} = 1`),
    uniqueIndex('hoolicalendar_calendars_kind').on(t.kind).where(sql`${t.kind} <> 'own'`),
    check('primary_is_own', sql`${t.isPrimary} = 0 or ${t.kind} = 'own'`),
  ],
);

/** One row. */
export const settings = table('settings', {
  id: integer('id').primaryKey(),
  /** Grids are shown in it; events keep zones of their own. */
  zone: text('zone').notNull(),
  secondZone: text('second_zone'),
  /** 0 is Sunday. */
  weekStart: integer('week_start').notNull().default(0),
  showWeekends: flag('show_weekends').notNull().default(true),
  showDeclined: flag('show_declined').notNull().default(true),
  defaultMinutes: integer('default_minutes').notNull().default(60),
  workingHours: text('working_hours', { mode: 'json' }).$type<WorkingHours[]>().notNull(),
  defaultReminders: text('default_reminders', { mode: 'json' }).$type<Reminder[]>().notNull(),
  defaultAllDayReminders: text('default_all_day_reminders', { mode: 'json' }).$type<Reminder[]>().notNull(),
  shortcuts: flag('shortcuts').notNull().default(true),
});

export type Calendar = typeof calendars.$inferSelect;
export type Settings = typeof settings.$inferSelect;
