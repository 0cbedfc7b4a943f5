import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#kit/errors.ts';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { withShorthands } from './chats-for-tests.ts';

const open = () => withShorthands(openTestWorld<Api>(app));
type Chats = ReturnType<typeof open>;

/** What a user, a friend or the clock may do next; `pick` chooses among what is there. */
const DEEDS: Record<string, (chat: Chats, pick: <T>(list: readonly T[]) => T) => void> = {
  send: (chat, pick) => chat.say(pick(chats(chat)), pick(['Hi', 'Look at www.paper.test', '@Pam hello'])),
  hear: (chat, pick) => chat.hear(pick(people(chat)), pick(['Yes', 'No'])),
  hearInGroup: (chat, pick) => {
    const { groupId, inGroup } = chat.cast();
    if (inGroup.length > 0) chat.hear(pick(inGroup), 'In here', groupId);
  },
  quote: (chat, pick) => {
    const chatId = pick(chats(chat));
    chat.act('messages.send', { chatId, text: 'That', replyTo: pick(messages(chat, chatId)) });
  },
  deleteForMe: (chat, pick) =>
    chat.act('messages.deleteForMe', { messageIds: [pick(messages(chat, pick(chats(chat))))] }),
  deleteForEveryone: (chat, pick) =>
    chat.act('messages.deleteForEveryone', { messageId: pick(messages(chat, pick(chats(chat)))) }),
  forward: (chat, pick) =>
    chat.act('messages.forward', {
      messageIds: [pick(messages(chat, pick(chats(chat))))],
      chatIds: [pick(chats(chat)), pick(chats(chat))],
    }),
  star: (chat, pick) =>
    chat.act('messages.star', { messageId: pick(messages(chat, pick(chats(chat)))), starred: true }),
  poll: (chat, pick) =>
    chat.act('messages.sendPoll', { chatId: pick(chats(chat)), question: 'A?', options: ['B', 'C'] }),
  markRead: (chat, pick) => {
    const chatId = pick(chats(chat));
    chat.act('chats.markRead', { chatId, upTo: pick(messages(chat, chatId)) });
  },
  markUnread: (chat, pick) => chat.act('chats.markUnread', { chatId: pick(chats(chat)) }),
  archive: (chat, pick) =>
    chat.act('chats.archive', { chatId: pick(chats(chat)), archived: pick([true, false]) }),
  mute: (chat, pick) => chat.act('chats.mute', { chatId: pick(chats(chat)), until: pick(['8h', null]) }),
  clear: (chat, pick) =>
    chat.act('chats.clear', { chatId: pick(chats(chat)), keepStarred: pick([true, false]) }),
  delete: (chat, pick) => chat.act('chats.delete', { chatId: pick(chats(chat)) }),
  leave: (chat, pick) => chat.act('groups.leave', { chatId: pick(chats(chat)) }),
  remove: (chat, pick) => {
    const { groupId, inGroup } = chat.cast();
    chat.act('groups.removeMember', { chatId: groupId, personId: pick(inGroup) });
  },
  block: (chat, pick) => chat.act('people.block', { personId: pick(people(chat)) }),
  unblock: (chat, pick) => chat.act('people.unblock', { personId: pick(people(chat)) }),
  wait: (chat, pick) => chat.advance(pick([1000, 60_000, 3600_000])),
};

const FEW = 5;
const chats = (chat: Chats) =>
  chat
    .ask('chats.list', {})
    .rows.slice(0, FEW)
    .map(({ id }) => id);
const people = (chat: Chats) =>
  chat
    .ask('people.list', {})
    .people.slice(0, FEW)
    .map(({ id }) => id);
const messages = (chat: Chats, chatId: number) =>
  chat.ask('messages.page', { chatId, limit: FEW }).items.map(({ id }) => id);

test('whatever is done, counts, order, quotes and ticks stay right', { timeout: 60_000 }, () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(DEEDS)), fc.nat(), fc.nat()), {
    minLength: 15,
    maxLength: 30,
  });
  fc.assert(
    fc.property(steps, (deeds) => {
      const chat = open();
      for (const [name, ...numbers] of deeds) attempt(chat, name, numbers);
      chat.expectSound();
    }),
    { numRuns: 8, seed: 7 },
  );
});

/** A refusal is an answer too; anything else that is thrown is a fault. */
function attempt(chat: Chats, name: string, numbers: readonly number[]): void {
  let used = 0;
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[(numbers[used++ % numbers.length] ?? 0) % Math.max(1, list.length)];
    if (chosen === undefined) throw new AppError(409, 'conflict', 'Nothing to choose from.');
    return chosen;
  };
  try {
    DEEDS[name]?.(chat, pick);
  } catch (error) {
    expect(error, name).toBeInstanceOf(AppError);
  }
}
