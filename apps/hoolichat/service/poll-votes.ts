import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { type Message, messages, pollOptions } from '../schema/messages.ts';
import { chanceFor } from './chance.ts';
import { castVotes } from './polls.ts';
import { readUpTo } from './receipts.ts';
import { findChat, othersIn } from './store.ts';

const VOTES = 0.8;
const SOON_MS = { least: 8000, most: 75_000 };

/** Most of those who are asked vote, each in their own time. */
export function expectVotes(ctx: Ctx, { id, text }: Message, people: readonly string[]): void {
  for (const person of people) {
    const chance = chanceFor(ctx, `votes ${person} ${id} ${text}`);
    const at = ctx.now + chance.int(SOON_MS.least, SOON_MS.most);
    if (chance.chance(VOTES)) ctx.schedule(at, 'people.vote', { messageId: id, person });
  }
}

/** What is named first comes first to mind: it is a little likelier than the others. */
export function voteAs(ctx: Ctx, { messageId, person }: { messageId: number; person: string }): void {
  const message = ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), isNull(messages.deletedAt)))
    .get();
  if (!message || !othersIn(ctx, findChat(ctx, message.chatId)).includes(person)) return;
  readUpTo(ctx, { messageId, person });
  const options = ctx.db
    .select({ id: pollOptions.id })
    .from(pollOptions)
    .where(eq(pollOptions.messageId, messageId))
    .all()
    .map(({ id }) => id);
  const choice = chanceFor(ctx, `choice ${person} ${messageId}`).pick([...options.slice(0, 1), ...options]);
  castVotes(ctx, { messageId, by: person, optionIds: [choice] });
}
