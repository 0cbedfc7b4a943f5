import { z } from 'zod';
import { type FileOnDisk, FOLDERS, type FolderName, readFileName } from './folders.ts';
import type { Tree } from './tree.ts';

const FILE = 'hoolimail-mirror.json';
const MOST_BYTES = 20 * 1024 * 1024;

const schema = z.object({ files: z.record(z.string().regex(/^\d{1,12}$/), z.string().max(300)) });

/**
 * What lay on disk when both sides last agreed, by message. Where the disk differs from it, the owner changed the
 * disk; where the database does, the app changed the mail. Kept in the Maildir, so that it is true of this one.
 */
export type Shadow = Map<number, FileOnDisk>;

/** Empty where there is none or it makes no sense: then the database is right. */
export async function loadShadow(tree: Tree): Promise<Shadow> {
  const file = await tree.root().read(FILE, MOST_BYTES);
  const parsed = file && schema.safeParse(parseJson(file.bytes.toString()));
  if (!parsed?.success) return new Map();
  return new Map(
    Object.entries(parsed.data.files).flatMap(([id, path]) => {
      const file = readPath(path);
      return file ? [[Number(id), { ...file, id: Number(id) }] as const] : [];
    }),
  );
}

export async function saveShadow(tree: Tree, shadow: Shadow): Promise<void> {
  const files = Object.fromEntries([...shadow].map(([id, at]) => [id, `${at.folder}/${at.sub}/${at.name}`]));
  await tree.at('', 'tmp').write(FILE, Buffer.from(JSON.stringify({ files })));
  await tree.at('', 'tmp').moveTo(FILE, tree.root(), FILE);
}

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
