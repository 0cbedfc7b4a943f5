import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Accountability } from '#kit/accountability.ts';
import type { Ctx } from '#kit/context.ts';
import { messages, threads } from './schema/mail.ts';
import { contacts } from './schema/mailbox.ts';

const emptyThreads = (ctx: Ctx): string[] =>
  ctx.db
    .select({ id: threads.id, subject: threads.subject })
    .from(threads)
    .where(sql`not exists (select 1 from ${messages} where ${messages.threadId} = ${threads.id})`)
    .all()
    .map(({ id, subject }) => `Conversation ${id} ("${subject}") has no message.`);

/** What the mailbox can be held to. */
export const accountability: Accountability = {
  mails: (ctx) =>
    ctx.db
      .select({ subject: messages.subject, at: messages.at })
      .from(messages)
      .where(eq(messages.state, 'received'))
      .all(),
  people: (ctx) => ctx.db.select().from(contacts).where(isNotNull(contacts.person)).all(),
  counts: (ctx) => ({ messages: ctx.db.select({ id: messages.id }).from(messages).all().length }),
  rules: { 'no conversation is empty': emptyThreads },
};
