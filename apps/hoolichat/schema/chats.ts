import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, moment, tablesOf } from '#kit/tables.ts';

const table = tablesOf('hoolichat');

/** The owner, wherever a person's id could stand. */
export const ME = 'me';

export const CHAT_KINDS = ['direct', 'group'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

export const WHO = ['everyone', 'admins'] as const;
export type Who = (typeof WHO)[number];

/**
 * A talk with one person or a group. `unread` counts the messages of others after `readUpTo` that are shown;
 * `lastMessageId` is the newest message that is shown, and null when there is none.
 */
export const chats = table(
  'chats',
  {
    id: integer('id').primaryKey(),
    kind: text('kind', { enum: CHAT_KINDS }).notNull(),
    /** Whom a direct chat is with. */
    person: text('person'),
    /** What the world calls a group that grew in it. */
    circle: text('circle'),
    name: text('name').notNull().default(''),
    description: text('description').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    whoSends: text('who_sends', { enum: WHO }).notNull().default('everyone'),
    whoEdits: text('who_edits', { enum: WHO }).notNull().default('everyone'),
    unread: integer('unread').notNull().default(0),
    readUpTo: integer('read_up_to').notNull().default(0),
    lastMessageId: integer('last_message_id'),
    /** When something last happened in it: where it stands in the list. */
    activeAt: moment('active_at').notNull(),
    markedUnread: flag('marked_unread').notNull().default(false),
    favorite: flag('favorite').notNull().default(false),
    pinnedAt: moment('pinned_at'),
    mutedUntil: moment('muted_until'),
    archivedAt: moment('archived_at'),
    /** Out of the list until something is said in it again. */
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    uniqueIndex('hoolichat_chats_person').on(t.person),
    uniqueIndex('hoolichat_chats_circle').on(t.circle),
    index('hoolichat_chats_active').on(t.activeAt),
    check('direct_has_a_person', sql`(${t.kind} = 'direct') = (${t.person} is not null)`),
    check('group_has_a_name', sql`${t.kind} <> 'group' or ${t.name} <> ''`),
    check('unread_is_a_count', sql`${t.unread} >= 0`),
  ],
);

/** Who is in a group, the owner included. A group that the owner left stays readable, without their row. */
export const members = table(
  'members',
  {
    chatId: integer('chat_id')
      .notNull()
      .references(() => chats.id),
    person: text('person').notNull(),
    admin: flag('admin').notNull().default(false),
    joinedAt: moment('joined_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.person] }), index('hoolichat_members_person').on(t.person)],
);

/** Those of the owner's people who use the app. */
export const users = table('users', {
  person: text('person').primaryKey(),
  about: text('about').notNull().default(''),
  lastSeenAt: moment('last_seen_at'),
  blockedAt: moment('blocked_at'),
});

/** Who is writing where. */
export const typing = table(
  'typing',
  {
    chatId: integer('chat_id')
      .notNull()
      .references(() => chats.id),
    person: text('person').notNull(),
    until: moment('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.person] })],
);

/** What the owner has typed and not sent. */
export const drafts = table('drafts', {
  chatId: integer('chat_id')
    .primaryKey()
    .references(() => chats.id),
  text: text('text').notNull(),
  replyTo: integer('reply_to'),
  savedAt: moment('saved_at').notNull(),
});

export const reports = table('reports', {
  id: integer('id').primaryKey(),
  chatId: integer('chat_id')
    .notNull()
    .references(() => chats.id),
  /** The newest messages at that moment, which went along with the report. */
  messageIds: text('message_ids', { mode: 'json' }).$type<number[]>().notNull(),
  reason: text('reason').notNull(),
  at: moment('at').notNull(),
});

export type Chat = typeof chats.$inferSelect;
export type Member = typeof members.$inferSelect;
