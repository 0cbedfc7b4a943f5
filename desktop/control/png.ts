import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { adler32, combineAdler32 } from './adler32.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ZLIB_HEADER = Buffer.from([0x78, 0x01]);
/** An empty block that says it is the last. */
const ZLIB_END = Buffer.from([0x03, 0x00]);
/** Screens are flat areas and text: a higher level costs twice the time for a tenth of the size. */
const LEVEL = 1;
const BAND_ROWS = 100;

const deflate = promisify<Buffer, object, Buffer>(deflateRaw);

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Blue, green, red, unused; rows of `stride` bytes. */
  readonly bgrx: Buffer;
  readonly stride: number;
}

/** Some rows of the picture: as they were when they were packed, and packed. */
interface Band {
  readonly bgrx: Buffer;
  readonly unpackedBytes: number;
  readonly checksum: number;
  readonly packed: Promise<Buffer>;
}

export interface PngEncoder {
  /** A picture of the screen, lossless. The pixels are read before this returns. */
  encode(pixels: Pixels): Promise<Buffer>;
}

/** Packs in bands, at once and outside the event loop; those that look as they did last time are taken from there. */
export function createPngEncoder(): PngEncoder {
  let bands: Band[] = [];
  let picture: Promise<Buffer> | undefined;
  return {
    encode({ width, height, bgrx, stride }) {
      const last = bands;
      bands = Array.from({ length: Math.ceil(height / BAND_ROWS) }, (_, index) => {
        const start = index * BAND_ROWS;
        const rows = Math.min(BAND_ROWS, height - start);
        const now = bgrx.subarray(start * stride, (start + rows) * stride);
        const same = last[index]?.bgrx.equals(now) ? last[index] : undefined;
        return same ?? packBand(Buffer.from(now), { width, rows, stride });
      });
      const isSame = picture && bands.every((band, index) => band === last[index]);
      if (!picture || !isSame) picture = assemble(width, height, bands);
      return picture;
    },
  };
}

function packBand(bgrx: Buffer, shape: { width: number; rows: number; stride: number }): Band {
  const rgb = toRows(bgrx, shape);
  const flags = { level: LEVEL, memLevel: 9, finishFlush: constants.Z_SYNC_FLUSH };
  return { bgrx, unpackedBytes: rgb.length, checksum: adler32(rgb), packed: deflate(rgb, flags) };
}

/** Red, green, blue; each row begins with a zero, which says that it is not filtered. */
function toRows(bgrx: Buffer, { width, rows, stride }: { width: number; rows: number; stride: number }) {
  const pixels = new Uint32Array(bgrx.buffer, bgrx.byteOffset, bgrx.length >> 2);
  const rgb = Buffer.allocUnsafe(rows * (1 + width * 3));
  let to = 0;
  for (let y = 0; y < rows; y++) {
    rgb[to++] = 0;
    const start = (y * stride) >> 2;
    for (let from = start; from < start + width; from++) {
      const pixel = pixels[from] as number;
      rgb[to] = pixel >>> 16;
      rgb[to + 1] = pixel >>> 8;
      rgb[to + 2] = pixel;
      to += 3;
    }
  }
  return rgb;
}

async function assemble(width: number, height: number, bands: readonly Band[]): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const checksum = Buffer.alloc(4);
  const sum = bands.reduce((all, band) => combineAdler32(all, band.checksum, band.unpackedBytes), 1);
  checksum.writeUInt32BE(sum);
  const packed = await Promise.all(bands.map((band) => band.packed));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', [header]),
    chunk('IDAT', [ZLIB_HEADER, ...packed, ZLIB_END, checksum]),
    chunk('IEND', []),
  ]);
}

function chunk(type: string, parts: readonly Buffer[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const body = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), ...parts, Buffer.alloc(4)]);
  body.writeUInt32BE(size, 0);
  body.writeUInt32BE(crc32(body.subarray(4, 8 + size)), 8 + size);
  return body;
}
