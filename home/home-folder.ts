import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';

/** A home folder that is being made. Every file has the time of the world at which its owner last saved it. */
export interface HomeFolder {
  write(path: string, content: string | Uint8Array, atMs: number): Promise<void>;
  /** An empty folder that is there because people have it, e.g. `Music`. */
  makeFolder(path: string, atMs: number): Promise<void>;
  /** Gives folders the time of the latest thing in them. Nothing is written afterwards. */
  finish(): Promise<void>;
}

export function createHomeFolder(dir: string): HomeFolder {
  const latest = new Map<string, number>();
  const touch = (folder: string, atMs: number): void => {
    latest.set(folder, Math.max(atMs, latest.get(folder) ?? 0));
    if (folder !== '.') touch(posix.dirname(folder), atMs);
  };
  return {
    async write(path, content, atMs) {
      const target = join(dir, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content, { flag: 'wx' });
      await utimes(target, atMs / 1000, atMs / 1000);
      touch(posix.dirname(path), atMs);
    },
    async makeFolder(path, atMs) {
      await mkdir(join(dir, path), { recursive: true });
      touch(path, atMs);
    },
    async finish() {
      for (const [folder, atMs] of latest) await utimes(join(dir, folder), atMs / 1000, atMs / 1000);
    },
  };
}
