import type { Pixels } from '../control/png.ts';
import type { ByteQueue } from './byte-queue.ts';
import type { Rect } from './screen-changes.ts';

/** The Remote Framebuffer Protocol 3.8 (RFC 6143), as far as noVNC needs it: no encoding but raw. */
export const VERSION = 'RFB 003.008\n';
export const NO_AUTHENTICATION = 1;
const RAW = 0;
const BYTES_PER_PIXEL = 4;
const CLIPBOARD_LIMIT = 256 * 1024;

/** How many bits each colour is shifted in a little-endian pixel of 32 bits. */
export interface PixelFormat {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** What the X server draws. */
export const NATIVE_FORMAT: PixelFormat = { red: 16, green: 8, blue: 0 };

export type ClientMessage =
  | { readonly type: 'format'; readonly format: PixelFormat }
  | { readonly type: 'update'; readonly isIncremental: boolean }
  | { readonly type: 'key'; readonly keysym: number; readonly isDown: boolean }
  | { readonly type: 'pointer'; readonly x: number; readonly y: number; readonly buttons: number }
  | { readonly type: 'encodings' | 'clipboard' };

/** The other side does not speak the protocol, or not the part of it that we do. */
export class RfbError extends Error {}

const SET_PIXEL_FORMAT = 0;
const SET_ENCODINGS = 2;
const UPDATE_REQUEST = 3;
const KEY_EVENT = 4;
const POINTER_EVENT = 5;
const CLIENT_CUT_TEXT = 6;

export async function readClientMessage(bytes: ByteQueue): Promise<ClientMessage> {
  const type = (await bytes.take(1)).readUInt8();
  switch (type) {
    case SET_PIXEL_FORMAT:
      return { type: 'format', format: parsePixelFormat((await bytes.take(19)).subarray(3)) };
    case SET_ENCODINGS: {
      const count = (await bytes.take(3)).readUInt16BE(1);
      await bytes.take(count * 4);
      return { type: 'encodings' };
    }
    case UPDATE_REQUEST:
      return { type: 'update', isIncremental: (await bytes.take(9)).readUInt8() !== 0 };
    case KEY_EVENT: {
      const body = await bytes.take(7);
      return { type: 'key', isDown: body.readUInt8() !== 0, keysym: body.readUInt32BE(3) };
    }
    case POINTER_EVENT: {
      const body = await bytes.take(5);
      return {
        type: 'pointer',
        buttons: body.readUInt8(),
        x: body.readUInt16BE(1),
        y: body.readUInt16BE(3),
      };
    }
    case CLIENT_CUT_TEXT: {
      const length = (await bytes.take(7)).readUInt32BE(3);
      if (length > CLIPBOARD_LIMIT)
        throw new RfbError(`A clipboard of ${length} bytes; at most ${CLIPBOARD_LIMIT}.`);
      await bytes.take(length);
      return { type: 'clipboard' };
    }
    default:
      throw new RfbError(`Unknown message type ${type}.`);
  }
}

function parsePixelFormat(body: Buffer): PixelFormat {
  const [bits, , isBigEndian, isTrueColour] = body;
  const maxima = [4, 6, 8].map((at) => body.readUInt16BE(at));
  const [red, green, blue] = [body.readUInt8(10), body.readUInt8(11), body.readUInt8(12)];
  const isOurs = bits === 32 && isBigEndian === 0 && isTrueColour !== 0 && maxima.every((max) => max === 255);
  if (!isOurs || [red, green, blue].some((shift) => shift > 24 || shift % 8 !== 0))
    throw new RfbError('Only little-endian true colour with 32 bits a pixel is offered.');
  return { red, green, blue };
}

export function serverInit({ width, height }: { width: number; height: number }, name: string): Buffer {
  const title = Buffer.from(name);
  const message = Buffer.alloc(24);
  message.writeUInt16BE(width, 0);
  message.writeUInt16BE(height, 2);
  message.set([32, 24, 0, 1, 0, 255, 0, 255, 0, 255, 16, 8, 0], 4);
  message.writeUInt32BE(title.length, 20);
  return Buffer.concat([message, title]);
}

export function framebufferUpdate(pixels: Pixels, rects: readonly Rect[], format: PixelFormat): Buffer {
  const size = rects.reduce((sum, { width, height }) => sum + 12 + width * height * BYTES_PER_PIXEL, 4);
  const message = Buffer.alloc(size);
  message.writeUInt16BE(0, 0);
  message.writeUInt16BE(rects.length, 2);
  let at = 4;
  for (const rect of rects) {
    for (const [index, value] of [rect.x, rect.y, rect.width, rect.height].entries())
      message.writeUInt16BE(value, at + index * 2);
    message.writeInt32BE(RAW, at + 8);
    at = writePixels(message, at + 12, { pixels, rect, format });
  }
  return message;
}

interface Area {
  readonly pixels: Pixels;
  readonly rect: Rect;
  readonly format: PixelFormat;
}

function writePixels(message: Buffer, start: number, { pixels, rect, format }: Area): number {
  const { bgrx, stride } = pixels;
  const [blueAt, greenAt, redAt] = [format.blue / 8, format.green / 8, format.red / 8];
  let to = start;
  for (let y = rect.y; y < rect.y + rect.height; y++) {
    let from = y * stride + rect.x * BYTES_PER_PIXEL;
    for (let x = 0; x < rect.width; x++) {
      message[to + blueAt] = bgrx[from] as number;
      message[to + greenAt] = bgrx[from + 1] as number;
      message[to + redAt] = bgrx[from + 2] as number;
      to += BYTES_PER_PIXEL;
      from += BYTES_PER_PIXEL;
    }
  }
  return to;
}
