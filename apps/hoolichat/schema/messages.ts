import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { searchIndex } from '#kit/search/search-index.ts';
import { flag, moment, tablesOf } from '#kit/tables.ts';
import { statuses } from './account.ts';
import { chats } from './chats.ts';

const table = tablesOf('hoolichat');

export const MESSAGE_KINDS = [
  'text',
  'image',
  'file',
  'voice',
  'location',
  'poll',
  'contact',
  'system',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * Everything said, in the order of its ids: within a chat, `at` never decreases with them. A deleted message is a
 * tombstone without text or anything else; a hidden one is gone for the owner alone.
 */
export const messages = table(
  'messages',
  {
    id: integer('id').primaryKey(),
    chatId: integer('chat_id')
      .notNull()
      .references(() => chats.id),
    at: moment('at').notNull(),
    /** `me`, a person, or null for what the app itself notes. */
    sender: text('sender'),
    kind: text('kind', { enum: MESSAGE_KINDS }).notNull(),
    text: text('text').notNull(),
    /** Words of what came along, to be found by: the name of a file, an address, the options of a poll. */
    partWords: text('part_words').notNull().default(''),
    /** Always of the same chat. */
    quotedId: integer('quoted_id'),
    quotedStatusId: integer('quoted_status_id').references(() => statuses.id),
    forwarded: flag('forwarded').notNull().default(false),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    deletedBy: text('deleted_by'),
    hidden: flag('hidden').notNull().default(false),
    starredAt: moment('starred_at'),
    pinnedUntil: moment('pinned_until'),
    /** Of the owner's messages: when the last of the others had it, and had read it. */
    deliveredAt: moment('delivered_at'),
    readAt: moment('read_at'),
    /** What the page calls it: sent twice, it is stored once. */
    clientId: text('client_id'),
  },
  (t) => [
    index('hoolichat_messages_shown').on(t.chatId, t.id).where(sql`hidden = 0`),
    index('hoolichat_messages_starred').on(t.starredAt).where(sql`starred_at is not null`),
    index('hoolichat_messages_pinned').on(t.chatId, t.pinnedUntil).where(sql`pinned_until is not null`),
    uniqueIndex('hoolichat_messages_client').on(t.clientId),
    check('system_has_no_sender', sql`(${t.kind} = 'system') = (${t.sender} is null)`),
    check('tombstone_is_empty', sql`${t.deletedAt} is null or (${t.text} = '' and ${t.partWords} = '')`),
  ],
);

export const messageSearch = searchIndex(messages, { text: 3, partWords: 1 });

/** One per person and message. */
export const reactions = table(
  'reactions',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id),
    by: text('by').notNull(),
    emoji: text('emoji').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.by] })],
);

/** How far a message of the owner has come with each of those it went to. */
export const receipts = table(
  'receipts',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id),
    chatId: integer('chat_id').notNull(),
    person: text('person').notNull(),
    deliveredAt: moment('delivered_at'),
    readAt: moment('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.person] }),
    index('hoolichat_receipts_unread').on(t.chatId, t.person).where(sql`read_at is null`),
  ],
);

export const mentions = table(
  'mentions',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id),
    person: text('person').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.person] }),
    index('hoolichat_mentions_person').on(t.person, t.messageId),
  ],
);

/** Addresses in texts, for the list of links of a chat. */
export const links = table(
  'links',
  {
    id: integer('id').primaryKey(),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id),
    chatId: integer('chat_id').notNull(),
    url: text('url').notNull(),
  },
  (t) => [index('hoolichat_links_chat').on(t.chatId, t.id), index('hoolichat_links_message').on(t.messageId)],
);

export const polls = table('polls', {
  messageId: integer('message_id')
    .primaryKey()
    .references(() => messages.id),
  multiple: flag('multiple').notNull(),
});

export const pollOptions = table(
  'poll_options',
  {
    id: integer('id').primaryKey(),
    messageId: integer('message_id')
      .notNull()
      .references(() => polls.messageId),
    text: text('text').notNull(),
  },
  (t) => [index('hoolichat_poll_options_poll').on(t.messageId)],
);

export const pollVotes = table(
  'poll_votes',
  {
    optionId: integer('option_id')
      .notNull()
      .references(() => pollOptions.id),
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.optionId, t.by] })],
);

export const places = table('places', {
  messageId: integer('message_id')
    .primaryKey()
    .references(() => messages.id),
  name: text('name').notNull(),
  address: text('address').notNull(),
  latitude: real('latitude').notNull(),
  longitude: real('longitude').notNull(),
});

/** A person passed on: name and number are theirs. */
export const cards = table('cards', {
  messageId: integer('message_id')
    .primaryKey()
    .references(() => messages.id),
  person: text('person').notNull(),
});

export type Message = typeof messages.$inferSelect;
