import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { openScreen, type Screen } from '../control/screen.ts';

const FRAME_MS = 100;
const DEFAULT_LIMITS = { durationMs: 2 * 60 * 60 * 1000, bytes: 64 * 1024 * 1024 };
const LAST_WORDS = 500;

export interface RecorderOptions {
  readonly framebuffer: string;
  /** The PC's first process, as the host numbers it. */
  readonly pid: number;
  readonly limits?: { readonly durationMs: number; readonly bytes: number };
}

/** Films the screen of a PC. */
export interface Recorder {
  start(): Promise<void>;
  /** The film since `start`, as mp4; up to the limits of length and size. */
  stop(): Promise<Buffer>;
}

/** Asked for at the wrong moment. */
export class RecordingError extends Error {}

/** The caller is the guest. */
export function createRecorder(options: RecorderOptions): Recorder {
  let current: Promise<Film> | null = null;
  return {
    async start() {
      if (current)
        throw new RecordingError('A recording is running already. End it before you start another one.');
      current = startFilm(options);
      try {
        await current;
      } catch (error) {
        current = null;
        throw error;
      }
    },
    async stop() {
      if (!current) throw new RecordingError('No recording is running. Start one first.');
      const film = await current;
      current = null;
      return film.finish();
    },
  };
}

interface Film {
  finish(): Promise<Buffer>;
}

async function startFilm({ framebuffer, pid, limits = DEFAULT_LIMITS }: RecorderOptions): Promise<Film> {
  const screen = openScreen(framebuffer);
  const encoder = startEncoder(pid, screen);
  const camera = startCamera(screen, encoder.frames);
  const timer = setTimeout(camera.stop, limits.durationMs);
  encoder.onSize((bytes) => bytes > limits.bytes && camera.stop());
  void encoder.ended.then(() => {
    clearTimeout(timer);
    camera.stop();
    screen.close();
  });
  await encoder.begun;
  return {
    async finish() {
      camera.stop();
      await encoder.ended;
      return encoder.film();
    },
  };
}

/** Hands over a frame whenever the screen has changed, and at the end what is shown then, which gives the last one its length. */
function startCamera(screen: Screen, frames: Writable): { stop(): void } {
  const frame = Buffer.from(screen.grab().bgrx);
  frames.write(frame);
  const timer = setInterval(() => {
    // The encoder still reads the frame before: this one waits for the next look.
    if (frames.writableLength > 0) return;
    const { bgrx } = screen.grab();
    if (frame.equals(bgrx)) return;
    bgrx.copy(frame);
    frames.write(frame);
  }, FRAME_MS);
  return {
    stop() {
      clearInterval(timer);
      if (!frames.writableEnded) frames.end(Buffer.from(screen.grab().bgrx));
    },
  };
}

interface Encoder {
  readonly frames: Writable;
  /** Settles with the first bytes of the film; rejects when there are none. */
  readonly begun: Promise<void>;
  readonly ended: Promise<void>;
  onSize(listener: (bytes: number) => void): void;
  film(): Buffer;
}

function startEncoder(pid: number, screen: Screen): Encoder {
  const child = spawnEncoder(pid, screen);
  const [frames, film, complaints] = child.stdio as unknown as [Writable, Readable, Readable];
  const pieces: Buffer[] = [];
  let size = 0;
  let listener: (bytes: number) => void = () => undefined;
  let words = '';
  frames.on('error', () => undefined);
  film.on('data', (piece: Buffer) => {
    pieces.push(piece);
    size += piece.length;
    listener(size);
  });
  complaints.on('data', (piece: Buffer) => {
    words = (words + piece).slice(-LAST_WORDS);
  });
  const ended = once(child, 'close').then(() => undefined);
  const failure = () =>
    new Error(`The recording failed: ffmpeg ended with ${child.exitCode}. ${words.trim()}`);
  return {
    frames,
    ended,
    begun: Promise.race([once(film, 'data'), ended]).then(() => {
      if (size === 0) throw failure();
    }),
    onSize(told) {
      listener = told;
    },
    film() {
      if (child.exitCode !== 0) throw failure();
      return Buffer.concat(pieces);
    },
  };
}

/**
 * The image's ffmpeg, with the PC's files, which its user cannot change where programs lie, but outside of the PC's process
 * numbers: nobody in the PC can see or end it. Frames come when something changed, so they carry the time of their arrival.
 */
function spawnEncoder(pid: number, { height, grab }: Screen): ChildProcess {
  const width = grab().stride / 4;
  const enter = ['-t', String(pid), '-U', '-m', '-n', '-i', '--preserve-credentials'];
  const drop = ['setpriv', '--inh-caps=-all', '--no-new-privs', '--', 'env', '-i', '-C', '/'];
  const input = [
    ...['-f', 'rawvideo', '-pixel_format', 'bgr0', '-video_size', `${width}x${height}`],
    ...['-use_wallclock_as_timestamps', '1', '-i', 'pipe:0'],
  ];
  const picture = [
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-crf', '24'],
    ...['-pix_fmt', 'yuv420p', '-threads', '1', '-fps_mode', 'vfr'],
    // Players take a picture of this size for BT.709 whatever it says.
    ...['-vf', 'scale=out_color_matrix=bt709', '-colorspace', 'bt709'],
  ];
  const output = ['-f', 'mp4', '-movflags', 'frag_keyframe+empty_moov+default_base_moof', 'pipe:1'];
  const encode = ['/usr/bin/ffmpeg', '-loglevel', 'error', ...input, ...picture, ...output];
  return spawn('nsenter', [...enter, ...drop, ...encode], { stdio: 'pipe' });
}
