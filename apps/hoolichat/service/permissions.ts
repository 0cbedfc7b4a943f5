import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { forbidden } from '#kit/errors.ts';
import { type Chat, ME, type Member, members } from '../schema/chats.ts';
import { nameIn, namesOf } from './names.ts';
import { isBlocked } from './store.ts';

export const memberOf = (ctx: Ctx, chatId: number, person: string): Member | undefined =>
  ctx.db
    .select()
    .from(members)
    .where(and(eq(members.chatId, chatId), eq(members.person, person)))
    .get();

/** Why the owner cannot write here, in words; empty when they can. */
export function whyNotSend(ctx: Ctx, chat: Chat): string {
  if (chat.kind === 'direct') {
    const person = chat.person as string;
    return isBlocked(ctx, person)
      ? `You blocked ${nameIn(namesOf(ctx), person)}. Unblock them to send a message.`
      : '';
  }
  const own = memberOf(ctx, chat.id, ME);
  if (!own) return 'You are not in this group anymore, so you cannot send messages to it.';
  return chat.whoSends === 'admins' && !own.admin ? 'Only admins can send messages to this group.' : '';
}

export function whyNotEdit(ctx: Ctx, chat: Chat): string {
  const own = memberOf(ctx, chat.id, ME);
  if (!own) return 'You are not in this group anymore, so you cannot change it.';
  return chat.whoEdits === 'admins' && !own.admin ? 'Only admins can change this group.' : '';
}

export function requireSend(ctx: Ctx, chat: Chat): void {
  const why = whyNotSend(ctx, chat);
  if (why) throw forbidden(why);
}

export function requireEdit(ctx: Ctx, chat: Chat): void {
  const why = whyNotEdit(ctx, chat);
  if (why) throw forbidden(why);
}

export function requireAdmin(ctx: Ctx, chat: Chat): void {
  if (!memberOf(ctx, chat.id, ME)?.admin)
    throw forbidden(`Only admins of “${chat.name}” can do that. Ask one of them.`);
}
