import { and, desc, eq, lt } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { type Person, personById } from '#kit/people.ts';
import { expectReplies, replyJobs } from '#kit/replies/replies.ts';
import type { Said } from '#kit/replies/said.ts';
import { findRow } from '#kit/rows.ts';
import { type Chat, chats, ME, typing } from '../schema/chats.ts';
import { type Message, messages } from '../schema/messages.ts';
import { chatName } from './chat-list.ts';
import { namesOf } from './names.ts';
import type { Parts } from './parts.ts';
import { expectVotes } from './poll-votes.ts';
import { seen } from './presence.ts';
import { setReaction } from './reactions.ts';
import { readChat } from './receipts.ts';
import { receiveAloud } from './receive.ts';
import { findChat, isBlocked, notHidden, othersIn } from './store.ts';

const REMEMBERED = 12;
const TYPING_LASTS_MS = 20_000;

interface Ref {
  chatId: number;
  messageId: number;
}

/** Those it went to may answer, react or vote, each in their own time. */
export function expectAnswers(ctx: Ctx, message: Message, parts: Parts): void {
  const chat = findChat(ctx, message.chatId);
  const others = othersIn(ctx, chat).filter((id) => !isBlocked(ctx, id));
  const people = others.map((id) => personById(ctx, id));
  expectReplies(ctx, people, saidAs(ctx, { chat, message, parts }));
  if (parts.poll) expectVotes(ctx, message, others);
}

function saidAs(ctx: Ctx, { chat, message, parts }: { chat: Chat; message: Message; parts: Parts }): Said {
  const ref: Ref = { chatId: chat.id, messageId: message.id };
  return {
    channel: 'chat',
    text: spoken(message, parts),
    before: earlier(ctx, message),
    ...(chat.kind === 'group' && {
      group: { name: chatName(chat, namesOf(ctx)), people: othersIn(ctx, chat) },
    }),
    ...(parts.file && { attachments: [parts.file.filename] }),
    ref: { ...ref },
  };
}

/** What one would say of it who reads it aloud. */
const spoken = ({ text }: Message, { poll, place }: Parts): string => {
  if (poll) return `${text} ${poll.options.join(' or ')}?`;
  return place ? `I am at ${[place.name, place.address].filter(Boolean).join(', ')}.` : text;
};

const earlier = (ctx: Ctx, { id, chatId }: Message): Said['before'] =>
  ctx.db
    .select({ sender: messages.sender, text: messages.text })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), lt(messages.id, id), notHidden))
    .orderBy(desc(messages.id))
    .limit(REMEMBERED)
    .all()
    .reverse()
    .flatMap(({ sender, text }) => (sender === null || text === '' ? [] : [{ from: sender, text }]));

export const replyHandlers = replyJobs({
  typing(ctx, by, said) {
    const open = stillOpen(ctx, by, said);
    if (!open) return;
    readChat(ctx, { chatId: open.chat.id, person: by.id });
    const row = { chatId: open.chat.id, person: by.id, until: ctx.now + TYPING_LASTS_MS };
    ctx.db
      .insert(typing)
      .values(row)
      .onConflictDoUpdate({ target: [typing.chatId, typing.person], set: { until: row.until } })
      .run();
  },
  arrives(ctx, by, { said, text, reaction }) {
    const open = stillOpen(ctx, by, said);
    if (!open) return;
    readChat(ctx, { chatId: open.chat.id, person: by.id });
    seen(ctx, by.id);
    if (reaction) setReaction(ctx, { message: open.message, by: by.id, emoji: reaction });
    if (text) receiveAloud(ctx, open.chat, { from: by.id, text, quotedId: quotedBy(ctx, open) });
  },
});

/** The message answered is still there, and who answers is still in the chat. */
function stillOpen(ctx: Ctx, by: Person, { ref }: Said): { chat: Chat; message: Message } | null {
  const { chatId, messageId } = ref as unknown as Ref;
  const message = findRow(ctx, messages, { id: messageId });
  const chat = findRow(ctx, chats, { id: chatId });
  if (!chat || !message || message.deletedAt !== null) return null;
  return othersIn(ctx, chat).includes(by.id) ? { chat, message } : null;
}

/** In a group where others have spoken meanwhile, an answer says what it answers. */
function quotedBy(ctx: Ctx, { chat, message }: { chat: Chat; message: Message }): number | undefined {
  if (chat.kind !== 'group' || chat.lastMessageId === null) return undefined;
  const last = ctx.db
    .select({ sender: messages.sender })
    .from(messages)
    .where(eq(messages.id, chat.lastMessageId))
    .get();
  return last && last.sender !== ME && chat.lastMessageId > message.id ? message.id : undefined;
}
