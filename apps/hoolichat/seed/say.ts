import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import type { EventOf } from '#world/events.ts';
import { coordinatesOf } from '../rules/place-coordinates.ts';
import { waveformOf } from '../rules/waveform.ts';
import { type Chat, ME } from '../schema/chats.ts';
import { type Message, messages, pollOptions } from '../schema/messages.ts';
import { entomb } from '../service/delete.ts';
import { markRead } from '../service/mark-read.ts';
import type { Parts } from '../service/parts.ts';
import { castVotes } from '../service/polls.ts';
import { setReaction } from '../service/reactions.ts';
import { receive, receiveAloud } from '../service/receive.ts';
import { sendSilently } from '../service/send.ts';
import { directChat } from '../service/store.ts';
import { drawFile } from './draw-file.ts';
import { drawPhoto } from './draw-photo.ts';
import { groupOf, unnamedGroup } from './groups.ts';
import { tidyMonthly, welcome } from './habits.ts';
import { ensureUser } from './open-account.ts';

type Said = EventOf<'chat.said'>;

/** A line of a talk, and what became of it. */
export function say(ctx: Ctx, said: Said): void {
  tidyMonthly(ctx);
  const chat = chatOf(ctx, said);
  welcome(ctx, chat);
  const message = said.from === ME ? sayOwn(ctx, chat, said) : hear(ctx, chat, said);
  if (!message) return;
  for (const { by, emoji } of said.reactions ?? []) setReaction(ctx, { message, by, emoji });
  castAll(ctx, message, said);
  if (said.starred) mark(ctx, message, { starredAt: ctx.now });
  if (said.edited) mark(ctx, message, { editedAt: ctx.now });
  if (said.deleted) entomb(ctx, message, said.from);
}

function chatOf(ctx: Ctx, { circle, people }: Said): Chat {
  for (const person of people) ensureUser(ctx, person);
  const named = circle ? groupOf(ctx, circle) : undefined;
  if (named) return named;
  const [first] = people;
  return people.length === 1 && first ? directChat(ctx, first) : unnamedGroup(ctx, people);
}

const sayOwn = (ctx: Ctx, chat: Chat, said: Said): Message =>
  sendSilently(
    ctx,
    {
      chatId: chat.id,
      clientId: said.id,
      text: textOf(said),
      replyTo: quotedBy(ctx, chat, said),
      forwarded: said.forwarded,
    },
    partsOf(ctx, said),
  );

/** The owner has read everything but what the story says they have not. */
function hear(ctx: Ctx, chat: Chat, said: Said): Message | null {
  const incoming = {
    ...{ from: said.from, text: textOf(said), clientId: said.id },
    ...{ quotedId: quotedBy(ctx, chat, said), forwarded: said.forwarded },
  };
  if (said.unread) return receiveAloud(ctx, chat, incoming, partsOf(ctx, said));
  const message = receive(ctx, chat, incoming, partsOf(ctx, said));
  markRead(ctx, { chatId: chat.id });
  return message;
}

const textOf = ({ text, poll, location, file }: Said): string =>
  poll?.question ?? location?.name ?? (text || (file?.caption ?? ''));

function quotedBy(ctx: Ctx, chat: Chat, { quotes }: Said): number | undefined {
  if (!quotes) return undefined;
  const quoted = findRow(ctx, messages, { clientId: quotes });
  return quoted && quoted.chatId === chat.id && quoted.deletedAt === null ? quoted.id : undefined;
}

function partsOf(ctx: Ctx, { id, photo, file, voice, location, poll }: Said): Parts {
  return {
    ...(photo && { file: drawPhoto(ctx, { ...photo, event: id }) }),
    ...(file && { file: drawFile(file) }),
    ...(voice && { voice: { durationMs: voice.seconds * 1000, waveform: waveformOf(id) } }),
    ...(location && { place: { ...location, ...coordinatesOf(location) } }),
    ...(poll && {
      poll: { options: poll.options, multiple: poll.votes.some(({ options }) => options.length > 1) },
    }),
  };
}

function castAll(ctx: Ctx, { id: messageId }: Message, { poll }: Said): void {
  if (!poll) return;
  const options = ctx.db.select().from(pollOptions).where(eq(pollOptions.messageId, messageId)).all();
  for (const { by, options: chosen } of poll.votes) {
    const optionIds = options.filter(({ text }) => chosen.includes(text)).map(({ id }) => id);
    castVotes(ctx, { messageId, by, optionIds });
  }
}

const mark = (ctx: Ctx, { id }: Message, changes: Partial<Message>): void => {
  ctx.db.update(messages).set(changes).where(eq(messages.id, id)).run();
};
