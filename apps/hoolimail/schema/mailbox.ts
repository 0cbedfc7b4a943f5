import { type AnySQLiteColumn, index, integer, primaryKey, text } from 'drizzle-orm/sqlite-core';
import { flag, moment, tablesOf } from '#kit/tables.ts';
import type { FilterActions, FilterCriteria } from '../rules/filters.ts';
import type { Vacation } from '../rules/vacation.ts';
import { threads } from './mail.ts';

const table = tablesOf('hoolimail');

/** Siblings have different names, whatever their case; a label is never its own ancestor. */
export const labels = table('labels', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  color: text('color').notNull(),
  parentId: integer('parent_id').references((): AnySQLiteColumn => labels.id),
  hidden: flag('hidden').notNull().default(false),
});

export const threadLabels = table(
  'thread_labels',
  {
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id),
    labelId: integer('label_id')
      .notNull()
      .references(() => labels.id),
  },
  (t) => [
    primaryKey({ columns: [t.threadId, t.labelId] }),
    index('hoolimail_thread_labels_label').on(t.labelId),
  ],
);

/** Rules for arriving mail, applied in order of `position`. */
export const filters = table('filters', {
  id: integer('id').primaryKey(),
  position: integer('position').notNull(),
  criteria: text('criteria', { mode: 'json' }).$type<FilterCriteria>().notNull(),
  actions: text('actions', { mode: 'json' }).$type<FilterActions>().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const templates = table('templates', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const DENSITIES = ['default', 'comfortable', 'compact'] as const;
export const UNDO_SECONDS = [5, 10, 20, 30] as const;
export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** One row. */
export const settings = table('settings', {
  id: integer('id').primaryKey(),
  signatureHtml: text('signature_html').notNull().default(''),
  undoSeconds: integer('undo_seconds').notNull().default(10),
  pageSize: integer('page_size').notNull().default(50),
  density: text('density', { enum: DENSITIES }).notNull().default('default'),
  shortcuts: flag('shortcuts').notNull().default(true),
  defaultReply: text('default_reply', { enum: ['reply', 'replyAll'] })
    .notNull()
    .default('reply'),
  vacation: text('vacation', { mode: 'json' }).$type<Vacation>().notNull(),
});

/** When a sender last got the vacation answer. */
export const vacationAnswers = table('vacation_answers', {
  email: text('email').primaryKey(),
  at: moment('at').notNull(),
});

/** Senders whose mail goes to spam, and lists that were left. */
export const senders = table('senders', {
  email: text('email').primaryKey(),
  blockedAt: moment('blocked_at'),
  unsubscribedAt: moment('unsubscribed_at'),
});

export const contacts = table('contacts', {
  id: integer('id').primaryKey(),
  /** Who this is in the owner's life; absent for people the owner added. */
  person: text('person').unique(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  phone: text('phone').notNull().default(''),
  company: text('company').notNull().default(''),
  relationship: text('relationship').notNull().default(''),
  birthday: text('birthday'),
  address: text('address').notNull().default(''),
  notes: text('notes').notNull().default(''),
  createdAt: moment('created_at').notNull(),
});

/** What an Undo puts back, as it was before the change. */
export const undos = table('undos', {
  id: integer('id').primaryKey(),
  before: text('before', { mode: 'json' }).notNull(),
  usedAt: moment('used_at'),
});

export type Label = typeof labels.$inferSelect;
export type Template = typeof templates.$inferSelect;
export type Settings = typeof settings.$inferSelect;
export type Contact = Omit<typeof contacts.$inferSelect, 'person'>;
