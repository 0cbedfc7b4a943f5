import type { Pixels } from '../control/png.ts';

const TILE_WIDTH = 64;
const BAND_HEIGHT = 16;
const BYTES_PER_PIXEL = 4;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ScreenChanges {
  /** Where the picture differs from the last one it was asked about; all of it at first. */
  of(pixels: Pixels): Rect[];
  /** All of it differs from nothing. */
  forget(): void;
}

/** Compares in bands of rows, and what differs in tiles, so that a screen at rest costs one look at its memory. */
export function createScreenChanges(): ScreenChanges {
  let seen: Buffer | null = null;
  return {
    of(pixels) {
      const { width, height, stride, bgrx } = pixels;
      if (!seen) {
        seen = Buffer.from(bgrx);
        return [{ x: 0, y: 0, width, height }];
      }
      const rects: Rect[] = [];
      for (let y = 0; y < height; y += BAND_HEIGHT) {
        const band = { y, height: Math.min(BAND_HEIGHT, height - y) };
        const [from, to] = [y * stride, (y + band.height) * stride];
        if (bgrx.compare(seen, from, to, from, to) === 0) continue;
        addBand(rects, changedIn(band, pixels, seen));
        bgrx.copy(seen, from, from, to);
      }
      return rects;
    },
    forget() {
      seen = null;
    },
  };
}

/** From the first to the last tile of a band that differs. */
function changedIn({ y, height }: { y: number; height: number }, pixels: Pixels, seen: Buffer): Rect {
  const { width, stride, bgrx } = pixels;
  const differs = (x: number) => {
    const bytes = Math.min(TILE_WIDTH, width - x) * BYTES_PER_PIXEL;
    for (let row = y; row < y + height; row++) {
      const from = row * stride + x * BYTES_PER_PIXEL;
      if (bgrx.compare(seen, from, from + bytes, from, from + bytes) !== 0) return true;
    }
    return false;
  };
  let left = 0;
  while (left + TILE_WIDTH < width && !differs(left)) left += TILE_WIDTH;
  let last = Math.floor((width - 1) / TILE_WIDTH) * TILE_WIDTH;
  while (last > left && !differs(last)) last -= TILE_WIDTH;
  return { x: left, y, width: Math.min(last + TILE_WIDTH, width) - left, height };
}

/** One rectangle with the band above when both are as wide. */
function addBand(rects: Rect[], band: Rect): void {
  const above = rects.at(-1);
  const continues = above?.x === band.x && above.width === band.width && above.y + above.height === band.y;
  if (above && continues) rects[rects.length - 1] = { ...above, height: above.height + band.height };
  else rects.push(band);
}
