import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound, refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { type Chat, drafts, ME } from '../schema/chats.ts';
import { type Message, messages } from '../schema/messages.ts';
import { kindOf, type Parts, storeParts, wordsOf } from './parts.ts';
import { requireSend } from './permissions.ts';
import { post } from './post.ts';
import { trackReceipts } from './receipts.ts';
import { expectAnswers } from './replies.ts';
import { findChat, othersIn } from './store.ts';

export interface Outgoing {
  chatId: number;
  clientId?: string;
  text: string;
  replyTo?: number;
  quotedStatusId?: number;
  forwarded?: boolean;
}

/** What the owner says: stored once however often the page sends it, on its way to the others, and perhaps answered. */
export function send(ctx: Ctx, outgoing: Outgoing, parts: Parts = {}): Message {
  const earlier = outgoing.clientId === undefined ? undefined : sentAs(ctx, outgoing.clientId);
  if (earlier && earlier.chatId !== outgoing.chatId)
    throw conflict('This message was already sent to another chat. Write it anew.');
  if (earlier) return earlier;
  const message = sendSilently(ctx, outgoing, parts);
  expectAnswers(ctx, message, parts);
  return message;
}

/** Without anybody answering: in the past, the answers are known. */
export function sendSilently(ctx: Ctx, outgoing: Outgoing, parts: Parts = {}): Message {
  const chat = findChat(ctx, outgoing.chatId);
  requireSend(ctx, chat);
  const kind = kindOf(parts);
  if (kind === 'text' && outgoing.text === '') throw refused('Type a message first.', 'text');
  if (outgoing.replyTo !== undefined) requireQuotable(ctx, chat, outgoing.replyTo);
  const message = post(ctx, chat, {
    sender: ME,
    kind,
    text: outgoing.text,
    partWords: wordsOf(parts),
    quotedId: outgoing.replyTo,
    quotedStatusId: outgoing.quotedStatusId,
    forwarded: outgoing.forwarded,
    clientId: outgoing.clientId,
  });
  storeParts(ctx, message.id, parts);
  trackReceipts(ctx, message, othersIn(ctx, chat));
  ctx.db.delete(drafts).where(eq(drafts.chatId, chat.id)).run();
  return message;
}

const sentAs = (ctx: Ctx, clientId: string): Message | undefined => findRow(ctx, messages, { clientId });

function requireQuotable(ctx: Ctx, chat: Chat, id: number): void {
  const quoted = findRow(ctx, messages, { id });
  if (!quoted || quoted.chatId !== chat.id || quoted.hidden) throw notFound('message', id);
  if (quoted.deletedAt !== null || quoted.kind === 'system')
    throw refused('You cannot reply to this message: it was deleted.', 'replyTo');
}
