import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  type SQLiteTable,
  sqliteTableCreator,
  text,
} from 'drizzle-orm/sqlite-core';
import type { Contact } from '#world/events.ts';
import type { Said } from './replies/said.ts';

/** Tables of one app carry its prefix: `const table = tablesOf('gringotts')`. */
export const tablesOf = (slug: string) => sqliteTableCreator((name) => `${slug}_${name}`);

/** A moment: epoch milliseconds on the world clock. */
export const moment = (name: string) => integer(name);

/** A calendar date in the persona's zone, `2026-04-02`. */
export const day = (name: string) => text(name);

/** Money: integer cents, never a float. */
export const cents = (name: string) => integer(name);

export const flag = (name: string) => integer(name, { mode: 'boolean' });

const table = tablesOf('kit');

/**
 * One row: what this world was grown from. In a seed or a snapshot `clockOffsetMs` is null, and the clock starts at
 * `startsAtMs`; in a live world it is the clock's distance from the host's.
 */
export const world = table('world', {
  id: integer('id').primaryKey(),
  persona: text('persona').notNull(),
  seed: text('seed').notNull(),
  referenceMs: moment('reference_ms').notNull(),
  startsAtMs: moment('starts_at_ms').notNull(),
  zone: text('zone').notNull(),
  owner: text('owner', { mode: 'json' }).notNull(),
  passwordHash: text('password_hash').notNull(),
  clockOffsetMs: integer('clock_offset_ms'),
});

export const sessions = table('sessions', {
  id: integer('id').primaryKey(),
  app: text('app').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
});

/** Grading reads it to tell a page opened in a browser from a call with curl. */
export const visits = table('visits', {
  id: integer('id').primaryKey(),
  at: moment('at').notNull(),
  app: text('app').notNull(),
  method: text('method').notNull(),
  path: text('path').notNull(),
  status: integer('status').notNull(),
  userAgent: text('user_agent').notNull(),
  fetchSite: text('sec_fetch_site'),
  fetchMode: text('sec_fetch_mode'),
  fetchDest: text('sec_fetch_dest'),
  fetchUser: text('sec_fetch_user'),
});

/** Answers already given, by the key the client sent: a repeated submit gets the same answer and writes nothing. */
export const answers = table(
  'answers',
  {
    app: text('app').notNull(),
    key: text('key').notNull(),
    request: text('request').notNull(),
    response: text('response').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.app, t.key] })],
);

/** Things that happen later. A job and the mark that it ran commit together, so it runs exactly once. */
export const jobs = table(
  'jobs',
  {
    id: integer('id').primaryKey(),
    app: text('app').notNull(),
    name: text('name').notNull(),
    dueAt: moment('due_at').notNull(),
    payload: text('payload', { mode: 'json' }).notNull(),
    state: text('state', { enum: ['waiting', 'done', 'cancelled', 'failed'] })
      .notNull()
      .default('waiting'),
    error: text('error'),
  },
  (t) => [index('kit_jobs_due').on(t.state, t.dueAt, t.id)],
);

export const notifications = table(
  'notifications',
  {
    id: integer('id').primaryKey(),
    app: text('app').notNull(),
    at: moment('at').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    href: text('href'),
    readAt: moment('read_at'),
  },
  (t) => [
    index('kit_notifications_app').on(t.app, t.at),
    index('kit_notifications_unread').on(t.app, t.href).where(sql`${t.readAt} is null`),
  ],
);

/** Which life event seeded rows came of: a range of rows in the order they were inserted. */
export const origins = table(
  'origins',
  {
    id: integer('id').primaryKey(),
    table: text('table').notNull(),
    firstRow: integer('first_row').notNull(),
    lastRow: integer('last_row').notNull(),
    event: text('event').notNull(),
  },
  (t) => [index('kit_origins_rows').on(t.table, t.firstRow)],
);

/** Everybody the owner knows, as the persona describes them. Who answers, and how, is read from here. */
export const people = table('people', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  phone: text('phone').notNull(),
  contact: text('contact', { mode: 'json' }).$type<Contact>().notNull(),
});

/** When somebody the owner knows has something on, from a month before the reference time. */
export const occupations = table(
  'occupations',
  {
    id: integer('id').primaryKey(),
    person: text('person')
      .notNull()
      .references(() => people.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    what: text('what').notNull(),
  },
  (t) => [index('kit_occupations_when').on(t.person, t.startsAt)],
);

/**
 * Answers to what the owner wrote: waiting until their time comes, then given. One is withdrawn when the owner goes on
 * before it was given; the next answers both.
 */
export const replies = table(
  'replies',
  {
    id: integer('id').primaryKey(),
    app: text('app').notNull(),
    person: text('person')
      .notNull()
      .references(() => people.id),
    said: text('said', { mode: 'json' }).$type<Said>().notNull(),
    saidAt: moment('said_at').notNull(),
    state: text('state', { enum: ['waiting', 'given', 'withdrawn'] })
      .notNull()
      .default('waiting'),
    /** What was said in the end; empty for a mere reaction. */
    answer: text('answer'),
    /** When a language model was asked, if one is configured and has not failed; the answer waits for it a while. */
    askedModelAt: moment('asked_model_at'),
    /** What the model would say, and the rules' own answer it was shown: with other facts by now, the rules speak. */
    draft: text('draft'),
    draftFor: text('draft_for'),
  },
  (t) => [index('kit_replies_state').on(t.state, t.person)],
);

/** Apps in which the owner chose a password of its own. */
export const passwords = table('passwords', { app: text('app').primaryKey(), hash: text('hash').notNull() });

export const kitTables = {
  ...{ world, sessions, visits, answers, jobs, notifications, passwords, origins },
  ...{ people, occupations, replies },
};
/** Not world facts: a diff between two states leaves them out. */
export const kitBookkeeping: readonly SQLiteTable[] = [
  ...[world, sessions, visits, answers, jobs, origins],
  ...[people, occupations, replies],
];
