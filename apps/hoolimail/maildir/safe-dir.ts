import { constants, type FSWatcher, watch } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readdir, rename, unlink } from 'node:fs/promises';

const { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL, O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK } = constants;

/**
 * A directory held open. Names are looked up below the open directory through /proc/self/fd, as openat does, so
 * that whoever owns the tree cannot redirect us by putting a symbolic link in the way, not even at the last moment.
 */
export interface SafeDir {
  path(name: string): string;
  list(): Promise<string[]>;
  /** The content of a regular file, or null when it is none, too large, gone, or not the owner's. */
  read(name: string, limit: number): Promise<{ bytes: Buffer; mtimeMs: number } | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  openDir(name: string): Promise<SafeDir>;
  /** Whether `name` here is still the directory that was opened as `child`. */
  holds(name: string, child: SafeDir): Promise<boolean>;
  moveTo(name: string, target: SafeDir, newName: string): Promise<void>;
  watch(changed: () => void): FSWatcher;
  readonly inode: number;
  close(): Promise<void>;
}

/** Whom the tree belongs to: files we make are theirs, and files of others are not read. */
interface TreeOwner {
  uid: number;
  gid: number;
}

/** Opens a directory that we trust the path of, such as a home folder, and makes it where there is none. */
export async function openTrustedDir(path: string): Promise<SafeDir> {
  await mkdir(path, { recursive: true });
  const handle = await open(path, O_RDONLY | O_DIRECTORY);
  const { uid, gid, ino } = await handle.stat();
  return createDir(handle, ino, { uid, gid });
}

/** A file of ours in `target`: there at every moment, whole, and not touched where it says this already. */
export async function putFile(tmp: SafeDir, target: SafeDir, name: string, bytes: Uint8Array): Promise<void> {
  const present = await target.read(name, bytes.length);
  if (present?.bytes.equals(bytes)) return;
  await tmp.write(name, bytes);
  await tmp.moveTo(name, target, name);
}

function createDir(handle: FileHandle, inode: number, owner: TreeOwner): SafeDir {
  const here = `/proc/self/fd/${handle.fd}`;
  const path = (name: string) => `${here}/${name}`;
  return {
    inode,
    path,
    list: () => readdir(here),
    async read(name, limit) {
      const file = await open(path(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => null);
      if (!file) return null;
      try {
        const stat = await file.stat();
        if (!stat.isFile() || stat.size > limit || stat.uid !== owner.uid) return null;
        return { bytes: await file.readFile(), mtimeMs: stat.mtimeMs };
      } finally {
        await file.close();
      }
    },
    async write(name, bytes) {
      const create = () => open(path(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
      const file = await create().catch(async () => {
        await unlink(path(name)).catch(ignoreMissing);
        return create();
      });
      try {
        await file.writeFile(bytes);
        await give(file, owner);
      } finally {
        await file.close();
      }
    },
    remove: (name) => unlink(path(name)).catch(ignoreMissing),
    async openDir(name) {
      await mkdir(path(name), 0o700).catch(ignoreExisting);
      const child = await open(path(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
      await give(child, owner);
      return createDir(child, (await child.stat()).ino, owner);
    },
    async holds(name, child) {
      const found = await lstat(path(name)).catch(() => null);
      return found?.isDirectory() === true && found.ino === child.inode;
    },
    moveTo: (name, target, newName) => rename(path(name), target.path(newName)),
    watch: (changed) => watch(here, { persistent: false }, changed),
    close: () => handle.close(),
  };
}

/** A server that runs as root leaves nothing in a home that its owner cannot change. */
async function give(file: FileHandle, { uid, gid }: TreeOwner): Promise<void> {
  if (process.getuid?.() !== 0 || uid === 0) return;
  if ((await file.stat()).uid !== uid) await file.chown(uid, gid);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
