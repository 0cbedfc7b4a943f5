import { blob, index, integer, text } from 'drizzle-orm/sqlite-core';
import { tablesOf } from '#kit/tables.ts';
import { messages } from './messages.ts';

const table = tablesOf('hoolichat');

/** Bytes, once however often they are sent on. */
export const contents = table('contents', {
  id: integer('id').primaryKey(),
  sha256: text('sha256').notNull().unique(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
});

/** The picture, file or voice note of a message. A voice note is its length and its shape; it has no bytes. */
export const attachments = table(
  'attachments',
  {
    id: integer('id').primaryKey(),
    messageId: integer('message_id')
      .notNull()
      .unique()
      .references(() => messages.id),
    contentId: integer('content_id').references(() => contents.id),
    filename: text('filename').notNull(),
    type: text('type').notNull(),
    /** What can be seen on a picture, for those who cannot see it. */
    description: text('description').notNull().default(''),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    durationMs: integer('duration_ms'),
    /** Loudness along the note, 0 to 100. */
    waveform: text('waveform', { mode: 'json' }).$type<number[]>(),
  },
  (t) => [index('hoolichat_attachments_content').on(t.contentId)],
);

export type Attachment = typeof attachments.$inferSelect;
