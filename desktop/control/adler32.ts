const MODULUS = 65_521;
/** As many bytes as can be summed before a signed 32-bit integer overflows. */
const BLOCK = 3800;

/** The checksum that ends a zlib stream. */
export function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let start = 0; start < bytes.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, bytes.length);
    for (let i = start; i < end; i++) {
      a += bytes[i] as number;
      b += a;
    }
    a %= MODULUS;
    b %= MODULUS;
  }
  return ((b << 16) | a) >>> 0;
}

/** The checksum of two pieces in a row, from those of each and the length of the second. */
export function combineAdler32(first: number, second: number, secondLength: number): number {
  const [a1, b1] = [first & 0xffff, first >>> 16];
  const [a2, b2] = [second & 0xffff, second >>> 16];
  const a = (a1 + a2 - 1 + MODULUS) % MODULUS;
  const b = (b1 + b2 + (secondLength % MODULUS) * (a1 - 1 + MODULUS)) % MODULUS;
  return ((b << 16) | a) >>> 0;
}
