import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { attachments } from '../schema/files.ts';
import { cards, type Message, places, pollOptions, polls } from '../schema/messages.ts';
import { readContent } from './attachments.ts';
import type { Parts } from './parts.ts';
import { send } from './send.ts';
import { findMessage } from './store.ts';

/** Sends messages on to other chats, with all that belongs to them but quotes, reactions and votes. */
export function forward(
  ctx: Ctx,
  { messageIds, chatIds }: { messageIds: readonly number[]; chatIds: readonly number[] },
): Message[] {
  const originals = [...new Set(messageIds)].sort((a, b) => a - b).map((id) => findMessage(ctx, id));
  if (originals.some(({ deletedAt, kind }) => deletedAt !== null || kind === 'system'))
    throw refused('Deleted messages and notes of the app cannot be forwarded.', 'messageIds');
  return [...new Set(chatIds)].flatMap((chatId) =>
    originals.map((original) =>
      send(ctx, { chatId, text: original.text, forwarded: true }, partsOf(ctx, original.id)),
    ),
  );
}

function partsOf(ctx: Ctx, messageId: number): Parts {
  const file = findRow(ctx, attachments, { messageId });
  const poll = findRow(ctx, polls, { messageId });
  const place = findRow(ctx, places, { messageId });
  const card = findRow(ctx, cards, { messageId });
  return {
    ...(file?.contentId && {
      file: { ...file, bytes: readContent(ctx, file.contentId) },
    }),
    ...(file?.durationMs && { voice: { durationMs: file.durationMs, waveform: file.waveform ?? [] } }),
    ...(poll && { poll: { multiple: poll.multiple, options: optionsOf(ctx, messageId) } }),
    ...(place && { place }),
    ...(card && { card }),
  };
}

const optionsOf = (ctx: Ctx, messageId: number): string[] =>
  ctx.db
    .select({ text: pollOptions.text })
    .from(pollOptions)
    .where(eq(pollOptions.messageId, messageId))
    .orderBy(asc(pollOptions.id))
    .all()
    .map(({ text }) => text);
