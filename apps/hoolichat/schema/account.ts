import { index, integer, primaryKey, text } from 'drizzle-orm/sqlite-core';
import { flag, moment, tablesOf } from '#kit/tables.ts';

const table = tablesOf('hoolichat');

export const AUDIENCES = ['everyone', 'contacts', 'nobody'] as const;
export const THEMES = ['light', 'dark', 'system'] as const;
export const WALLPAPERS = ['paper', 'sand', 'mint', 'sky', 'rose', 'slate', 'none'] as const;
export const STATUS_COLORS = ['teal', 'indigo', 'plum', 'coral', 'amber', 'forest', 'slate'] as const;
export type StatusColor = (typeof STATUS_COLORS)[number];

/** A few words that everybody sees for a day. */
export const statuses = table(
  'statuses',
  {
    id: integer('id').primaryKey(),
    author: text('author').notNull(),
    text: text('text').notNull(),
    color: text('color', { enum: STATUS_COLORS }).notNull(),
    at: moment('at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [index('hoolichat_statuses_at').on(t.at)],
);

export const statusViews = table(
  'status_views',
  {
    statusId: integer('status_id')
      .notNull()
      .references(() => statuses.id),
    person: text('person').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.statusId, t.person] })],
);

/** One row. */
export const settings = table('settings', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  about: text('about').notNull(),
  readReceipts: flag('read_receipts').notNull().default(true),
  lastSeen: text('last_seen', { enum: AUDIENCES }).notNull().default('everyone'),
  notifications: flag('notifications').notNull().default(true),
  groupNotifications: flag('group_notifications').notNull().default(true),
  notificationPreview: flag('notification_preview').notNull().default(true),
  sounds: flag('sounds').notNull().default(true),
  theme: text('theme', { enum: THEMES }).notNull().default('light'),
  wallpaper: text('wallpaper', { enum: WALLPAPERS }).notNull().default('paper'),
  enterToSend: flag('enter_to_send').notNull().default(true),
  keepArchived: flag('keep_archived').notNull().default(false),
});

export type Settings = typeof settings.$inferSelect;
export type Status = typeof statuses.$inferSelect;
