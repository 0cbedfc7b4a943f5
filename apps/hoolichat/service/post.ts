import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { insertRow } from '#kit/rows.ts';
import { findLinks } from '../rules/find-links.ts';
import { findMentions } from '../rules/find-mentions.ts';
import { type Chat, chats, ME, typing } from '../schema/chats.ts';
import { links, type Message, mentions, messages } from '../schema/messages.ts';
import { namesOf, refIn } from './names.ts';
import { readSettings } from './settings.ts';
import { findChat, othersIn } from './store.ts';

export type NewMessage = Pick<typeof messages.$inferInsert, 'sender' | 'kind' | 'text'> &
  Partial<
    Pick<
      typeof messages.$inferInsert,
      'at' | 'partWords' | 'quotedId' | 'quotedStatusId' | 'forwarded' | 'clientId'
    >
  >;

/** Puts a message at the end of a chat; whatever depends on there being a new one follows. */
export function post(ctx: Ctx, { id: chatId }: Pick<Chat, 'id'>, message: NewMessage): Message {
  const chat = findChat(ctx, chatId);
  const row = insertRow(ctx, messages, {
    ...message,
    chatId,
    at: Math.max(message.at ?? ctx.now, lastMoment(ctx, chat)),
  });
  noteWords(ctx, row);
  advanceChat(ctx, chat, row);
  return row;
}

/** A line of the app's own, such as who joined. */
export const note = (ctx: Ctx, chat: Pick<Chat, 'id'>, text: string): Message =>
  post(ctx, chat, { sender: null, kind: 'system', text });

const lastMoment = (ctx: Ctx, { lastMessageId, activeAt }: Chat): number =>
  lastMessageId === null
    ? 0
    : (ctx.db.select({ at: messages.at }).from(messages).where(eq(messages.id, lastMessageId)).get()?.at ??
      activeAt);

/** Links and mentions in its text, anew when it was edited. */
export function noteWords(ctx: Ctx, message: Message): void {
  if (message.kind === 'system' || !message.text) return;
  for (const url of findLinks(message.text))
    insertRow(ctx, links, { messageId: message.id, chatId: message.chatId, url });
  const chat = findChat(ctx, message.chatId);
  if (chat.kind !== 'group' || !message.text.includes('@')) return;
  const names = namesOf(ctx);
  const meant = [...othersIn(ctx, chat).map((id) => refIn(names, id)), { id: ME, name: ctx.owner.name }];
  for (const person of findMentions(message.text, meant))
    insertRow(ctx, mentions, { messageId: message.id, person });
}

function advanceChat(ctx: Ctx, chat: Chat, { id, at, sender }: Message): void {
  const own = sender === ME;
  const muted = (chat.mutedUntil ?? 0) > ctx.now;
  const staysArchived = sender === null || muted || readSettings(ctx).keepArchived;
  ctx.db
    .update(chats)
    .set({
      lastMessageId: id,
      activeAt: at,
      deletedAt: null,
      ...(own && { unread: 0, readUpTo: id, markedUnread: false }),
      ...(!own && sender !== null && { unread: chat.unread + 1 }),
      ...(!staysArchived && { archivedAt: null }),
    })
    .where(eq(chats.id, chat.id))
    .run();
  if (sender !== null && !own) stopTyping(ctx, chat.id, sender);
}

function stopTyping(ctx: Ctx, chatId: number, person: string): void {
  ctx.db
    .delete(typing)
    .where(and(eq(typing.chatId, chatId), eq(typing.person, person)))
    .run();
}
