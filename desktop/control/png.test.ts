import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPngEncoder, type Pixels } from './png.ts';

const WIDTH = 130;
const HEIGHT = 123;
/** Rows may be longer than what is shown of them. */
const STRIDE = (WIDTH + 3) * 4;

function picture(bgrx: Buffer): Pixels {
  return { width: WIDTH, height: HEIGHT, stride: STRIDE, bgrx };
}

async function decode(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: WIDTH, height: HEIGHT, channels: 3 });
  return data;
}

function colours({ bgrx }: Pixels): Buffer {
  const rgb = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const from = y * STRIDE + x * 4;
      rgb.set([bgrx[from + 2], bgrx[from + 1], bgrx[from]] as number[], (y * WIDTH + x) * 3);
    }
  return rgb;
}

test('what was encoded is decoded the same, also when only parts have changed since', async () => {
  const encoder = createPngEncoder();
  const pixels = picture(randomBytes(STRIDE * HEIGHT));
  expect(await decode(await encoder.encode(pixels))).toEqual(colours(pixels));
  pixels.bgrx.fill(200, STRIDE * 60, STRIDE * 61);
  expect(await decode(await encoder.encode(pixels))).toEqual(colours(pixels));
  pixels.bgrx.fill(7);
  expect(await decode(await encoder.encode(pixels))).toEqual(colours(pixels));
});

test('pictures that are asked for at once are each of their own moment', async () => {
  const encoder = createPngEncoder();
  const pixels = picture(Buffer.alloc(STRIDE * HEIGHT, 1));
  const first = encoder.encode(pixels);
  const before = colours(pixels);
  pixels.bgrx.fill(9);
  const second = encoder.encode(pixels);
  expect(await decode(await first)).toEqual(before);
  expect(await decode(await second)).toEqual(colours(pixels));
});
