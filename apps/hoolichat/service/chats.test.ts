import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { ALWAYS } from '../rules/limits.ts';
import { chats } from '../schema/chats.ts';
import { withShorthands } from './chats-for-tests.ts';
import { publish } from './statuses.ts';

const open = () => withShorthands(openTestWorld<Api>(app));
const DAY_MS = 24 * 3600_000;

describe('the list', () => {
  test('holds three pinned chats at most, and they stand first', () => {
    const chat = open();
    const rows = chat.ask('chats.list', {}).rows;
    for (const { id } of rows) chat.act('chats.pin', { chatId: id, pinned: false });
    const [a, b, c, d] = rows.slice(-4).map(({ id }) => id) as [number, number, number, number];
    for (const chatId of [a, b, c]) chat.act('chats.pin', { chatId, pinned: true });
    expect(() => chat.act('chats.pin', { chatId: d, pinned: true })).toThrow('up to 3 chats');
    expect(
      chat
        .ask('chats.list', {})
        .rows.slice(0, 3)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([a, b, c].sort());
    chat.act('chats.archive', { chatId: a, archived: true });
    expect(chat.row(a)).toMatchObject({ pinned: false, archived: true });
    expect(() => chat.act('chats.pin', { chatId: a, pinned: true })).toThrow('out of the archive');
  });

  test('an archived chat comes back with a new message, unless it is muted', () => {
    const chat = open();
    const { chatId, person } = chat.cast();
    chat.act('chats.archive', { chatId, archived: true });
    chat.hear(person, 'Still there?');
    expect(chat.row(chatId)?.archived).toBe(false);
    chat.act('chats.archive', { chatId, archived: true });
    chat.act('chats.mute', { chatId, until: '8h' });
    chat.hear(person, 'Hello?');
    expect(chat.row(chatId)).toMatchObject({ archived: true, unread: 2 });
    chat.advance(8 * 3600_000);
    expect(chat.row(chatId)?.mutedUntil).toBeNull();
    chat.act('chats.mute', { chatId, until: 'always' });
    expect(chat.row(chatId)?.mutedUntil).toBe(ALWAYS);
  });

  test('drafts, marks and favorites show, and filters find them', () => {
    const chat = open();
    const { chatId, otherChatId, person } = chat.cast();
    const said = chat.hear(person, 'Well?');
    chat.act('chats.saveDraft', { chatId, text: 'Well, ', replyTo: said?.id });
    expect(chat.row(chatId)?.draft).toBe('Well, ');
    expect(chat.ask('chats.get', { chatId }).draft?.replyTo).toMatchObject({
      id: said?.id,
      preview: 'Well?',
    });
    chat.say(chatId, 'Well, yes.');
    expect(chat.row(chatId)).toMatchObject({ draft: null, unread: 0 });
    chat.act('chats.markUnread', { chatId: otherChatId });
    expect(chat.ask('chats.list', { filter: 'unread' }).rows.map(({ id }) => id)).toContain(otherChatId);
    chat.act('chats.markRead', { chatId: otherChatId });
    expect(chat.row(otherChatId)?.markedUnread).toBe(false);
    chat.act('chats.favorite', { chatId: otherChatId, favorite: true });
    expect(chat.ask('chats.list', { filter: 'favorites' }).rows.map(({ id }) => id)).toContain(otherChatId);
  });

  test('clearing keeps what is starred; a deleted chat comes back empty with a new message', () => {
    const chat = open();
    const { chatId, person } = chat.cast();
    const kept = chat.say(chatId, 'Keep this');
    chat.act('messages.star', { messageId: kept.id, starred: true });
    chat.act('chats.clear', { chatId, keepStarred: true });
    expect(chat.texts(chatId)).toContain('Keep this');
    expect(chat.ask('messages.page', { chatId }).items.every(({ starred }) => starred)).toBe(true);
    chat.act('chats.delete', { chatId });
    expect(chat.row(chatId)).toBeUndefined();
    expect(chat.ask('starred.list', {}).items.map(({ id }) => id)).not.toContain(kept.id);
    chat.hear(person, 'Where did it go?');
    expect(chat.texts(chatId)).toEqual(['Where did it go?']);
    chat.expectSound();
  });
});

describe('somebody who is blocked', () => {
  test('cannot be written to, and nothing of theirs arrives, until they are unblocked', () => {
    const chat = open();
    const { chatId, person } = chat.cast();
    chat.say(chatId, 'Are you free on Friday?');
    chat.act('people.block', { personId: person });
    const before = chat.last(chatId).id;
    expect(() => chat.say(chatId, 'Hello')).toThrow('You blocked');
    expect(chat.hear(person, 'Hey!')).toBeNull();
    chat.advance(DAY_MS);
    expect(chat.last(chatId).id).toBe(before);
    expect(chat.ask('chats.get', { chatId })).toMatchObject({
      blocked: true,
      canSend: false,
      person: { online: false },
    });
    expect(chat.ask('settings.get', {}).blocked.map(({ id }) => id)).toContain(person);
    chat.act('people.unblock', { personId: person });
    expect(chat.hear(person, 'Back again')).not.toBeNull();
  });

  test('a report takes the last messages along, and blocks where asked', () => {
    const chat = open();
    const { chatId } = chat.cast();
    expect(chat.act('chats.report', { chatId, reason: 'Spam', block: true }).blocked).toBe(true);
  });
});

describe('a group', () => {
  test('is founded, renamed, described, joined and left, and says so', () => {
    const chat = open();
    const { person, other } = chat.cast();
    const { id: chatId } = chat.act('groups.create', {
      name: 'Paper drive',
      people: [person],
      description: '',
    });
    chat.act('groups.addMembers', { chatId, people: [other] });
    expect(() => chat.act('groups.addMembers', { chatId, people: [other] })).toThrow('already');
    expect(() => chat.act('groups.addMembers', { chatId, people: ['nobody-at-all'] })).toThrow(
      'not on HooliChat',
    );
    chat.act('groups.rename', { chatId, name: 'Paper parade' });
    chat.act('groups.describe', { chatId, description: 'Boxes by Friday' });
    chat.act('groups.makeAdmin', { chatId, personId: person });
    chat.act('groups.dismissAdmin', { chatId, personId: person });
    expect(() => chat.act('groups.dismissAdmin', { chatId, personId: 'me' })).toThrow('needs an admin');
    chat.act('groups.removeMember', { chatId, personId: other });
    const left = chat.act('groups.leave', { chatId });
    expect(left).toMatchObject({ joined: false, canSend: false, admin: false });
    expect(left.members).toMatchObject([{ id: person, admin: true }]);
    const names = new Map(chat.ask('people.list', {}).people.map(({ id, name }) => [id, name]));
    expect(chat.texts(chatId, 20)).toEqual([
      'You created group “Paper drive”',
      `You added ${names.get(other)}`,
      'You changed the group name from “Paper drive” to “Paper parade”',
      'You changed the group description',
      `${names.get(person)} is now an admin`,
      `${names.get(person)} is no longer an admin`,
      `You removed ${names.get(other)}`,
      'You left',
      `${names.get(person)} is now an admin`,
    ]);
    expect(() => chat.say(chatId, 'One more thing')).toThrow('not in this group');
    chat.act('chats.delete', { chatId });
    expect(chat.row(chatId)).toBeUndefined();
    chat.expectSound();
  });

  test('is deleted only after it was left; who may write and edit can be limited', () => {
    const chat = open();
    const { person } = chat.cast();
    const { id: chatId } = chat.act('groups.create', { name: 'Quiet', people: [person] });
    expect(() => chat.act('chats.delete', { chatId })).toThrow('Exit the group');
    chat.act('groups.settings', { chatId, whoSends: 'admins', whoEdits: 'admins' });
    chat.act('groups.makeAdmin', { chatId, personId: person });
    chat.act('groups.dismissAdmin', { chatId, personId: 'me' });
    expect(() => chat.say(chatId, 'Hello')).toThrow('Only admins can send');
    expect(() => chat.act('groups.rename', { chatId, name: 'Loud' })).toThrow('Only admins can change');
    expect(() => chat.act('groups.removeMember', { chatId, personId: person })).toThrow('Only admins of');
  });

  test('mentions ring even when it is muted; other talk does not', () => {
    const chat = open();
    const { groupId, inGroup } = chat.cast();
    const [first = ''] = inGroup;
    chat.act('chats.markRead', { chatId: groupId });
    chat.act('chats.mute', { chatId: groupId, until: 'always' });
    const before = chat.bell().length;
    chat.hear(first, 'Nothing in particular', groupId);
    expect(chat.bell()).toHaveLength(before);
    const owner = chat.world.facts.owner.name;
    chat.hear(first, `@${owner.split(' ')[0]} please look`, groupId);
    expect(chat.bell()[0]?.title).toMatch(/mentioned you in/);
    expect(chat.row(groupId)).toMatchObject({ mentioned: true, unread: 2 });
    chat.act('chats.markRead', { chatId: groupId });
    expect(chat.bell()[0]?.readAt).not.toBeNull();
    expect(chat.row(groupId)?.mentioned).toBe(false);
  });
});

describe('statuses', () => {
  test('last a day, are seen by some, and answered in the chat of their author', () => {
    const chat = open();
    const { person, chatId } = chat.cast();
    const mine = chat.act('statuses.post', { text: 'Paper is forever', color: 'plum' });
    chat.advance(7 * 3600_000);
    const [seen] = chat.ask('statuses.list', {}).mine.filter(({ id }) => id === mine.id);
    expect(seen?.viewedBy.length).toBeGreaterThan(0);
    const theirs = chat.transact((ctx) => publish(ctx, { author: person, text: 'New shoes', color: 'teal' }));
    expect(chat.act('statuses.view', { id: theirs.id }).viewed).toBe(true);
    const answer = chat.act('statuses.reply', { id: theirs.id, text: 'Lovely' });
    expect(answer).toMatchObject({ chatId, quotedStatus: { text: 'New shoes', author: person } });
    expect(() => chat.act('statuses.delete', { id: theirs.id })).toThrow('your own');
    chat.advance(DAY_MS);
    expect(chat.ask('statuses.list', {}).people.map(({ personId }) => personId)).not.toContain(person);
    expect(() => chat.act('statuses.view', { id: theirs.id })).toThrow('not anymore');
  });
});

describe('other apps', () => {
  test('let people say something, alone or in a circle they share', () => {
    const chat = open();
    const { person, chatId, groupId, inGroup } = chat.cast();
    const circle = chat.world.readAll(
      (db) => db.select().from(chats).where(eq(chats.id, groupId)).get()?.circle,
    );
    chat.transact((ctx) => {
      ctx.ports.chat.say({ from: person, text: 'The money came' });
      ctx.ports.chat.say({ from: inGroup[0] ?? '', text: 'Booked!', circle: circle ?? '' });
    });
    expect(chat.last(chatId)).toMatchObject({ from: person, text: 'The money came' });
    expect(chat.last(groupId)).toMatchObject({ from: inGroup[0], text: 'Booked!' });
    expect(chat.bell().some(({ body }) => body === 'The money came')).toBe(true);
  });
});
