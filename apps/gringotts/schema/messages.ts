import { index, integer, text } from 'drizzle-orm/sqlite-core';
import { moment, tablesOf } from '#kit/tables.ts';
import { TOPICS } from '../rules/messages.ts';

const table = tablesOf('gringotts');

/** A conversation between the owner and the bank. */
export const messageThreads = table('message_threads', {
  id: integer('id').primaryKey(),
  topic: text('topic', { enum: TOPICS }).notNull(),
  subject: text('subject').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  archivedAt: moment('archived_at'),
});

/** The owner's own messages are read from the start. */
export const messages = table(
  'messages',
  {
    id: integer('id').primaryKey(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => messageThreads.id),
    from: text('from', { enum: ['customer', 'bank'] }).notNull(),
    author: text('author').notNull(),
    body: text('body').notNull(),
    at: moment('at').notNull(),
    readAt: moment('read_at'),
  },
  (t) => [index('gringotts_messages_thread').on(t.threadId, t.id)],
);

export type MessageThread = typeof messageThreads.$inferSelect;
