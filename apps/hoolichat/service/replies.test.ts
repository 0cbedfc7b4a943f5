import { describe, expect, test } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { withShorthands } from './chats-for-tests.ts';

const open = () => withShorthands(openTestWorld<Api>(app));
type Chats = ReturnType<typeof open>;

const STEP_MS = 500;
const PATIENCE_MS = 3 * 3600_000;

/** Lets time pass in small steps until something holds. */
function wait(chat: Chats, until: () => boolean): void {
  for (let passed = 0; passed < PATIENCE_MS; passed += STEP_MS) {
    if (until()) return;
    chat.advance(STEP_MS);
  }
  throw new Error('It did not happen in three hours.');
}

const saidAfter = (chat: Chats, chatId: number, id: number) =>
  chat.ask('messages.page', { chatId, after: id }).items.filter(({ from }) => from !== null);

describe('people answer', () => {
  test('in order: delivered, read, typing, and then one message', () => {
    const chat = open();
    const { chatId, person } = chat.cast();
    const { id } = chat.say(chatId, 'Would you like to have dinner with me on Friday at seven?');
    const ticks = () => chat.ask('message.info', { messageId: id }).message.ticks;
    wait(chat, () => ticks() === 'delivered');
    wait(chat, () => (chat.row(chatId)?.typing.length ?? 0) > 0);
    expect(ticks()).toBe('read');
    expect(chat.ask('chats.get', { chatId })).toMatchObject({ person: { online: true } });
    wait(chat, () => saidAfter(chat, chatId, id).length > 0);
    const answers = saidAfter(chat, chatId, id);
    expect(answers).toMatchObject([{ from: person }]);
    expect(answers[0]?.text).toMatch(/\S/);
    expect(chat.row(chatId)).toMatchObject({ unread: 1, typing: [], typingUntil: null });
    chat.advance(24 * 3600_000);
    expect(saidAfter(chat, chatId, id)).toEqual(answers);
    chat.expectSound();
  });

  test('the same in the same world', () => {
    const answerIn = (chat: Chats) => {
      const { groupId } = chat.cast();
      const { id } = chat.say(groupId, 'Who can bring folding chairs on Saturday?');
      chat.advance(6 * 3600_000);
      return saidAfter(chat, groupId, id).map(({ from, text }) => ({ from, text }));
    };
    const answers = answerIn(open());
    expect(answers.length).toBeGreaterThan(0);
    expect(answerIn(open())).toEqual(answers);
  });

  test('not to what was taken back', () => {
    const chat = open();
    const { chatId } = chat.cast();
    const { id } = chat.say(chatId, 'Can you come on Friday?');
    chat.act('messages.deleteForEveryone', { messageId: id });
    chat.advance(24 * 3600_000);
    expect(saidAfter(chat, chatId, id)).toEqual([]);
  });

  test('not after they were removed from the group, and quote when others spoke first', () => {
    const chat = open();
    const { groupId, inGroup } = chat.cast();
    const { id } = chat.say(groupId, 'Everybody: who can come to dinner on Saturday at six?');
    for (const personId of inGroup.slice(1)) chat.act('groups.removeMember', { chatId: groupId, personId });
    chat.advance(24 * 3600_000);
    const speakers = saidAfter(chat, groupId, id).map(({ from }) => from);
    expect(inGroup.slice(1).filter((person) => speakers.includes(person))).toEqual([]);
    for (const answer of saidAfter(chat, groupId, id).slice(1))
      if (answer.quoted) expect(answer.quoted.id).toBe(id);
  });
});
