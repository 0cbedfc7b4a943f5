import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { withBrowser } from '#server/testing/browser.ts';
import { withTestServer } from '#server/testing/test-server.ts';
import app from './app.ts';
import { hoolichat } from './driver.ts';
import type { ChatRow } from './rules/views.ts';
import { listChats } from './service/chat-list.ts';
import { pageMessages } from './service/message-page.ts';
import { listPeople } from './service/people.ts';

const server = withTestServer();
const browser = withBrowser();

beforeEach(() => server.current.world.reset());

/** The messenger in a browser. At the end of the test nothing may have been complained of. */
async function openChat(path = '/') {
  const { page, surface, complaints } = await browser.openPage();
  const chat = hoolichat(surface, server.urlOf(app));
  onTestFinished(() => expect(complaints).toEqual([]));
  await chat.open(path);
  return { page, surface, chat };
}

const rows = (): readonly ChatRow[] =>
  server.current.world.read(app, (ctx) => listChats(ctx, { filter: 'all' }).rows);
const direct = (index = 0): ChatRow =>
  rows().filter(({ kind, pinned }) => kind === 'direct' && !pinned)[index] as ChatRow;
const firstNames = (count: number): string[] =>
  server.current.world.read(app, (ctx) =>
    listPeople(ctx)
      .people.slice(0, count)
      .map(({ name }) => name),
  );

describe('messages', () => {
  test('are sent, quoted, reacted to, starred, edited, forwarded and deleted', async () => {
    const [one, other] = [direct(0), direct(1)];
    const { chat } = await openChat(`/chats/${one.id}`);
    await chat.write.send('Shall we *really* do it at noon?');
    await chat.chat.waitForTicks('Shall we *really* do it at noon?', 'Delivered');
    await chat.chat.reply('Shall we *really* do it at noon?');
    await chat.write.send('Or half past');
    expect(await chat.chat.read('Or half past')).toContain('Shall we');
    await chat.chat.react('Or half past', '😂');
    await expect.poll(() => chat.chat.reactions('Or half past')).toContain('😂');
    await chat.chat.unreact('Or half past');
    await chat.chat.star('Or half past');
    await chat.chat.edit('Or half past');
    await chat.write.saveEdit('Or half past twelve');
    expect(await chat.chat.read('Or half past twelve')).toContain('Edited');
    await chat.chat.forward('Or half past twelve', [other.name]);
    await chat.chat.deleteForEveryone('Shall we *really* do it at noon?');
    expect((await chat.chat.messages()).join('\n')).toContain('You deleted this message');
    await chat.goTo('Starred');
    expect((await chat.chats.starred())[0]).toContain('Or half past twelve');
    await chat.open(`/chats/${other.id}`);
    expect(await chat.chat.read('Or half past twelve')).toContain('Forwarded');
    await chat.chat.deleteForMe('Or half past twelve');
  });
});
