import { and, desc, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Ctx } from '#kit/context.ts';
import { notFound, refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { type Chat, chats, ME, members, users } from '../schema/chats.ts';
import { type Message, messages } from '../schema/messages.ts';

/** One statement however long the list is, so that it stays prepared. */
export const among = (column: SQLiteColumn, values: readonly (number | string)[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;

export const notHidden = sql`hidden = 0`;

/** What counts as unread after `readUpTo`: said by somebody else, and shown. */
export const saidByOthers = and(isNotNull(messages.sender), ne(messages.sender, ME), notHidden);

export function findChat(ctx: Ctx, id: number): Chat {
  const chat = findRow(ctx, chats, { id });
  if (!chat) throw notFound('chat', id);
  return chat;
}

export function findGroup(ctx: Ctx, id: number): Chat {
  const chat = findChat(ctx, id);
  if (chat.kind !== 'group') throw refused('This is a chat with one person, not a group.', 'chatId');
  return chat;
}

/** A message that the owner still sees. */
export function findMessage(ctx: Ctx, id: number): Message {
  const message = ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), notHidden))
    .get();
  if (!message) throw notFound('message', id);
  return message;
}

export const membersOf = (ctx: Ctx, chatId: number) =>
  ctx.db.select().from(members).where(eq(members.chatId, chatId)).orderBy(members.joinedAt, sql`rowid`).all();

/** Everybody in a chat besides the owner. */
export const othersIn = (ctx: Ctx, chat: Chat): string[] =>
  chat.kind === 'direct'
    ? [chat.person as string]
    : membersOf(ctx, chat.id).flatMap(({ person }) => (person === ME ? [] : [person]));

export const isBlocked = (ctx: Ctx, person: string): boolean =>
  Boolean(findRow(ctx, users, { person })?.blockedAt);

/** The chat with a person; a new one where there is none. */
export function directChat(ctx: Ctx, person: string): Chat {
  const known = findRow(ctx, chats, { person });
  if (known) return known;
  return ctx.db
    .insert(chats)
    .values({ kind: 'direct', person, createdAt: ctx.now, createdBy: ME, activeAt: ctx.now })
    .returning()
    .get();
}

/** After messages were hidden: what is last and unread follows from those that are left. */
export function recount(ctx: Ctx, chatId: number): void {
  const { readUpTo } = findChat(ctx, chatId);
  const last = ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), notHidden))
    .orderBy(desc(messages.id))
    .limit(1)
    .get();
  ctx.db
    .update(chats)
    .set({ lastMessageId: last?.id ?? null, unread: countUnread(ctx, chatId, readUpTo) })
    .where(eq(chats.id, chatId))
    .run();
}

export const countUnread = (ctx: Ctx, chatId: number, readUpTo: number): number =>
  ctx.db
    .select({ n: sql<number>`count(*)` })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), gt(messages.id, readUpTo), saidByOthers))
    .get()?.n ?? 0;
