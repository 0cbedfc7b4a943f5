import { expect, test } from 'vitest';
import { withBrowser } from '#server/testing/browser.ts';
import { testApp } from '#server/testing/test-app.ts';
import { withTestServer } from '#server/testing/test-server.ts';
import app from './app.ts';
import { notebook } from './driver.ts';

testApp(app);

const server = withTestServer(app);
const browser = withBrowser();

test('a note is written, found, read and deleted', async () => {
  const { surface, complaints } = await browser.openPage();
  const notes = notebook(surface, server.urlOf(app));
  await notes.open();
  await notes.write('Birthday', 'Balloons, but not the ones from last time.');
  expect(await notes.read('Birthday')).toContain('Balloons');
  await notes.remove();
  await surface.waitUntilGone({ role: 'link', name: 'Birthday' });
  expect(complaints).toEqual([]);
});
