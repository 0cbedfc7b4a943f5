import { and, eq, isNull, like } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notifications } from '#kit/tables.ts';
import { previewOf } from '../rules/preview.ts';
import { type Chat, ME } from '../schema/chats.ts';
import { type Message, mentions, messages } from '../schema/messages.ts';
import { chatName } from './chat-list.ts';
import { chatHref } from './mark-read.ts';
import { nameIn, namesOf } from './names.ts';
import { kindOf, type Parts, storeParts, wordsOf } from './parts.ts';
import { post } from './post.ts';
import { seen } from './presence.ts';
import { readChat } from './receipts.ts';
import { readSettings } from './settings.ts';
import { findChat, isBlocked } from './store.ts';

export interface Incoming {
  from: string;
  text: string;
  quotedId?: number;
  forwarded?: boolean;
  clientId?: string;
}

/** A message of somebody else. Null when they are blocked: then it does not arrive. */
export function receive(ctx: Ctx, chat: Chat, incoming: Incoming, parts: Parts = {}): Message | null {
  const { from, ...rest } = incoming;
  if (chat.kind === 'direct' && isBlocked(ctx, from)) return null;
  seen(ctx, from);
  readChat(ctx, { chatId: chat.id, person: from });
  const message = post(ctx, chat, { sender: from, kind: kindOf(parts), partWords: wordsOf(parts), ...rest });
  storeParts(ctx, message.id, parts);
  return message;
}

/** As `receive`, and the owner is told. */
export function receiveAloud(ctx: Ctx, chat: Chat, incoming: Incoming, parts: Parts = {}): Message | null {
  const message = receive(ctx, chat, incoming, parts);
  if (message) ring(ctx, findChat(ctx, chat.id), message);
  return message;
}

/**
 * The bell: what is said to the owner alone, and in groups what mentions or answers them. A muted chat rings for
 * mentions only; one notice a chat, as long as it is unread.
 */
function ring(ctx: Ctx, chat: Chat, message: Message): void {
  const { notifications: direct, groupNotifications: group, notificationPreview } = readSettings(ctx);
  const muted = (chat.mutedUntil ?? 0) > ctx.now;
  const mentioned = mentionsOwner(ctx, message);
  const wanted =
    chat.kind === 'direct'
      ? direct && !muted
      : group && (mentioned || (!muted && answersOwner(ctx, message)));
  if (!wanted) return;
  const names = namesOf(ctx);
  const from = nameIn(names, message.sender);
  const title =
    chat.kind === 'direct'
      ? from
      : `${from} ${mentioned ? 'mentioned' : 'answered'} you in ${chatName(chat, names)}`;
  const body = notificationPreview ? previewOf(message) || 'New message' : 'New message';
  const href = `${chatHref(chat.id)}?message=${message.id}`;
  const unread = ctx.db
    .update(notifications)
    .set({ at: ctx.now, title, body, href })
    .where(
      and(
        eq(notifications.app, ctx.app),
        isNull(notifications.readAt),
        like(notifications.href, `${chatHref(chat.id)}?%`),
      ),
    )
    .returning()
    .all();
  if (unread.length === 0) ctx.notify({ title, body, href });
}

const mentionsOwner = (ctx: Ctx, { id }: Message): boolean =>
  ctx.db
    .select()
    .from(mentions)
    .where(and(eq(mentions.messageId, id), eq(mentions.person, ME)))
    .get() !== undefined;

const answersOwner = (ctx: Ctx, { quotedId }: Message): boolean =>
  typeof quotedId === 'number' &&
  ctx.db.select({ sender: messages.sender }).from(messages).where(eq(messages.id, quotedId)).get()?.sender ===
    ME;
