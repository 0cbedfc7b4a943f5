import { and, asc, count, desc, eq, exists, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound } from '#kit/errors.ts';
import { reference } from '#kit/reference.ts';
import { findRow } from '#kit/rows.ts';
import type { MessageSearch } from '../rules/message-search.ts';
import { acknowledgement, type Topic } from '../rules/messages.ts';
import { type MessageThread, messages, messageThreads } from '../schema/messages.ts';
import { contains } from './text-search.ts';

const PAGE_SIZE = 20;
const ANSWER_AFTER_MS = 3 * 60_000;
const BANK = 'Gringotts Customer Service';

const threadReference = (id: number): string => reference('SM', id);

export function startThread(
  ctx: Ctx,
  { topic, subject, body }: { topic: Topic; subject: string; body: string },
) {
  const thread = ctx.db
    .insert(messageThreads)
    .values({ topic, subject, createdAt: ctx.now, updatedAt: ctx.now })
    .returning()
    .get();
  addMessage(ctx, thread.id, { from: 'customer', author: ctx.owner.name, body });
  ctx.schedule(ctx.now + ANSWER_AFTER_MS, 'acknowledgeMessage', { threadId: thread.id });
  return getThread(ctx, thread.id);
}

export function reply(ctx: Ctx, { id, body }: { id: number; body: string }) {
  const thread = findThread(ctx, id);
  if (thread.archivedAt) throw conflict('This conversation is archived. Move it to the inbox to reply.');
  addMessage(ctx, id, { from: 'customer', author: ctx.owner.name, body });
  return getThread(ctx, id);
}

/** The first answer comes by itself. */
export function acknowledgeMessage(ctx: Ctx, { threadId }: { threadId: number }): void {
  const { topic } = findThread(ctx, threadId);
  const firstName = ctx.owner.name.split(' ')[0] ?? ctx.owner.name;
  writeAsBank(ctx, threadId, acknowledgement({ firstName, topic, reference: threadReference(threadId) }));
}

/** The bank opens a conversation of its own accord. */
export function writeToCustomer(ctx: Ctx, mail: { topic: Topic; subject: string; body: string }): void {
  const { topic, subject, body } = mail;
  const { id } = ctx.db
    .insert(messageThreads)
    .values({ topic, subject, createdAt: ctx.now, updatedAt: ctx.now })
    .returning()
    .get();
  writeAsBank(ctx, id, body);
}

export function writeAsBank(ctx: Ctx, threadId: number, body: string): void {
  addMessage(ctx, threadId, { from: 'bank', author: BANK, body });
  ctx.notify({
    title: 'New secure message',
    body: findThread(ctx, threadId).subject,
    href: `/messages/${threadId}`,
  });
}

function addMessage(
  ctx: Ctx,
  threadId: number,
  message: { from: 'customer' | 'bank'; author: string; body: string },
): void {
  const readAt = message.from === 'customer' ? ctx.now : null;
  ctx.db
    .insert(messages)
    .values({ threadId, ...message, at: ctx.now, readAt })
    .run();
  ctx.db.update(messageThreads).set({ updatedAt: ctx.now }).where(eq(messageThreads.id, threadId)).run();
}

const unreadIn = (ctx: Ctx, threadId: number) =>
  ctx.db
    .select({ n: count() })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), isNull(messages.readAt)))
    .get()?.n ?? 0;

export function listThreads(ctx: Ctx, { text, box, page }: MessageSearch) {
  const mentions = (): SQL =>
    exists(
      ctx.db
        .select()
        .from(messages)
        .where(and(eq(messages.threadId, messageThreads.id), contains(messages.body, text))),
    );
  const where = and(
    box === 'archived' ? isNotNull(messageThreads.archivedAt) : isNull(messageThreads.archivedAt),
    text ? or(contains(messageThreads.subject, text), mentions()) : undefined,
  );
  const rows = ctx.db
    .select()
    .from(messageThreads)
    .where(where)
    .orderBy(desc(messageThreads.updatedAt), desc(messageThreads.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .all();
  return {
    rows: rows.map((row) => describe(ctx, row)),
    total: ctx.db.select({ n: count() }).from(messageThreads).where(where).get()?.n ?? 0,
    page,
    pageSize: PAGE_SIZE,
  };
}

function describe(ctx: Ctx, thread: MessageThread) {
  const last = ctx.db
    .select()
    .from(messages)
    .where(eq(messages.threadId, thread.id))
    .orderBy(desc(messages.id))
    .get();
  return {
    ...thread,
    reference: threadReference(thread.id),
    unread: unreadIn(ctx, thread.id),
    preview: last?.body ?? '',
    lastFrom: last?.author ?? '',
  };
}

export const getThread = (ctx: Ctx, id: number) => ({
  ...describe(ctx, findThread(ctx, id)),
  messages: ctx.db.select().from(messages).where(eq(messages.threadId, id)).orderBy(asc(messages.id)).all(),
});

export function markThread(ctx: Ctx, { id, read }: { id: number; read: boolean }) {
  findThread(ctx, id);
  const fromBank = and(eq(messages.threadId, id), eq(messages.from, 'bank'));
  const last = ctx.db.select().from(messages).where(fromBank).orderBy(desc(messages.id)).get();
  if (read)
    ctx.db
      .update(messages)
      .set({ readAt: ctx.now })
      .where(and(fromBank, isNull(messages.readAt)))
      .run();
  else if (last) ctx.db.update(messages).set({ readAt: null }).where(eq(messages.id, last.id)).run();
  else throw conflict('There is no answer in this conversation yet that could be unread.');
  return { id, unread: unreadIn(ctx, id) };
}

export function archiveThread(ctx: Ctx, { id, archived }: { id: number; archived: boolean }) {
  findThread(ctx, id);
  ctx.db
    .update(messageThreads)
    .set({ archivedAt: archived ? ctx.now : null })
    .where(eq(messageThreads.id, id))
    .run();
  return { id, archived };
}

function findThread(ctx: Ctx, id: number): MessageThread {
  const row = findRow(ctx, messageThreads, { id });
  if (!row) throw notFound('conversation', id);
  return row;
}
