import type { FSWatcher } from 'node:fs';
import { type FileOnDisk, FOLDERS, type FolderName, readFileName, type Subfolder } from './folders.ts';
import { openTrustedDir, putFile, type SafeDir } from './safe-dir.ts';

const SUBFOLDERS = ['cur', 'new', 'tmp'] as const;
type Sub = (typeof SUBFOLDERS)[number];

interface OpenFolder {
  dir: SafeDir;
  subs: Record<Sub, SafeDir>;
  watchers: FSWatcher[];
}

/** The Maildir on disk. `open` makes what is missing and finds out what was replaced since. */
export interface Tree {
  /** Folders that are not the ones they were when last opened: what they held is unknown, not deleted. */
  open(): Promise<{ replaced: Set<FolderName> }>;
  root(): SafeDir;
  at(folder: FolderName, sub: Sub): SafeDir;
  /** Puts a file that is no mail beside the mail of a folder. */
  put(folder: FolderName, name: string, bytes: Uint8Array): Promise<void>;
  list(): Promise<FileOnDisk[]>;
  close(): Promise<void>;
}

export function createTree(homeDir: string, changed: () => void): Tree {
  let home: SafeDir | undefined;
  let root: SafeDir | undefined;
  const folders = new Map<FolderName, OpenFolder>();

  const closeFolder = async (name: FolderName) => {
    const folder = folders.get(name);
    if (!folder) return;
    folders.delete(name);
    for (const watcher of folder.watchers) watcher.close();
    await Promise.all([...Object.values(folder.subs), folder.dir].map((dir) => dir.close()));
  };
  const closeAll = async () => {
    for (const name of FOLDERS) await closeFolder(name);
    await root?.close();
    root = undefined;
  };
  const get = (name: FolderName): OpenFolder => {
    const folder = folders.get(name);
    if (!folder) throw new Error(`The mail folder "${name || 'inbox'}" is not open.`);
    return folder;
  };
  const isIntact = async (name: FolderName): Promise<boolean> => {
    const folder = folders.get(name);
    if (!folder || !root) return false;
    if (name && !(await root.holds(name, folder.dir))) return false;
    const kept = await Promise.all(SUBFOLDERS.map((sub) => folder.dir.holds(sub, folder.subs[sub])));
    return kept.every(Boolean);
  };

  return {
    async open() {
      home ??= await openTrustedDir(homeDir);
      if (root && !(await home.holds('Maildir', root))) await closeAll();
      root ??= await home.openDir('Maildir');
      const replaced = new Set<FolderName>();
      for (const name of FOLDERS) {
        if (await isIntact(name)) continue;
        await closeFolder(name);
        folders.set(name, await openFolder(root, name, changed));
        replaced.add(name);
      }
      return { replaced };
    },
    root: () => root as SafeDir,
    put: (folder, name, bytes) => putFile(get(folder).subs.tmp, get(folder).dir, name, bytes),
    at: (name, sub) => get(name).subs[sub],
    async list() {
      const lists = FOLDERS.flatMap((folder) =>
        (['new', 'cur'] as const).map((sub) => listSub(get(folder), folder, sub)),
      );
      return (await Promise.all(lists)).flat();
    },
    async close() {
      await closeAll();
      await home?.close();
      home = undefined;
    },
  };
}

async function openFolder(root: SafeDir, name: FolderName, changed: () => void): Promise<OpenFolder> {
  const opened: SafeDir[] = [];
  const open = async (parent: SafeDir, child: string) => {
    const dir = await parent.openDir(child);
    opened.push(dir);
    return dir;
  };
  try {
    const dir = await open(root, name || '.');
    const subs = { cur: await open(dir, 'cur'), new: await open(dir, 'new'), tmp: await open(dir, 'tmp') };
    if (name) await putFile(subs.tmp, dir, 'maildirfolder', new Uint8Array());
    const watchers = [subs.cur, subs.new].map((sub) => sub.watch(changed));
    for (const watcher of watchers) watcher.on('error', changed);
    return { dir, subs, watchers };
  } catch (error) {
    await Promise.all(opened.map((dir) => dir.close()));
    throw error;
  }
}

const listSub = async ({ subs }: OpenFolder, folder: FolderName, sub: Subfolder): Promise<FileOnDisk[]> =>
  (await subs[sub].list())
    .filter((name) => !name.startsWith('.'))
    .map((name) => readFileName(folder, sub, name));
