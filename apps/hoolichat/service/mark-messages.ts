import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict } from '#kit/errors.ts';
import { MOST_PINNED_MESSAGES } from '../rules/limits.ts';
import type { ChatMessage } from '../rules/views.ts';
import { chats } from '../schema/chats.ts';
import { type Message, messages } from '../schema/messages.ts';
import { chatName } from './chat-list.ts';
import { viewMessages } from './message-view.ts';
import { namesOf } from './names.ts';
import { whyNotSend } from './permissions.ts';
import { note } from './post.ts';
import { findChat, findMessage, notHidden } from './store.ts';

const PINNED_FOR_MS = 7 * 24 * 3600_000;
const MOST_STARRED = 500;

function findMarkable(ctx: Ctx, id: number): Message {
  const message = findMessage(ctx, id);
  if (message.deletedAt !== null || message.kind === 'system')
    throw conflict('This message cannot be starred or pinned: it was deleted, or is a note of the app.');
  return message;
}

export function star(ctx: Ctx, { messageId, starred }: { messageId: number; starred: boolean }): Message {
  const message = findMarkable(ctx, messageId);
  const starredAt = starred ? (message.starredAt ?? ctx.now) : null;
  return ctx.db.update(messages).set({ starredAt }).where(eq(messages.id, messageId)).returning().get();
}

export function listStarred(ctx: Ctx): { items: (ChatMessage & { chatName: string; chatKind: string })[] } {
  const names = namesOf(ctx);
  const rows = ctx.db
    .select({ message: messages, chat: chats })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(and(isNotNull(messages.starredAt), notHidden))
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(MOST_STARRED)
    .all();
  const chatOf = new Map(rows.map(({ chat }) => [chat.id, chat]));
  const views = viewMessages(
    ctx,
    rows.map(({ message }) => message),
  );
  return {
    items: views.map((view) => {
      const chat = chatOf.get(view.chatId);
      return { ...view, chatName: chat ? chatName(chat, names) : '', chatKind: chat?.kind ?? 'direct' };
    }),
  };
}

/** At the top of the chat for a week. A fourth takes the place of the oldest. */
export function pinMessage(ctx: Ctx, { messageId, pinned }: { messageId: number; pinned: boolean }): Message {
  const message = findMarkable(ctx, messageId);
  const chat = findChat(ctx, message.chatId);
  const why = whyNotSend(ctx, chat);
  if (why) throw conflict(why);
  const isPinned = (message.pinnedUntil ?? 0) > ctx.now;
  if (isPinned === pinned) return message;
  if (pinned) makeRoom(ctx, chat.id);
  const changed = ctx.db
    .update(messages)
    .set({ pinnedUntil: pinned ? ctx.now + PINNED_FOR_MS : null })
    .where(eq(messages.id, messageId))
    .returning()
    .get();
  if (pinned) note(ctx, chat, 'You pinned a message');
  return changed;
}

function makeRoom(ctx: Ctx, chatId: number): void {
  const pinned = ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), gt(messages.pinnedUntil, ctx.now)))
    .orderBy(asc(messages.pinnedUntil), asc(messages.id))
    .all();
  for (const { id } of pinned.slice(0, Math.max(0, pinned.length - MOST_PINNED_MESSAGES + 1)))
    ctx.db.update(messages).set({ pinnedUntil: null }).where(eq(messages.id, id)).run();
}
