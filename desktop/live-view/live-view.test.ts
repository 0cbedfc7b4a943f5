import { once } from 'node:events';
import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { withBrowser } from '#server/testing/browser.ts';
import { clientDir } from '#server/testing/test-state.ts';
import { sandboxBackend } from '../backends/sandbox-backend.ts';
import type { ControlClient } from '../control/control-client.ts';
import { type Display, openDisplay } from '../control/display.ts';
import type { Blueprint, Pc } from '../pc.ts';
import { type LiveView, type ShownPc, startLiveView } from './live-view.ts';

const SHIFT = 0xffe1;
const RETURN = 0xff0d;
const browser = withBrowser();
let blueprint: Blueprint;
let pc: Pc | null;
let live: LiveView;
let display: Display;

const shown = (): ShownPc | null => (pc?.screen ? { name: "Michael Scott's PC", ...pc.screen } : null);

async function boot(): Promise<void> {
  const started = await blueprint.start();
  display = await openDisplay(started.screen?.displaySocket ?? '');
  pc = started;
}

async function shutDown(): Promise<void> {
  const ending = pc;
  pc = null;
  display.close();
  await ending?.stop();
}

beforeAll(async () => {
  blueprint = await sandboxBackend.prepare({ persona: 'michael-scott', clientDir });
  await boot();
  live = await startLiveView({ pc: shown });
});
afterAll(async () => {
  await live?.stop();
  await shutDown();
});

async function openLive(url: string) {
  const { page, complaints } = await browser.openPage();
  await page.goto(url);
  const state = page.getByRole('status');
  await expect.poll(() => state.textContent()).toBe('Live');
  return { page, complaints, state };
}

/** A client without a page: says what it likes. */
async function connectRaw(url: string, headers: Record<string, string> = {}) {
  const { host, hash } = new URL(url);
  const token = hash.slice(1);
  const socket = new WebSocket(`ws://${host}/screen?token=${token}`, {
    headers: { origin: `http://${host}`, ...headers },
  });
  onTestFinished(() => socket.terminate());
  const received: Buffer[] = [];
  socket.on('message', (data) => received.push(data as Buffer));
  socket.on('error', () => undefined);
  return { socket, received };
}

async function greetRaw(url: string) {
  const raw = await connectRaw(url);
  await expect.poll(() => raw.received.length).toBe(1);
  raw.socket.send('RFB 003.008\n', { binary: true });
  raw.socket.send(Buffer.from([1]));
  raw.socket.send(Buffer.from([1]));
  await expect.poll(() => raw.received.length).toBe(4);
  return raw;
}

const pointerMessage = (buttons: number, x: number, y: number) =>
  Buffer.from([5, buttons, x >> 8, x & 255, y >> 8, y & 255]);
const keyMessage = (keysym: number, isDown: boolean) => {
  const message = Buffer.alloc(8);
  message.set([4, isDown ? 1 : 0]);
  message.writeUInt32BE(keysym, 4);
  return message;
};

async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number> {
  const [response] = await once(request(new URL(path, live.viewUrl), { headers }).end(), 'response');
  response.resume();
  return response.statusCode;
}

async function upgradeStatus(url: string, headers: Record<string, string>): Promise<number> {
  const { socket } = await connectRaw(url, headers);
  return Promise.race([
    once(socket, 'unexpected-response').then(([, response]) => response.statusCode),
    once(socket, 'open').then(() => 101),
  ]);
}

test('the page shows the screen, pixel by pixel', async () => {
  const { page, complaints } = await openLive(live.viewUrl);
  expect(await page.title()).toContain("Michael Scott's PC");
  await expect
    .poll(async () => {
      const picture = await page.evaluate(() => document.querySelector('canvas')?.toDataURL());
      const seen = await sharp(Buffer.from(picture?.split(',')[1] ?? '', 'base64'))
        .removeAlpha()
        .raw()
        .toBuffer();
      return seen.equals(await screenPixels());
    })
    .toBe(true);
  expect(complaints.filter((line) => !line.includes('left the machine'))).toEqual([]);
});

const controlOf = (): ControlClient => {
  if (!pc?.control) throw new Error('The PC is off.');
  return pc.control;
};
const shell = async (script: string) => (await controlOf().execute(['sh', '-c', script])).output;

let terminals = 0;

/** A terminal in front of all else that keeps the line that is typed in it. */
async function openTerminal(): Promise<void> {
  const title = `Terminal ${++terminals}`;
  const script = 'touch /tmp/ready; head -n 1 >/tmp/typed; touch /tmp/done';
  await shell('rm -f /tmp/ready /tmp/done');
  const terminal = ['xfce4-terminal', '--disable-server', '--maximize', '--title', title];
  await controlOf().launch([...terminal, '-x', 'sh', '-c', script]);
  await expect.poll(() => shell('ls /tmp/ready')).toContain('ready');
  await expect.poll(() => shell('xdotool getactivewindow getwindowname')).toBe(`${title}\n`);
}

async function typedLine(): Promise<string> {
  await expect.poll(() => shell('ls /tmp/done')).toContain('done');
  return shell('cat /tmp/typed');
}

async function screenPixels(): Promise<Buffer> {
  return sharp(await controlOf().screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The page may be scaled. */
const WITHIN_TWO_PIXELS = -0.7;

test('with the control address, mouse and keyboard of the page are those of the PC', async () => {
  const { page } = await openLive(live.controlUrl);
  await openTerminal();
  const box = await page.locator('canvas').boundingBox();
  const scale = (box?.width ?? 0) / 1280;
  await page.mouse.click((box?.x ?? 0) + 640 * scale, (box?.y ?? 0) + 400 * scale);
  const near = (place: number) => expect.closeTo(place, WITHIN_TWO_PIXELS);
  await expect.poll(() => display.pointer()).toEqual({ x: near(640), y: near(400) });
  await page.keyboard.type('Hello, "PC" <3\n');
  expect(await typedLine()).toBe('Hello, "PC" <3\n');
});

test('the view address cannot touch anything, not even past the page', async () => {
  const { page } = await openLive(live.viewUrl);
  await expect.poll(() => page.getByRole('radio', { name: 'Control' }).isDisabled()).toBe(true);
  await openTerminal();
  await display.move(640, 400);
  const { socket, received } = await greetRaw(live.viewUrl);
  for (const message of [pointerMessage(1, 100, 100), pointerMessage(0, 100, 100), keyMessage(0x61, true)])
    socket.send(message);
  socket.send(Buffer.from([6, 0, 0, 0, 0, 0, 0, 2, 104, 105]));
  socket.send(Buffer.from([3, 0, 0, 0, 0, 0, 5, 0, 3, 32]));
  await expect.poll(() => received.length).toBe(5);
  expect(await display.pointer()).toEqual({ x: 640, y: 400 });
  await display.keyboard.press('enter');
  expect(await typedLine()).toBe('\n');
});

test('characters of any layout arrive as they are, and nothing stays held when a page goes', async () => {
  await openTerminal();
  const { socket } = await greetRaw(live.controlUrl);
  const held = [
    keyMessage(SHIFT, true),
    ...['/', 'ü', '€', '✓'].map((each) => keyMessage(keysymOf(each), true)),
    keyMessage(RETURN, true),
  ];
  for (const message of held) socket.send(message);
  expect(await typedLine()).toBe('/ü€✓\n');
  socket.close();
  await once(socket, 'close');
  await openTerminal();
  for (const key of ['a', 'enter']) await display.keyboard.press(key);
  expect(await typedLine()).toBe('a\n');
});

const keysymOf = (character: string): number => {
  const code = character.codePointAt(0) as number;
  return code < 0x100 ? code : 0x0100_0000 + code;
};

test('a wrong token, another host and a foreign page are refused', async () => {
  const { host } = new URL(live.viewUrl);
  const token = (url: string) => ({ authorization: `Bearer ${new URL(url).hash.slice(1)}` });
  expect(await statusOf('/session', token(live.viewUrl))).toBe(200);
  expect(await statusOf('/session')).toBe(403);
  expect(await statusOf('/session', { authorization: 'Bearer x' })).toBe(403);
  expect(await statusOf('/session', { ...token(live.viewUrl), host: 'pc.example' })).toBe(403);
  expect(await statusOf('/', { host: 'pc.example' })).toBe(403);
  expect(await statusOf('/novnc/core/../package.json')).toBe(404);
  expect(await statusOf('/novnc/core/nothing.js')).toBe(404);
  expect(await upgradeStatus(live.viewUrl, {})).toBe(101);
  expect(await upgradeStatus(live.viewUrl.slice(0, -1), {})).toBe(403);
  expect(await upgradeStatus(live.controlUrl, { origin: 'http://pc.example' })).toBe(403);
  expect(await upgradeStatus(live.controlUrl, { origin: 'http://localhost:3001' })).toBe(403);
  const rebound = { host: 'pc.example', origin: 'http://pc.example' };
  expect(await upgradeStatus(live.controlUrl, rebound)).toBe(403);
  expect(await statusOf(`http://${host}/`)).toBe(200);
});

test.each([
  ['text instead of bytes', 'hello'],
  ['another protocol', Buffer.from('GET / HTTP/1.1\r\n')],
  ['an older version', Buffer.from('RFB 003.003\n')],
  ['more than anybody has to say', Buffer.alloc(600 * 1024)],
])('%s ends that connection only', async (_, garbage) => {
  const { socket, received } = await connectRaw(live.viewUrl);
  await expect.poll(() => received.length).toBe(1);
  socket.send(garbage);
  await once(socket, 'close');
  await greetRaw(live.viewUrl);
});

test.each([
  ['an unknown message', Buffer.from([99])],
  ['a pixel format that we lack', Buffer.from([0, 0, 0, 0, 8, 8, 0, 1, ...Buffer.alloc(12)])],
  ['a clipboard of 4 GB', Buffer.from([6, 0, 0, 0, 255, 255, 255, 255])],
])('after the greeting, %s ends that connection only', async (_, garbage) => {
  const { socket } = await greetRaw(live.controlUrl);
  socket.send(garbage);
  await once(socket, 'close');
  await greetRaw(live.viewUrl);
});

test('the page tells that the PC has ended, and shows the next one', async () => {
  const { page, state } = await openLive(live.controlUrl);
  await shutDown();
  await expect.poll(() => state.textContent()).toBe('Waiting');
  expect(await page.getByText('The PC is off').isVisible()).toBe(true);
  await boot();
  await expect.poll(() => state.textContent()).toBe('Live');
});

test('without its token the page says which address to open', async () => {
  const { page } = await browser.openPage();
  await page.goto(new URL('/', live.viewUrl).href);
  await expect.poll(() => page.getByText('Copy the whole address').isVisible()).toBe(true);
});
