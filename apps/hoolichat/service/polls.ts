import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound, refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { ME } from '../schema/chats.ts';
import { type Message, pollOptions, polls, pollVotes } from '../schema/messages.ts';
import { requireSend } from './permissions.ts';
import { among, findChat, findMessage } from './store.ts';

/** The owner's vote, in place of what they voted before; no options take it back. */
export function vote(
  ctx: Ctx,
  { messageId, optionIds }: { messageId: number; optionIds: readonly number[] },
): Message {
  const message = findMessage(ctx, messageId);
  const poll = findRow(ctx, polls, { messageId });
  if (!poll || message.deletedAt !== null) throw conflict('This message is not a poll, or it was deleted.');
  if (!poll.multiple && new Set(optionIds).size > 1)
    throw refused('This poll takes one answer. Choose one option.', 'optionIds');
  requireSend(ctx, findChat(ctx, message.chatId));
  castVotes(ctx, { messageId, by: ME, optionIds });
  return message;
}

export function castVotes(
  ctx: Ctx,
  { messageId, by, optionIds }: { messageId: number; by: string; optionIds: readonly number[] },
): void {
  const options = ctx.db.select().from(pollOptions).where(eq(pollOptions.messageId, messageId)).all();
  const known = options.map(({ id }) => id);
  const stranger = optionIds.find((id) => !known.includes(id));
  if (stranger !== undefined) throw notFound('option of this poll', stranger);
  ctx.db
    .delete(pollVotes)
    .where(and(among(pollVotes.optionId, known), eq(pollVotes.by, by)))
    .run();
  for (const optionId of new Set(optionIds))
    ctx.db.insert(pollVotes).values({ optionId, by, at: ctx.now }).run();
}
