import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound, refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { ALWAYS, MOST_PINNED_CHATS, MUTE_MS, type MuteFor } from '../rules/limits.ts';
import type { ChatRow } from '../rules/views.ts';
import { type Chat, chats, drafts, ME, reports, users } from '../schema/chats.ts';
import { messages } from '../schema/messages.ts';
import { rowOf } from './chat-list.ts';
import { hideAll } from './delete.ts';
import { leave } from './groups.ts';
import { memberOf } from './permissions.ts';
import { directChat, findChat, findMessage, notHidden } from './store.ts';

/** The chat with somebody who uses the app, begun where there is none. */
export function openChat(ctx: Ctx, { personId }: { personId: string }): ChatRow {
  requireUser(ctx, personId);
  return rowOf(ctx, directChat(ctx, personId).id);
}

export function requireUser(ctx: Ctx, personId: string): void {
  const user = findRow(ctx, users, { person: personId });
  if (!user) throw notFound('person on HooliChat called', personId);
}

function change(ctx: Ctx, chatId: number, changes: Partial<Chat>): ChatRow {
  ctx.db.update(chats).set(changes).where(eq(chats.id, chatId)).run();
  return rowOf(ctx, chatId);
}

export function pin(ctx: Ctx, { chatId, pinned }: { chatId: number; pinned: boolean }): ChatRow {
  const chat = findChat(ctx, chatId);
  if (pinned === (chat.pinnedAt !== null)) return rowOf(ctx, chatId);
  if (pinned && chat.archivedAt !== null)
    throw conflict('Take this chat out of the archive before you pin it.');
  const others = ctx.db.select({ n: count() }).from(chats).where(isNotNull(chats.pinnedAt)).get()?.n ?? 0;
  if (pinned && others >= MOST_PINNED_CHATS)
    throw conflict(`You can pin up to ${MOST_PINNED_CHATS} chats. Unpin one of them first.`);
  return change(ctx, chatId, { pinnedAt: pinned ? ctx.now : null });
}

export function mute(ctx: Ctx, { chatId, until }: { chatId: number; until: MuteFor | null }): ChatRow {
  findChat(ctx, chatId);
  if (until === null) return change(ctx, chatId, { mutedUntil: null });
  const lasts = MUTE_MS[until];
  return change(ctx, chatId, { mutedUntil: lasts === null ? ALWAYS : ctx.now + lasts });
}

/** What is archived is not pinned. */
export function archive(ctx: Ctx, { chatId, archived }: { chatId: number; archived: boolean }): ChatRow {
  const chat = findChat(ctx, chatId);
  if (!archived) return change(ctx, chatId, { archivedAt: null });
  return change(ctx, chatId, { archivedAt: chat.archivedAt ?? ctx.now, pinnedAt: null });
}

export function favorite(ctx: Ctx, { chatId, favorite }: { chatId: number; favorite: boolean }): ChatRow {
  findChat(ctx, chatId);
  return change(ctx, chatId, { favorite });
}

export function clear(ctx: Ctx, { chatId, keepStarred }: { chatId: number; keepStarred: boolean }): ChatRow {
  findChat(ctx, chatId);
  hideAll(ctx, chatId, { keepStarred });
  return change(ctx, chatId, { markedUnread: false });
}

/** A group is left before it is deleted. */
export function deleteChat(ctx: Ctx, { chatId }: { chatId: number }): { chatId: number } {
  const chat = findChat(ctx, chatId);
  if (chat.kind === 'group' && memberOf(ctx, chatId, ME))
    throw conflict(`You are still in “${chat.name}”. Exit the group before you delete it.`);
  hideAll(ctx, chatId, { keepStarred: false });
  ctx.db.delete(drafts).where(eq(drafts.chatId, chatId)).run();
  ctx.db
    .update(chats)
    .set({ deletedAt: ctx.now, pinnedAt: null, archivedAt: null, favorite: false, markedUnread: false })
    .where(eq(chats.id, chatId))
    .run();
  return { chatId };
}

export function saveDraft(
  ctx: Ctx,
  { chatId, text, replyTo }: { chatId: number; text: string; replyTo: number | null },
): { chatId: number } {
  findChat(ctx, chatId);
  if (replyTo !== null && findMessage(ctx, replyTo).chatId !== chatId) throw notFound('message', replyTo);
  ctx.db.delete(drafts).where(eq(drafts.chatId, chatId)).run();
  if (text.trim() !== '' || replyTo !== null)
    ctx.db.insert(drafts).values({ chatId, text, replyTo, savedAt: ctx.now }).run();
  return { chatId };
}

export function block(ctx: Ctx, { personId }: { personId: string }): { personId: string } {
  requireUser(ctx, personId);
  ctx.db
    .update(users)
    .set({ blockedAt: ctx.now })
    .where(and(eq(users.person, personId)))
    .run();
  return { personId };
}

export function unblock(ctx: Ctx, { personId }: { personId: string }): { personId: string } {
  requireUser(ctx, personId);
  ctx.db.update(users).set({ blockedAt: null }).where(eq(users.person, personId)).run();
  return { personId };
}

const REPORTED_MESSAGES = 5;

/** With the newest messages, as the product sends them along; and perhaps an end to it. */
export function report(
  ctx: Ctx,
  { chatId, reason, block: alsoBlock }: { chatId: number; reason: string; block: boolean },
): ChatRow {
  const chat = findChat(ctx, chatId);
  const newest = ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), notHidden))
    .orderBy(desc(messages.id))
    .limit(REPORTED_MESSAGES)
    .all();
  if (newest.length === 0) throw refused('There is nothing in this chat to report.', 'chatId');
  const messageIds = newest.map(({ id }) => id);
  ctx.db.insert(reports).values({ chatId, messageIds, reason, at: ctx.now }).run();
  if (alsoBlock && chat.person !== null) block(ctx, { personId: chat.person });
  if (alsoBlock && chat.kind === 'group' && memberOf(ctx, chatId, ME)) leave(ctx, { chatId });
  return rowOf(ctx, chatId);
}
