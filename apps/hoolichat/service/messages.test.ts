import { describe, expect, test } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { ME } from '../schema/chats.ts';
import { messages } from '../schema/messages.ts';
import { withShorthands } from './chats-for-tests.ts';
import { recount } from './store.ts';

const open = () => withShorthands(openTestWorld<Api>(app));

describe('a chat of thousands', () => {
  test('is read in stretches before, after and around a message, each at once', () => {
    const chat = open();
    const { chatId, person } = chat.cast();
    chat.transact((ctx) => {
      for (let n = 0; n < 5000; n++)
        ctx.db
          .insert(messages)
          .values({
            chatId,
            at: ctx.now,
            sender: n % 3 ? person : ME,
            kind: 'text',
            text: `Line ${n} of paper`,
          })
          .run();
      recount(ctx, chatId);
    });
    const newest = chat.ask('messages.page', { chatId, limit: 60 });
    expect(newest).toMatchObject({ hasOlder: true, hasNewer: false });
    expect(newest.items).toHaveLength(60);
    expect(newest.items.at(-1)?.text).toBe('Line 4999 of paper');

    const first = newest.items[0]?.id ?? 0;
    const older = chat.ask('messages.page', { chatId, before: first, limit: 60 });
    expect(older).toMatchObject({ hasOlder: true, hasNewer: true });
    expect(older.items.at(-1)?.id).toBe(first - 1);
    const again = chat.ask('messages.page', { chatId, after: older.items.at(-1)?.id, limit: 60 });
    expect(again).toMatchObject({ hasOlder: true, hasNewer: false });
    expect(again.items).toEqual(newest.items);

    const middle = chat.ask('messages.page', { chatId, around: first - 2000, limit: 60 });
    expect(middle.items.map(({ id }) => id).indexOf(first - 2000)).toBe(30);
    expect(middle).toMatchObject({ hasOlder: true, hasNewer: true });

    expect(
      medianMs(() => chat.ask('messages.page', { chatId, before: first - 1000, limit: 60 })),
    ).toBeLessThan(5);
    expect(medianMs(() => chat.ask('chats.list', {}))).toBeLessThan(10);
    expect(medianMs(() => chat.ask('search.inChat', { chatId, q: 'paper 4321' }))).toBeLessThan(20);
  });

  test('knows the first unread message, and a message of another chat is not around', () => {
    const chat = open();
    const { chatId, otherChatId, person } = chat.cast();
    const first = chat.hear(person, 'One');
    chat.hear(person, 'Two');
    expect(chat.ask('messages.page', { chatId })).toMatchObject({ firstUnreadId: first?.id, unread: 2 });
    expect(chat.row(chatId)).toMatchObject({ unread: 2, lastMessage: { text: 'Two', ticks: null } });
    chat.act('chats.markRead', { chatId, upTo: first?.id });
    expect(chat.row(chatId)?.unread).toBe(1);
    chat.act('chats.markRead', { chatId });
    expect(chat.ask('messages.page', { chatId }).firstUnreadId).toBeNull();
    expect(() => chat.ask('messages.page', { chatId: otherChatId, around: first?.id })).toThrow('no message');
    chat.expectSound();
  });
});

describe('a message of the owner', () => {
  test('sent twice by the page is stored once', () => {
    const chat = open();
    const { chatId, otherChatId } = chat.cast();
    const send = (to: number) => chat.act('messages.send', { chatId: to, clientId: 'c-1', text: 'Hello' });
    const sent = send(chatId);
    expect(send(chatId)).toEqual(sent);
    expect(() => send(otherChatId)).toThrow('already sent to another chat');
    expect(chat.texts(chatId).filter((text) => text === 'Hello')).toHaveLength(1);
  });

  test('is sent, then delivered, then read by each of a group', () => {
    const chat = open();
    const { groupId, inGroup } = chat.cast();
    const { id, ticks } = chat.act('messages.sendVoice', { chatId: groupId, durationMs: 3000 });
    expect(ticks).toBe('sent');
    expect(chat.ask('message.info', { messageId: id }).pending).toHaveLength(inGroup.length);
    chat.advance(1000);
    expect(chat.ask('message.info', { messageId: id })).toMatchObject({ pending: [], readBy: [] });
    chat.advance(120_000);
    const info = chat.ask('message.info', { messageId: id });
    expect(info.readBy.map((by) => by.id).sort()).toEqual([...inGroup].sort());
    expect(info.message.ticks).toBe('read');
    chat.expectSound();
  });

  test('can be edited for a quarter of an hour', () => {
    const chat = open();
    const { chatId } = chat.cast();
    const { id } = chat.say(chatId, 'See www.paper.test, then call.');
    const edit = (text: string) => chat.act('messages.edit', { messageId: id, text });
    expect(edit('See https://reams.test')).toMatchObject({ text: 'See https://reams.test' });
    expect(chat.ask('media.list', { chatId, kind: 'links' }).links.map(({ url }) => url)[0]).toBe(
      'https://reams.test',
    );
    expect(() => edit('')).toThrow('Type a message');
    chat.advance(15 * 60_000 + 1);
    expect(() => edit('Too late')).toThrow('too old to edit');
    expect(chat.ask('search.inChat', { chatId, q: 'reams.test' }).items.map((hit) => hit.id)).toContain(id);
    expect(chat.ask('search.inChat', { chatId, q: '"paper.test then"' }).total).toBe(0);
  });

  test('can be taken back for two days, and leaves a tombstone that nothing hangs on', () => {
    const chat = open();
    const { chatId, person } = chat.cast();
    const picture = chat.upload('attachments.send', { chatId, filename: 'dot.png', caption: 'A dot' }, PNG);
    chat.act('messages.star', { messageId: picture.id, starred: true });
    const reply = chat.act('messages.send', { chatId, text: 'Look', replyTo: picture.id });
    expect(reply.quoted).toMatchObject({ id: picture.id, preview: 'A dot', gone: false });
    const gone = chat.act('messages.deleteForEveryone', { messageId: picture.id });
    expect(gone).toMatchObject({ deleted: true, text: '', attachment: null, starred: false, ticks: null });
    expect(chat.ask('messages.page', { chatId, limit: 1 }).items[0]?.quoted).toMatchObject({
      gone: true,
      preview: '',
    });
    expect(() => chat.ask('attachments.get', { id: picture.attachment?.id ?? 0 })).toThrow('no attachment');
    expect(chat.ask('search.all', { q: 'dot.png' }).messages.map(({ id }) => id)).not.toContain(picture.id);

    const theirs = chat.hear(person, 'Mine stays');
    expect(() => chat.act('messages.deleteForEveryone', { messageId: theirs?.id ?? 0 })).toThrow(
      'your own messages',
    );
    chat.advance(2 * 24 * 3600_000 + 1);
    expect(() => chat.act('messages.deleteForEveryone', { messageId: reply.id })).toThrow('too old');
    chat.expectSound();
  });

  test('is sent on with its file, once in the store, and not when deleted', () => {
    const chat = open();
    const { chatId, otherChatId, groupId } = chat.cast();
    const file = chat.upload(
      'attachments.send',
      { chatId, filename: '../../plan.pdf' },
      text('%PDF-1.4 plan'),
    );
    expect(file).toMatchObject({ kind: 'file', attachment: { name: 'plan.pdf', type: 'application/pdf' } });
    const poll = chat.act('messages.sendPoll', { chatId, question: 'Soup?', options: ['Yes', 'No'] });
    const { items } = chat.act('messages.forward', {
      messageIds: [poll.id, file.id],
      chatIds: [otherChatId, groupId],
    });
    expect(items.map(({ kind, forwarded, chatId: to }) => [to, kind, forwarded])).toEqual([
      [otherChatId, 'file', true],
      [otherChatId, 'poll', true],
      [groupId, 'file', true],
      [groupId, 'poll', true],
    ]);
    chat.act('messages.deleteForEveryone', { messageId: file.id });
    const copy = items[0]?.attachment?.id ?? 0;
    expect(Buffer.from(chat.ask('attachments.get', { id: copy }).bytes as Uint8Array).toString()).toBe(
      '%PDF-1.4 plan',
    );
    expect(() => chat.act('messages.forward', { messageIds: [file.id], chatIds: [groupId] })).toThrow(
      'Deleted',
    );
  });
});

describe('files', () => {
  test('are pictures by their bytes, not by their name', () => {
    const chat = open();
    const { chatId } = chat.cast();
    const send = (filename: string, bytes: Uint8Array) =>
      chat.upload('attachments.send', { chatId, filename }, bytes);
    expect(send('photo.txt', PNG)).toMatchObject({
      kind: 'image',
      attachment: { type: 'image/png', width: 1, height: 1 },
    });
    expect(send('page.svg', text('<svg onload="alert(1)"/>'))).toMatchObject({
      kind: 'file',
      attachment: { type: 'application/octet-stream', width: null },
    });
    expect(() => send('empty.png', new Uint8Array())).toThrow('empty.png is empty');
    expect(() => send('big.zip', new Uint8Array(16 * 1024 * 1024 + 1))).toThrow('big.zip has 16.0 MB');
    expect(chat.ask('media.list', { chatId, kind: 'media' }).media[0]?.attachment.name).toBe('photo.txt');
  });
});

describe('polls and reactions', () => {
  test('a vote can be changed and taken back; one answer means one', () => {
    const chat = open();
    const { groupId } = chat.cast();
    const sent = chat.act('messages.sendPoll', {
      chatId: groupId,
      question: 'When?',
      options: ['Now', 'Later'],
      multiple: false,
    });
    const [now = 0, later = 0] = sent.poll?.options.map(({ id }) => id) ?? [];
    const vote = (optionIds: number[]) => chat.act('polls.vote', { messageId: sent.id, optionIds }).poll;
    expect(vote([now])?.options.map(({ mine }) => mine)).toEqual([true, false]);
    expect(vote([later])?.options.map(({ mine }) => mine)).toEqual([false, true]);
    expect(() => vote([now, later])).toThrow('one answer');
    expect(() => vote([later + 999])).toThrow('option of this poll');
    expect(vote([])?.voters).toBe(0);
    chat.advance(10 * 60_000);
    const page = chat.ask('messages.page', { chatId: groupId, around: sent.id });
    expect(page.items.find(({ id }) => id === sent.id)?.poll?.voters).toBeGreaterThan(0);
    expect(() =>
      chat.act('messages.sendPoll', { chatId: groupId, question: 'Twice?', options: ['A', 'A'] }),
    ).toThrow('twice');
  });

  test('one reaction a person', () => {
    const chat = open();
    const { person } = chat.cast();
    const { id = 0 } = chat.hear(person, 'Cake in the kitchen') ?? {};
    chat.act('messages.react', { messageId: id, emoji: '👍' });
    const { reactions } = chat.act('messages.react', { messageId: id, emoji: '🎂' });
    expect(reactions).toEqual([{ emoji: '🎂', by: [{ id: 'me', name: 'You' }] }]);
    expect(chat.act('messages.react', { messageId: id, emoji: null }).reactions).toEqual([]);
    expect(() => chat.act('messages.react', { messageId: id, emoji: 'cake' })).toThrow('single emoji');
  });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const text = (content: string) => new TextEncoder().encode(content);

function medianMs(work: () => void): number {
  const times = Array.from({ length: 21 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[10] ?? 0;
}
