import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withBrowser } from '#server/testing/browser.ts';
import { openDisplay } from '../control/display.ts';
import { waitForDesktop } from '../control/readiness.ts';
import { openScreen } from '../control/screen.ts';
import { ensureImage } from '../image/ensure-image.ts';
import { giveToGuest } from '../sandbox/guest.ts';
import { createRunDir } from '../sandbox/run-dir.ts';
import { type Sandbox, startSandbox } from '../sandbox/sandbox.ts';
import { createRecorder, RecordingError } from './recorder.ts';

const SIZE = { width: 1280, height: 800 };
const browser = withBrowser();
const homeDir = mkdtempSync(join(tmpdir(), 'mypc-recorder-'));
let sandbox: Sandbox;

beforeAll(async () => {
  const { dir: image } = await ensureImage({ onProgress: () => undefined });
  giveToGuest(homeDir);
  sandbox = await startSandbox({
    ...{ image, homeDir, runDir: createRunDir(), zone: 'UTC' },
    size: SIZE,
    limits: { memoryMb: 2048, processes: 500 },
  });
  const [screen, display] = [openScreen(sandbox.framebuffer), await openDisplay(sandbox.displaySocket)];
  await waitForDesktop(display.windows, screen);
  await screen.settle({ stillMs: 800, atMostMs: 15_000 });
  screen.close();
  display.close();
});

afterAll(async () => {
  await sandbox?.stop();
  rmSync(homeDir, { recursive: true, force: true });
});

async function movePointer(forMs: number): Promise<void> {
  const display = await openDisplay(sandbox.displaySocket);
  for (const start = performance.now(); performance.now() - start < forMs; await sleep(30))
    await display.move(200 + Math.round(performance.now() - start) / 4, 400);
  display.close();
}

/** How long a browser says a film is, and its last picture, small. */
async function play(film: Buffer): Promise<{ seconds: number; last: Buffer }> {
  const { page } = await browser.openPage();
  const [seconds, picture] = await page.evaluate(async (base64) => {
    const video = document.createElement('video');
    video.src = `data:video/mp4;base64,${base64}`;
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve;
      video.onerror = () => reject(video.error);
    });
    video.currentTime = video.duration;
    await new Promise((resolve) => {
      video.onseeked = resolve;
    });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return [video.duration, canvas.toDataURL()] as const;
  }, film.toString('base64'));
  return { seconds, last: Buffer.from(picture.split(',')[1] ?? '', 'base64') };
}

const small = (picture: Buffer) => sharp(picture).removeAlpha().resize(64, 40).raw().toBuffer();

test('a browser plays what happened on the screen, as long as it took', async () => {
  const recorder = createRecorder(sandbox);
  const began = performance.now();
  await recorder.start();
  await movePointer(1500);
  const screen = openScreen(sandbox.framebuffer);
  await screen.settle({ stillMs: 500, atMostMs: 8000 });
  const shown = await small(await screen.png());
  screen.close();
  const film = await recorder.stop();
  const tookMs = performance.now() - began;
  const { seconds, last } = await play(film);
  expect(seconds).toBeGreaterThan(1.9);
  expect(seconds).toBeLessThan(tookMs / 1000 + 0.2);
  const seen = await small(last);
  const differences = seen.map((value, index) => Math.abs(value - (shown[index] as number)));
  expect(Math.max(...differences)).toBeLessThan(24);
});

test('one recording at a time, and none to end when none was started', async () => {
  const recorder = createRecorder(sandbox);
  await expect(recorder.stop()).rejects.toThrow(RecordingError);
  await recorder.start();
  await expect(recorder.start()).rejects.toThrow(RecordingError);
  await recorder.stop();
  await expect(recorder.stop()).rejects.toThrow('No recording is running');
});

test('nobody in the PC sees the encoder', async () => {
  const recorder = createRecorder(sandbox);
  await recorder.start();
  const proc = join('/proc', String(sandbox.pid), 'root', 'proc');
  const numbers = readdirSync(proc).filter((name) => /^\d+$/.test(name));
  const commands = numbers.map((number) => readFileSync(join(proc, number, 'cmdline'), 'utf8'));
  await recorder.stop();
  expect(commands.filter((command) => command.includes('xfdesktop'))).toHaveLength(1);
  expect(commands.filter((command) => command.includes('ffmpeg'))).toEqual([]);
});

test('a recording ends at its limits and is kept', async () => {
  const recorder = createRecorder({ ...sandbox, limits: { durationMs: 500, bytes: 64 * 1024 * 1024 } });
  await recorder.start();
  await movePointer(1500);
  const { seconds } = await play(await recorder.stop());
  expect(seconds).toBeLessThan(1);
});

test('a PC that is gone cannot be filmed', async () => {
  const recorder = createRecorder({ ...sandbox, pid: 2 ** 22 - 1 });
  await expect(recorder.start()).rejects.toThrow('The recording failed');
  await expect(recorder.stop()).rejects.toThrow(RecordingError);
});
