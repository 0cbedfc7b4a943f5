import { expect, test } from 'vitest';
import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import { withShorthands } from './chats-for-tests.ts';

const open = () => withShorthands(openTestWorld<Api>(app));

test('finds messages by words, by who said them, where and when, and marks what was found', () => {
  const chat = open();
  const { chatId, groupId, person, inGroup } = chat.cast();
  const own = chat.say(chatId, 'The zeppelin leaves at noon');
  const theirs = chat.hear(person, 'Zeppelins never leave at noon', chatId);
  const grouped = chat.hear(inGroup[0] ?? '', 'zeppelin, again', groupId);
  const find = (q: string) => chat.ask('search.all', { q }).messages.map(({ id }) => id);
  const names = new Map(chat.ask('people.list', {}).people.map(({ id, name }) => [id, name]));

  expect(find('zeppelin').sort()).toEqual([own.id, theirs?.id, grouped?.id].sort());
  expect(find('zeppelin noon').sort()).toEqual([own.id, theirs?.id].sort());
  expect(find('"leaves at noon"')).toEqual([own.id]);
  expect(find('zeppelin -again from:me')).toEqual([own.id]);
  expect(find(`zeppelin from:"${names.get(person)}" in:"${names.get(person)}"`)).toEqual([theirs?.id]);
  expect(find('zeppelin before:2020-01-01')).toEqual([]);
  expect(find('zeppelin newer_than:2d')).toHaveLength(3);
  expect(find('from:nobody-at-all zeppelin')).toEqual([]);

  const hit = chat.ask('search.all', { q: 'zepp' }).messages.find(({ id }) => id === own.id);
  expect(hit?.marks.map(([from, to]) => hit.text.slice(from, to))).toEqual(['zepp']);
  expect(chat.ask('messages.page', { chatId, around: own.id }).items.map(({ id }) => id)).toContain(own.id);

  chat.act('messages.deleteForMe', { messageIds: [own.id] });
  expect(find('zeppelin noon')).toEqual([theirs?.id]);
});

test('finds chats and people by name, files by theirs, and nothing in nothing', () => {
  const chat = open();
  const { chatId, person } = chat.cast();
  const name = chat.ask('chats.get', { chatId }).name;
  const found = chat.ask('search.all', { q: name.slice(0, 3) });
  expect(found.chats.map(({ id }) => id)).toContain(chatId);
  chat.upload('attachments.send', { chatId, filename: 'zeppelin-plan.pdf' }, Buffer.from('%PDF-1.4'));
  expect(chat.ask('search.inChat', { chatId, q: 'zeppelin' }).items[0]).toMatchObject({
    text: 'zeppelin-plan.pdf',
  });
  chat.act('chats.delete', { chatId });
  expect(chat.ask('search.all', { q: name }).contacts.map(({ id }) => id)).toContain(person);
  expect(chat.ask('search.all', { q: '  ' })).toEqual({ chats: [], messages: [], contacts: [], total: 0 });
  for (const q of ['"', '((', 'from:', '-', 'in: before:x', '\\%_*'])
    expect(() => chat.ask('search.all', { q })).not.toThrow();
});
