import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, forbidden, refused } from '#kit/errors.ts';
import { EDIT_WITHIN_MS } from '../rules/limits.ts';
import { ME } from '../schema/chats.ts';
import { links, type Message, mentions, messages } from '../schema/messages.ts';
import { requireSend } from './permissions.ts';
import { noteWords } from './post.ts';
import { findChat, findMessage } from './store.ts';

const EDITABLE: readonly Message['kind'][] = ['text', 'image', 'file'];

/** The owner's words, put differently, within a quarter of an hour. */
export function edit(ctx: Ctx, { messageId, text }: { messageId: number; text: string }): Message {
  const message = findMessage(ctx, messageId);
  if (message.sender !== ME) throw forbidden('You can edit your own messages only.');
  if (message.deletedAt !== null || !EDITABLE.includes(message.kind))
    throw conflict('This message cannot be edited.');
  if (text === message.text) return message;
  if (ctx.now > message.at + EDIT_WITHIN_MS)
    throw conflict('This message is too old to edit: that is possible for 15 minutes after sending.');
  if (message.kind === 'text' && text === '') throw refused('Type a message first.', 'text');
  requireSend(ctx, findChat(ctx, message.chatId));
  return reword(ctx, message, text);
}

function reword(ctx: Ctx, { id }: Message, text: string): Message {
  const changed = ctx.db
    .update(messages)
    .set({ text, editedAt: ctx.now })
    .where(eq(messages.id, id))
    .returning()
    .get();
  ctx.db.delete(links).where(eq(links.messageId, id)).run();
  ctx.db.delete(mentions).where(eq(mentions.messageId, id)).run();
  noteWords(ctx, changed);
  return changed;
}
