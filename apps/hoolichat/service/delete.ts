import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, forbidden } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { DELETE_WITHIN_MS } from '../rules/limits.ts';
import { ME } from '../schema/chats.ts';
import { attachments, contents } from '../schema/files.ts';
import {
  cards,
  links,
  type Message,
  mentions,
  messages,
  places,
  pollOptions,
  polls,
  pollVotes,
  reactions,
} from '../schema/messages.ts';
import { memberOf, requireSend } from './permissions.ts';
import { among, findChat, findMessage, notHidden, recount } from './store.ts';

/** Gone for the owner alone. */
export function deleteForMe(ctx: Ctx, { messageIds }: { messageIds: readonly number[] }): void {
  const found = messageIds.map((id) => findMessage(ctx, id));
  hide(
    ctx,
    found.map(({ id }) => id),
  );
  for (const chatId of new Set(found.map((message) => message.chatId))) recount(ctx, chatId);
}

function hide(ctx: Ctx, ids: readonly number[]): void {
  ctx.db
    .update(messages)
    .set({ hidden: true, starredAt: null, pinnedUntil: null })
    .where(among(messages.id, ids))
    .run();
}

/** All messages of a chat, gone for the owner. */
export function hideAll(ctx: Ctx, chatId: number, { keepStarred }: { keepStarred: boolean }): void {
  ctx.db
    .update(messages)
    .set({ hidden: true, starredAt: null, pinnedUntil: null })
    .where(and(eq(messages.chatId, chatId), notHidden, keepStarred ? sql`starred_at is null` : undefined))
    .run();
  recount(ctx, chatId);
}

/** Leaves a tombstone for everyone. The owner can take back what they said; admins of a group what anybody said. */
export function deleteForEveryone(ctx: Ctx, { messageId }: { messageId: number }): Message {
  const message = findMessage(ctx, messageId);
  if (message.deletedAt !== null) return message;
  if (message.kind === 'system') throw conflict('This line cannot be deleted for everyone.');
  const chat = findChat(ctx, message.chatId);
  if (message.sender !== ME && !memberOf(ctx, chat.id, ME)?.admin)
    throw forbidden('You can delete your own messages for everyone, and as an admin those of your group.');
  if (ctx.now > message.at + DELETE_WITHIN_MS)
    throw conflict(
      'This message is too old to delete for everyone: that is possible for two days after sending.',
    );
  requireSend(ctx, chat);
  return entomb(ctx, message, ME);
}

export function entomb(ctx: Ctx, { id }: Message, by: string): Message {
  dropParts(ctx, id);
  return ctx.db
    .update(messages)
    .set({
      kind: 'text',
      text: '',
      partWords: '',
      quotedId: null,
      quotedStatusId: null,
      forwarded: false,
      editedAt: null,
      starredAt: null,
      pinnedUntil: null,
      deletedAt: ctx.now,
      deletedBy: by,
    })
    .where(eq(messages.id, id))
    .returning()
    .get();
}

function dropParts(ctx: Ctx, messageId: number): void {
  const file = findRow(ctx, attachments, { messageId });
  const options = ctx.db
    .select({ id: pollOptions.id })
    .from(pollOptions)
    .where(eq(pollOptions.messageId, messageId))
    .all()
    .map(({ id }) => id);
  if (options.length > 0) ctx.db.delete(pollVotes).where(among(pollVotes.optionId, options)).run();
  for (const part of [reactions, mentions, links, pollOptions, polls, places, cards, attachments] as const)
    ctx.db.delete(part).where(eq(part.messageId, messageId)).run();
  if (file?.contentId) dropUnused(ctx, file.contentId);
}

/** Bytes that were sent on stay as long as one message has them. */
function dropUnused(ctx: Ctx, contentId: number): void {
  ctx.db
    .delete(contents)
    .where(
      and(
        eq(contents.id, contentId),
        sql`not exists (select 1 from ${attachments} where ${attachments.contentId} = ${contentId})`,
      ),
    )
    .run();
}
