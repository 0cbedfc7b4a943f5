import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict } from '#kit/errors.ts';
import { ME } from '../schema/chats.ts';
import { type Message, reactions } from '../schema/messages.ts';
import { requireSend } from './permissions.ts';
import { findChat, findMessage } from './store.ts';

/** One person has one reaction to a message: another replaces it, null takes it back. */
export function setReaction(
  ctx: Ctx,
  { message, by, emoji }: { message: Pick<Message, 'id'>; by: string; emoji: string | null },
): void {
  if (emoji === null) {
    ctx.db
      .delete(reactions)
      .where(and(eq(reactions.messageId, message.id), eq(reactions.by, by)))
      .run();
    return;
  }
  ctx.db
    .insert(reactions)
    .values({ messageId: message.id, by, emoji, at: ctx.now })
    .onConflictDoUpdate({ target: [reactions.messageId, reactions.by], set: { emoji, at: ctx.now } })
    .run();
}

export function react(ctx: Ctx, { messageId, emoji }: { messageId: number; emoji: string | null }): Message {
  const message = findMessage(ctx, messageId);
  if (message.deletedAt !== null || message.kind === 'system')
    throw conflict('You cannot react to this message: it was deleted.');
  requireSend(ctx, findChat(ctx, message.chatId));
  setReaction(ctx, { message, by: ME, emoji });
  return message;
}
