import { sql } from 'drizzle-orm';
import { blob, check, index, integer, text } from 'drizzle-orm/sqlite-core';
import { searchIndex } from '#kit/search/search-index.ts';
import { flag, moment, tablesOf } from '#kit/tables.ts';

const table = tablesOf('hoolimail');

export const CATEGORIES = ['primary', 'social', 'promotions', 'updates', 'forums'] as const;
export type Category = (typeof CATEGORIES)[number];

/** `outbox` waits for the end of the undo window, `scheduled` for its hour; both then become `sent`. */
export const STATES = ['received', 'draft', 'outbox', 'scheduled', 'sent'] as const;
export type MessageState = (typeof STATES)[number];

/** Where a message lies. `archive` is in All Mail alone. */
export const PLACES = ['inbox', 'archive', 'spam', 'trash'] as const;
export type Place = (typeof PLACES)[number];

export const MODES = ['new', 'reply', 'replyAll', 'forward'] as const;
export type Mode = (typeof MODES)[number];

export interface Address {
  name: string;
  email: string;
}

/** A conversation. A snoozed one has no message in the inbox until `snoozedUntil`. */
export const threads = table(
  'threads',
  {
    id: integer('id').primaryKey(),
    /** Of the first message, without Re: and Fwd:. */
    subject: text('subject').notNull(),
    /** What a sender calls the conversation; mails with the same key join it. */
    key: text('key').unique(),
    category: text('category', { enum: CATEGORIES }).notNull().default('primary'),
    important: flag('important').notNull().default(false),
    muted: flag('muted').notNull().default(false),
    snoozedUntil: moment('snoozed_until'),
    snoozeJobId: integer('snooze_job_id'),
    /** When it came back from a snooze: it then stands where a mail of that moment would. */
    returnedAt: moment('returned_at'),
  },
  (t) => [index('hoolimail_threads_subject').on(t.subject)],
);

export const messages = table(
  'messages',
  {
    id: integer('id').primaryKey(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id),
    state: text('state', { enum: STATES }).notNull(),
    place: text('place', { enum: PLACES }).notNull(),
    /** Where it lay before it was thrown away or called spam. */
    placeBefore: text('place_before', { enum: PLACES }),
    at: moment('at').notNull(),
    fromName: text('from_name').notNull(),
    fromEmail: text('from_email').notNull(),
    to: text('to', { mode: 'json' }).$type<Address[]>().notNull(),
    cc: text('cc', { mode: 'json' }).$type<Address[]>().notNull(),
    bcc: text('bcc', { mode: 'json' }).$type<Address[]>().notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    snippet: text('snippet').notNull(),
    unread: flag('unread').notNull().default(false),
    starred: flag('starred').notNull().default(false),
    answered: flag('answered').notNull().default(false),
    /** Message-ID, In-Reply-To and References of RFC 5322, with their angle brackets. */
    rfcId: text('rfc_id').notNull(),
    inReplyTo: text('in_reply_to'),
    references: text('references').notNull().default(''),
    /** The message that this one answers or forwards. */
    sourceId: integer('source_id'),
    mode: text('mode', { enum: MODES }),
    /** Names the mailing list it came by; lists can be left. */
    listId: text('list_id'),
    /** The calendar event that it invites to, changes or cancels. */
    invitationUid: text('invitation_uid'),
    size: integer('size').notNull(),
    trashedAt: moment('trashed_at'),
    undoUntil: moment('undo_until'),
    scheduledFor: moment('scheduled_for'),
    jobId: integer('job_id'),
  },
  (t) => [
    index('hoolimail_messages_thread').on(t.threadId, t.at, t.id),
    index('hoolimail_messages_place').on(t.place, t.state, t.at),
    index('hoolimail_messages_rfc').on(t.rfcId),
    index('hoolimail_messages_from').on(t.fromEmail),
    index('hoolimail_messages_invitation').on(t.invitationUid),
    check('scheduled_has_an_hour', sql`${t.state} <> 'scheduled' or ${t.scheduledFor} is not null`),
    check('trash_has_a_date', sql`(${t.place} = 'trash') = (${t.trashedAt} is not null)`),
  ],
);

/**
 * Bodies, and the rest of a message as text to search in. Apart from `messages`, so that lists need not step over
 * the bodies.
 */
export const contents = table('contents', {
  messageId: integer('message_id')
    .primaryKey()
    .references(() => messages.id),
  from: text('from').notNull(),
  to: text('to').notNull(),
  cc: text('cc').notNull(),
  bcc: text('bcc').notNull(),
  subject: text('subject').notNull(),
  filename: text('filename').notNull(),
  text: text('text').notNull(),
  /** As the sender wrote it: sanitised whenever it is shown. */
  html: text('html').notNull(),
});

export const mailSearch = searchIndex(contents, {
  ...{ from: 3, to: 1, cc: 1, bcc: 1 },
  ...{ subject: 4, filename: 2, text: 1 },
});

export const attachments = table(
  'attachments',
  {
    id: integer('id').primaryKey(),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id),
    filename: text('filename').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    bytes: blob('bytes', { mode: 'buffer' }).notNull(),
  },
  (t) => [index('hoolimail_attachments_message').on(t.messageId)],
);

export type Thread = typeof threads.$inferSelect;
export type Message = typeof messages.$inferSelect;
export type Content = typeof contents.$inferSelect;
export type Attachment = typeof attachments.$inferSelect;
