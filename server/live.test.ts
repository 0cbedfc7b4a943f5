import { type RequestOptions, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import template from '#apps/_template/app.ts';
import { notebook } from '#apps/_template/driver.ts';
import { writeNote } from '#apps/_template/service.ts';
import { startServer } from './server.ts';
import { withBrowser } from './testing/browser.ts';
import { clientDir, createTestState } from './testing/test-state.ts';

const WITHIN_MS = 300;
const browser = withBrowser();

/** A server that can be stopped and started again on the same port. */
async function startNotebook() {
  const { dir, remove } = createTestState([template]);
  const start = (portBase: number) => startServer({ stateDir: dir, apps: [template], clientDir, portBase });
  let running = await start(0);
  const url = running.urlOf(template);
  onTestFinished(async () => {
    await running.stop();
    remove();
  });
  return {
    url,
    get world() {
      return running.world;
    },
    stop: () => running.stop(),
    async restart() {
      running = await start(Number(new URL(url).port) - (template.port - 3001));
    },
  };
}

const write = (title: string) => (ctx: Parameters<typeof writeNote>[0]) =>
  writeNote(ctx, { title, text: 'Seen at once.' });

test('what happens elsewhere shows on an open page at once, without a reload and without asking in between', async () => {
  const server = await startNotebook();
  const [mine, other] = [await browser.openPage(), await browser.openPage()];
  await mine.surface.open(server.url);
  await mine.page.waitForLoadState('networkidle');
  const asked: string[] = [];
  mine.page.on('request', (call) => asked.push(call.url()));

  const otherTab = notebook(other.surface, server.url);
  await otherTab.open();
  await otherTab.write('From another tab', 'Hello');
  await mine.page.getByRole('link', { name: 'From another tab' }).waitFor({ timeout: WITHIN_MS });

  server.world.transact(template, write('From the server'));
  await mine.page.getByRole('link', { name: 'From the server' }).waitFor({ timeout: WITHIN_MS });

  asked.length = 0;
  await mine.page.waitForTimeout(700);
  expect(asked).toEqual([]);

  server.world.reset();
  await mine.page
    .getByRole('link', { name: 'From the server' })
    .waitFor({ state: 'detached', timeout: WITHIN_MS });
  expect(mine.complaints).toEqual([]);
});

test('one action of the page itself is followed by one round of questions', async () => {
  const server = await startNotebook();
  const { page, surface } = await browser.openPage();
  const mine = notebook(surface, server.url);
  await mine.open();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));
  await mine.write('Once', 'Only');
  await page.waitForTimeout(300);
  expect(asked.filter((path) => path === '/api/notes.list')).toHaveLength(1);
});

test('a page outlives a restart of the server and then shows what it missed', async () => {
  const server = await startNotebook();
  const { page, surface } = await browser.openPage();
  await surface.open(server.url);
  await page.waitForLoadState('networkidle');
  await server.stop();
  await server.restart();
  server.world.transact(template, write('After the restart'));
  await page.getByRole('link', { name: 'After the restart' }).waitFor({ timeout: 2500 });
  server.world.transact(template, write('And live again'));
  await page.getByRole('link', { name: 'And live again' }).waitFor({ timeout: WITHIN_MS });
});

test('a reset takes away what the page of a thing shows that was made since', async () => {
  const server = await startNotebook();
  const { page, surface } = await browser.openPage();
  const { id } = server.world.transact(template, write('Passing'));
  await surface.open(`${server.url}/notes/${id}`);
  await page.waitForLoadState('networkidle');
  server.world.reset();
  await page.getByText('This page does not exist').waitFor();
});

test('the clock of an open page follows the world', async () => {
  const server = await startNotebook();
  const { page, surface } = await browser.openPage();
  await surface.open(server.url);
  await page.waitForLoadState('networkidle');
  server.world.advanceClock(5 * 3600_000);
  await expect
    .poll(() => page.evaluate(() => Date.now()).then((shown) => Math.abs(shown - server.world.clock.now())))
    .toBeLessThan(1500);
});

test('only the owner, from a page of this app, is told anything', async () => {
  const server = await startNotebook();
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
  const knock = (headers: RequestOptions['headers']) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request(`${server.url}/live`, {
        headers: { ...upgrade, 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', ...headers },
      });
      call.on('response', ({ statusCode }) => resolve(statusCode));
      call.on('upgrade', (_, socket) => {
        socket.destroy();
        resolve(101);
      });
      call.on('error', reject).end();
    });
  expect(await knock({ origin: server.url })).toBe(403);
  const page = await fetch(server.url);
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(await knock({ origin: 'http://localhost:1', cookie })).toBe(403);
  expect(await knock({ origin: server.url, cookie })).toBe(101);
});
