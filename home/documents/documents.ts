import type { HomePart } from '../home-source.ts';
import { createDesk, type DocumentKind, type SavedFile } from './desk.ts';
import { writings } from './writings.ts';

const KINDS: readonly DocumentKind[] = [writings];

/** What its owner wrote, was sent, downloaded and filed. */
export const documents: HomePart = async (source, home) => {
  const desk = createDesk(source);
  const files = (await Promise.all(KINDS.map((kind) => kind(desk)))).flat();
  for (const file of files.sort(byPath)) {
    if (file.atMs > source.life.referenceMs) continue;
    await home.write(file.path, file.content, file.atMs);
  }
};

const byPath = (a: SavedFile, b: SavedFile) => (a.path < b.path ? -1 : 1);
