import { and, eq, isNull, like } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notifications } from '#kit/tables.ts';
import { chats } from '../schema/chats.ts';
import { countUnread, findChat } from './store.ts';

export const chatHref = (chatId: number): string => `/chats/${chatId}`;

/** Everything up to a message is read, or everything there is. Never less than before. */
export function markRead(ctx: Ctx, { chatId, upTo }: { chatId: number; upTo?: number }): void {
  const chat = findChat(ctx, chatId);
  const newest = Math.min(upTo ?? Number.MAX_SAFE_INTEGER, chat.lastMessageId ?? 0);
  const readUpTo = Math.max(chat.readUpTo, newest);
  const unread = countUnread(ctx, chatId, readUpTo);
  if (readUpTo === chat.readUpTo && unread === chat.unread && !chat.markedUnread) return;
  ctx.db.update(chats).set({ readUpTo, unread, markedUnread: false }).where(eq(chats.id, chatId)).run();
  if (unread === 0) dismissNotices(ctx, chatId);
}

/** Whoever has read the chat needs the bell no more. */
function dismissNotices(ctx: Ctx, chatId: number): void {
  ctx.db
    .update(notifications)
    .set({ readAt: ctx.now })
    .where(
      and(
        eq(notifications.app, ctx.app),
        isNull(notifications.readAt),
        like(notifications.href, `${chatHref(chatId)}?%`),
      ),
    )
    .run();
}

export function markUnread(ctx: Ctx, chatId: number): void {
  findChat(ctx, chatId);
  ctx.db.update(chats).set({ markedUnread: true }).where(eq(chats.id, chatId)).run();
}
