import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeGuestDir, RUN_ROOT } from './guest.ts';

const OWNER_FILE = 'owner';

/** Who may still be using a run directory: a process, told from a later one of the same number by when it started. */
interface Owner {
  pid: number;
  startTicks: string;
}

/** A directory for a PC of this process. Removed with the PC, or by `sweepRunDirs` when this process died before. */
export function createRunDir(): string {
  const dir = join(RUN_ROOT, randomUUID().slice(0, 8));
  mkdirSync(RUN_ROOT, { recursive: true });
  makeGuestDir(dir, 0o700);
  writeFileSync(join(dir, OWNER_FILE), JSON.stringify(ownerOf(process.pid)));
  return dir;
}

/** Removes what processes that are gone have left. Answers the directories. */
export function sweepRunDirs(): string[] {
  const left = orphanedRunDirs();
  for (const dir of left) rmSync(dir, { recursive: true, force: true });
  return left;
}

function orphanedRunDirs(): string[] {
  return listRunDirs().filter((dir) => {
    const owner = readOwner(dir);
    return owner && ownerOf(owner.pid)?.startTicks !== owner.startTicks;
  });
}

function listRunDirs(): string[] {
  try {
    return readdirSync(RUN_ROOT).map((name) => join(RUN_ROOT, name));
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
