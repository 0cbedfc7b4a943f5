import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Screens are flat areas and text: a higher level costs three times the time for a tenth of the size. */
const LEVEL = 2;

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Blue, green, red, unused; rows of `stride` bytes. */
  readonly bgrx: Buffer;
  readonly stride: number;
}

/** A picture of the screen, lossless. */
export function encodePng({ width, height, bgrx, stride }: Pixels): Buffer {
  const rows = Buffer.allocUnsafe(height * (1 + width * 3));
  let to = 0;
  for (let y = 0; y < height; y++) {
    rows[to++] = 0;
    let from = y * stride;
    for (let x = 0; x < width; x++) {
      rows[to] = bgrx[from + 2] as number;
      rows[to + 1] = bgrx[from + 1] as number;
      rows[to + 2] = bgrx[from] as number;
      to += 3;
      from += 4;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: LEVEL, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8 + body.length);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), 4 + body.length);
  return framed;
}
