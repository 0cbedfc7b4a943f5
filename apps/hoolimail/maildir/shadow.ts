import { z } from 'zod';
import { type FileOnDisk, FOLDERS, type FolderName, readFileName, saysTheSame } from './folders.ts';
import type { Tree } from './tree.ts';

const FILE = 'hoolimail-mirror.json';
const MOST_BYTES = 20 * 1024 * 1024;

const paths = z.record(z.string().regex(/^\d{1,12}$/), z.string().max(300));
const schema = z.object({ files: paths, moving: paths.optional() });

/**
 * What lay on disk when both sides last agreed, by message. Where the disk differs from it, the owner changed the
 * disk; where the database does, the app changed the mail. Kept in the Maildir, so that it is true of this one.
 */
export type Shadow = Map<number, FileOnDisk>;

export interface StoredShadow {
  agreed: Shadow;
  /** Where we were about to move files to: one that lies there was moved by us, not by the owner. */
  moving: Shadow;
}

/** Empty where there is none or it makes no sense: then the database is right. */
export async function loadShadow(tree: Tree): Promise<StoredShadow> {
  const file = await tree.root().read(FILE, MOST_BYTES);
  const parsed = file && schema.safeParse(parseJson(file.bytes.toString()));
  if (!parsed?.success) return { agreed: new Map(), moving: new Map() };
  return { agreed: readPaths(parsed.data.files), moving: readPaths(parsed.data.moving ?? {}) };
}

export async function saveShadow(tree: Tree, { agreed, moving }: StoredShadow): Promise<void> {
  const stored = { files: writePaths(agreed), ...(moving.size > 0 && { moving: writePaths(moving) }) };
  await tree.put('', FILE, Buffer.from(JSON.stringify(stored)));
}

/** Counts moves that were made before a kill as agreed. */
export function settleMoves({ agreed, moving }: StoredShadow, files: readonly FileOnDisk[]): void {
  for (const file of files) {
    const target = file.id === null ? undefined : moving.get(file.id);
    if (target && saysTheSame(target, file)) agreed.set(file.id as number, file);
  }
  moving.clear();
}

const writePaths = (shadow: Shadow) =>
  Object.fromEntries([...shadow].map(([id, { folder, sub, name }]) => [id, `${folder}/${sub}/${name}`]));

const readPaths = (stored: Record<string, string>): Shadow =>
  new Map(
    Object.entries(stored).flatMap(([id, path]) => {
      const file = readPath(path);
      return file ? [[Number(id), { ...file, id: Number(id) }] as const] : [];
    }),
  );

function readPath(path: string): FileOnDisk | null {
  const [folder = '', sub, name] = path.split('/');
  if (!isFolder(folder) || (sub !== 'cur' && sub !== 'new') || !name) return null;
  return readFileName(folder, sub, name);
}

const isFolder = (name: string): name is FolderName => (FOLDERS as readonly string[]).includes(name);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
