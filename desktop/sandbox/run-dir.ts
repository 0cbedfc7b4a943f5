import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hostNow } from '#kit/clock.ts';
import { removeGroupParents, sweepControlGroups } from './control-groups.ts';
import { makeGuestDir, RUN_ROOT } from './guest.ts';

const OWNER_FILE = 'owner';
/** A directory takes its name when it is whole. One that is not by now was left by somebody who died over it. */
const DRAFTED_WITHIN_MS = 60_000;

/** Who may still be using a run directory: a process, told from a later one of the same number by when it started. */
interface Owner {
  pid: number;
  startTicks: string;
}

/** A directory for a PC of this process. Removed with the PC, or by `sweepRunDirs` when this process died before. */
export function createRunDir(): string {
  const dir = join(RUN_ROOT, randomUUID().slice(0, 8));
  const draft = `${dir}.draft`;
  mkdirSync(RUN_ROOT, { recursive: true });
  makeGuestDir(draft, 0o700);
  writeFileSync(join(draft, OWNER_FILE), JSON.stringify(ownerOf(process.pid)));
  renameSync(draft, dir);
  return dir;
}

/** Removes what processes that are gone have left of PCs. Answers what it removed. */
export function sweepRunDirs(): string[] {
  const left = listRunDirs().filter((dir) => !isOwned(dir));
  for (const dir of left) rmSync(dir, { recursive: true, force: true });
  const groups = sweepControlGroups((id) => !existsSync(join(RUN_ROOT, id)));
  return [...left, ...groups];
}

/** Removes what all PCs share (see guest.ts), unless there is one, or about to be. */
export function removeRunRoot(): void {
  if (listRunDirs().length > 0) return;
  removeGroupParents();
  rmSync(RUN_ROOT, { recursive: true, force: true });
}

function isOwned(dir: string): boolean {
  const owner = readOwner(dir);
  if (owner) return ownerOf(owner.pid)?.startTicks === owner.startTicks;
  const { mtimeMs = 0 } = statSync(dir, { throwIfNoEntry: false }) ?? {};
  return hostNow() - mtimeMs < DRAFTED_WITHIN_MS;
}

function listRunDirs(): string[] {
  try {
    return readdirSync(RUN_ROOT)
      .filter((name) => /^[0-9a-f]{8}(\.draft)?$/.test(name))
      .map((name) => join(RUN_ROOT, name));
  } catch {
    return [];
  }
}

function readOwner(dir: string): Owner | null {
  try {
    return JSON.parse(readFileSync(join(dir, OWNER_FILE), 'utf8'));
  } catch {
    return null;
  }
}

function ownerOf(pid: number): Owner | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid, startTicks: afterName[19] as string };
  } catch {
    return null;
  }
}
