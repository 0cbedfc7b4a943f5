import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPngEncoder, type Pixels } from './png.ts';

const LOOK_EVERY_MS = 20;
const XWD_HEADER = { size: 0, width: 16, height: 20, stride: 48, colors: 76 };
const XWD_COLOR_BYTES = 12;

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** What is shown right now, the mouse pointer included. Only until the next grab: the buffer is the same. */
  grab(): Pixels;
  png(): Promise<Buffer>;
  /** Waits until nothing has moved for `stillMs`; answers false when `atMostMs` passed first. */
  settle(options: { stillMs: number; atMostMs: number }): Promise<boolean>;
  close(): void;
}

/** The screen through the file that the X server draws into: reading it is the whole screenshot. */
export function openScreen(framebuffer: string): Screen {
  const file = openSync(framebuffer, 'r');
  const bytes = Buffer.alloc(fstatSync(file).size);
  const read = () => {
    readSync(file, bytes, 0, bytes.length, 0);
  };
  read();
  const field = (at: number) => bytes.readUInt32BE(at);
  const [width, height, stride] = [
    field(XWD_HEADER.width),
    field(XWD_HEADER.height),
    field(XWD_HEADER.stride),
  ];
  const start = field(XWD_HEADER.size) + field(XWD_HEADER.colors) * XWD_COLOR_BYTES;
  const pixels: Pixels = {
    width,
    height,
    stride,
    bgrx: bytes.subarray(start, start + stride * height),
  };
  const encoder = createPngEncoder();
  const grab = () => {
    read();
    return pixels;
  };
  return {
    width,
    height,
    grab,
    png: () => encoder.encode(grab()),
    async settle({ stillMs, atMostMs }) {
      const began = performance.now();
      const seen = Buffer.from(grab().bgrx);
      let since = began;
      while (performance.now() - since < stillMs) {
        if (performance.now() - began > atMostMs) return false;
        await sleep(LOOK_EVERY_MS);
        const { bgrx } = grab();
        if (seen.equals(bgrx)) continue;
        bgrx.copy(seen);
        since = performance.now();
      }
      return true;
    },
    close: () => closeSync(file),
  };
}
