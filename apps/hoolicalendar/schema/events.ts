import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, check, index, integer, text, unique } from 'drizzle-orm/sqlite-core';
import { searchIndex } from '#kit/search/search-index.ts';
import { flag, moment, tablesOf } from '#kit/tables.ts';
import { COLORS } from '../rules/colors.ts';
import type { Reminder } from '../rules/reminders.ts';
import { calendars } from './calendars.ts';

const table = tablesOf('hoolicalendar');

export const KINDS = ['event', 'outOfOffice', 'focus'] as const;
export const ANSWERS = ['accepted', 'declined', 'tentative', 'unanswered'] as const;
export const VISIBILITIES = ['default', 'public', 'private'] as const;
const STATUSES = ['confirmed', 'cancelled'] as const;

/**
 * A single event, a series (`rrule` is not empty), or an exception of one (`seriesId`, `recurrenceId`). An exception,
 * also a deleted one, stands in for the occurrence that the series would have at `recurrenceId`.
 *
 * Times are on the wall: `2026-04-02T09:30:00` in `zone`, or `2026-04-02` when the event takes whole days. `startsAt`
 * and `lastsUntil` follow from them and bound the rows that a window needs; `lastsUntil` is null when there is no end.
 */
export const events = table(
  'events',
  {
    id: integer('id').primaryKey(),
    uid: text('uid').notNull(),
    calendarId: integer('calendar_id')
      .notNull()
      .references(() => calendars.id),
    kind: text('kind', { enum: KINDS }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    location: text('location').notNull(),
    color: text('color', { enum: COLORS }),
    allDay: flag('all_day').notNull(),
    start: text('start').notNull(),
    zone: text('zone').notNull(),
    lastsMs: integer('lasts_ms').notNull(),
    startsAt: moment('starts_at').notNull(),
    lastsUntil: moment('lasts_until'),
    /** RFC 5545, with UNTIL on the wall of `zone`. */
    rrule: text('rrule').notNull().default(''),
    exdates: text('exdates', { mode: 'json' }).$type<string[]>().notNull().default([]),
    rdates: text('rdates', { mode: 'json' }).$type<string[]>().notNull().default([]),
    seriesId: integer('series_id').references((): AnySQLiteColumn => events.id),
    recurrenceId: text('recurrence_id'),
    /** Names and addresses of guests and organizer, for the search. */
    people: text('people').notNull().default(''),
    /** Null when the owner is the organizer. */
    organizerEmail: text('organizer_email'),
    organizerName: text('organizer_name'),
    /** The owner's, to an invitation. */
    answer: text('answer', { enum: ANSWERS }),
    status: text('status', { enum: STATUSES }).notNull().default('confirmed'),
    busy: flag('busy').notNull(),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull(),
    guestsCanModify: flag('guests_can_modify').notNull(),
    guestsCanInvite: flag('guests_can_invite').notNull(),
    guestsCanSeeList: flag('guests_can_see_list').notNull(),
    videoCode: text('video_code'),
    declineConflicts: flag('decline_conflicts').notNull().default(false),
    /** Null follows the settings. */
    reminders: text('reminders', { mode: 'json' }).$type<Reminder[]>(),
    /** The job that brings the next reminder. */
    alarmJobId: integer('alarm_job_id'),
    /** How another app calls the entry it put here. */
    key: text('key').unique(),
    /** Of iTIP: grows with every change that guests are told about. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    unique().on(t.seriesId, t.recurrenceId),
    index('hoolicalendar_events_window').on(t.startsAt, t.lastsUntil),
    index('hoolicalendar_events_uid').on(t.uid),
    index('hoolicalendar_events_calendar').on(t.calendarId),
    check('ends_after_it_begins', sql`${t.lastsMs} > 0`),
    check('whole_days', sql`${t.allDay} = 0 or (${t.lastsMs} >= 86400000 and length(${t.start}) = 10)`),
    check('exception_of_a_series', sql`(${t.seriesId} is null) = (${t.recurrenceId} is null)`),
    check('exceptions_do_not_repeat', sql`${t.seriesId} is null or ${t.rrule} = ''`),
    check('answers_have_an_organizer', sql`(${t.answer} is null) = (${t.organizerEmail} is null)`),
  ],
);

/** By what events are found. */
export const eventSearch = searchIndex(events, { title: 4, location: 2, people: 2, description: 1 });

/** Who is invited besides the owner; the organizer, when it is somebody else, is not among them. */
export const guests = table(
  'guests',
  {
    id: integer('id').primaryKey(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id),
    email: text('email').notNull(),
    name: text('name').notNull(),
    answer: text('answer', { enum: ANSWERS }).notNull().default('unanswered'),
    optional: flag('optional').notNull().default(false),
    note: text('note').notNull().default(''),
  },
  (t) => [unique().on(t.eventId, t.email), index('hoolicalendar_guests_email').on(t.email)],
);

/** Actions that can be taken back, for as long as the trash is kept. */
export const undos = table('undos', {
  id: integer('id').primaryKey(),
  at: moment('at').notNull(),
  steps: text('steps', { mode: 'json' }).$type<UndoStep[]>().notNull(),
  /** Guests heard of it. */
  told: flag('told').notNull(),
});

export type Event = typeof events.$inferSelect;
export type NewEvent = typeof events.$inferInsert;
export type Guest = typeof guests.$inferSelect;
export type Answer = (typeof ANSWERS)[number];

/** A single event or a whole series with everything that hangs on it. */
export interface EventFamily {
  readonly events: readonly Event[];
  readonly guests: readonly Guest[];
}

export interface EventBefore {
  readonly event: Event;
  readonly guests: readonly Guest[];
}

/** One row: as it was (null when it was not there), and when the action touched it last (null when it went). */
export interface UndoStep {
  readonly id: number;
  readonly before: EventBefore | null;
  readonly updatedAt: number | null;
}
