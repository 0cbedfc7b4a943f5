import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file under a folder by its path in it, in order. */
export const listFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort();
