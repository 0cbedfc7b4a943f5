import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { hostNow } from '#kit/clock.ts';

const SIZE = 4096;
const NS_PER_MS = 1_000_000n;
/** The kernel's stamps lag: what is made now may bear a moment that has passed. */
const STAMPS_LAG_MS = 1000;

const nanoseconds = (ms: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(BigInt(Math.round(ms)) * NS_PER_MS);
  return bytes;
};

/**
 * What every program of a PC reads the world's time from (desktop/image/clock.c): how far the world is ahead of the host,
 * and since when (in the host's time) files that change are shown at the world's time; two little-endian int64.
 */
export function createWorldClockFile(path: string, worldNow: number): void {
  const file = Buffer.alloc(SIZE);
  file.set(nanoseconds(worldNow - hostNow()), 0);
  file.set(nanoseconds(hostNow() - STAMPS_LAG_MS), 8);
  writeFileSync(path, file);
}

/** Programs follow at once: they have the file mapped, so it is written in place. */
export function setWorldClockFile(path: string, offsetMs: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, nanoseconds(offsetMs), 0, 8, 0);
  closeSync(file);
}
