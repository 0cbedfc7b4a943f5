import { and, asc, desc, eq, gt, gte, lt, type SQL } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import type { MessagePage } from '../rules/views.ts';
import type { Chat } from '../schema/chats.ts';
import { type Message, messages } from '../schema/messages.ts';
import { viewMessages } from './message-view.ts';
import { findChat, findMessage, notHidden, saidByOthers } from './store.ts';

export interface PageRequest {
  chatId: number;
  before?: number;
  after?: number;
  around?: number;
  limit: number;
}

/** A stretch of a chat: the newest, or what lies before, after or around a message. */
export function pageMessages(ctx: Ctx, request: PageRequest): MessagePage {
  const chat = findChat(ctx, request.chatId);
  const { rows, hasOlder, hasNewer } = stretch(ctx, request);
  return {
    items: viewMessages(ctx, rows),
    hasOlder,
    hasNewer,
    firstUnreadId: firstUnread(ctx, chat),
    unread: chat.unread,
  };
}

function stretch(ctx: Ctx, { chatId, before, after, around, limit }: PageRequest) {
  if (around !== undefined) return stretchAround(ctx, chatId, { around, limit });
  if (after !== undefined) {
    const { rows, more } = newer(ctx, chatId, gt(messages.id, after), limit);
    return { rows, hasOlder: older(ctx, chatId, lt(messages.id, after + 1), 0).more, hasNewer: more };
  }
  const { rows, more } = older(
    ctx,
    chatId,
    before === undefined ? undefined : lt(messages.id, before),
    limit,
  );
  const hasNewer = before !== undefined && newer(ctx, chatId, gte(messages.id, before), 0).more;
  return { rows, hasOlder: more, hasNewer };
}

function stretchAround(ctx: Ctx, chatId: number, { around, limit }: { around: number; limit: number }) {
  if (findMessage(ctx, around).chatId !== chatId) throw notFound('message', around);
  const past = older(ctx, chatId, lt(messages.id, around), Math.floor(limit / 2));
  const next = newer(ctx, chatId, gte(messages.id, around), limit - past.rows.length);
  return { rows: [...past.rows, ...next.rows], hasOlder: past.more, hasNewer: next.more };
}

const shownIn = (chatId: number, range: SQL | undefined) =>
  and(eq(messages.chatId, chatId), range, notHidden);

function older(ctx: Ctx, chatId: number, range: SQL | undefined, limit: number) {
  const rows = ctx.db
    .select()
    .from(messages)
    .where(shownIn(chatId, range))
    .orderBy(desc(messages.id))
    .limit(limit + 1)
    .all();
  return { rows: cut(rows, limit).reverse(), more: rows.length > limit };
}

function newer(ctx: Ctx, chatId: number, range: SQL | undefined, limit: number) {
  const rows = ctx.db
    .select()
    .from(messages)
    .where(shownIn(chatId, range))
    .orderBy(asc(messages.id))
    .limit(limit + 1)
    .all();
  return { rows: cut(rows, limit), more: rows.length > limit };
}

const cut = (rows: Message[], limit: number): Message[] => rows.slice(0, limit);

function firstUnread(ctx: Ctx, { id, unread, readUpTo }: Chat): number | null {
  if (unread === 0) return null;
  const first = ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, id), gt(messages.id, readUpTo), saidByOthers))
    .orderBy(asc(messages.id))
    .limit(1)
    .get();
  return first?.id ?? null;
}
