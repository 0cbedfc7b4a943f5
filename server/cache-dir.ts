import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { hostNow } from '#kit/clock.ts';

const UNUSED_MS = 30 * 24 * 3600_000;

/** Where grown worlds, home folders and images are kept. Everything in it can be made again. */
export const cacheDir = (): string =>
  process.env.MYPC_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'mypc');

/** Notes in the time of access that something cached was used; when it was made stays as it is. */
export function markUsed(path: string): void {
  try {
    utimesSync(path, new Date(hostNow()), statSync(path).mtime);
  } catch {
    // A cache that belongs to somebody else is only read.
  }
}

/** Removes what nobody used for a month, such as worlds of older code. What begins with the same hash stays together. */
export function removeUnused(dir: string): void {
  const before = hostNow() - UNUSED_MS;
  const families = Map.groupBy(readdirSync(dir), (name) => name.split('.', 1)[0]);
  for (const names of families.values()) {
    const paths = names.map((name) => join(dir, name));
    if (paths.every((path) => (statSync(path, { throwIfNoEntry: false })?.atimeMs ?? 0) < before))
      for (const path of paths) rmSync(path, { recursive: true, force: true });
  }
}
