import { chownSync, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GUEST_ID } from './guest.ts';

const ROOT = '/sys/fs/cgroup';
const OURS = 'mypc';
const REMOVE_WITHIN_MS = 5000;

export interface Limits {
  readonly memoryMb: number;
  /** Processes and threads. */
  readonly processes: number;
}

export interface ControlGroups {
  /** Directories to join; none where the kernel or the user's rights allow none. */
  readonly dirs: readonly string[];
  /** How often the kernel ended something in them because its memory was used up. */
  memoryKills(): number;
  remove(): Promise<void>;
}

/** Bounds what a PC can take of the host, by control groups of either version, as far as we may write them. */
export function createControlGroups(name: string, { memoryMb, processes }: Limits): ControlGroups {
  const memoryBytes = String(memoryMb * 1024 * 1024);
  const isUnified = existsSync(join(ROOT, 'cgroup.controllers'));
  const dirs = isUnified
    ? tryGroup(join(ROOT, OURS, name), { 'memory.max': memoryBytes, 'pids.max': String(processes) })
    : [
        ...tryGroup(join(ROOT, 'memory', OURS, name), { 'memory.limit_in_bytes': memoryBytes }),
        ...tryGroup(join(ROOT, 'pids', OURS, name), { 'pids.max': String(processes) }),
      ];
  return {
    dirs,
    memoryKills: () => dirs.reduce((sum, dir) => sum + killsIn(dir), 0),
    async remove() {
      for (const dir of dirs) await removeGroup(dir);
    },
  };
}

/** The guest may join: programs that are run in the PC later are bound by the same limits. */
function tryGroup(dir: string, settings: Readonly<Record<string, string>>): string[] {
  try {
    mkdirSync(dir, { recursive: true });
    if (existsSync(join(ROOT, 'cgroup.controllers')))
      for (const parent of [ROOT, dirname(dir)])
        writeFileSync(join(parent, 'cgroup.subtree_control'), '+memory +pids');
    for (const [file, value] of Object.entries(settings)) writeFileSync(join(dir, file), value);
    for (const group of [dir, dirname(dir)]) chownSync(join(group, 'cgroup.procs'), GUEST_ID, GUEST_ID);
    return [dir];
  } catch {
    return [];
  }
}

function killsIn(dir: string): number {
  const file = ['memory.oom_control', 'memory.events'].map((name) => join(dir, name)).find(existsSync);
  return file ? Number(/^oom_kill (\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) : 0;
}

/** A group can be removed once the kernel has seen the last of its processes off. */
export async function removeGroup(dir: string): Promise<void> {
  for (const start = performance.now(); ; await sleep(10)) {
    try {
      rmdirSync(dir);
      return;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return;
      if (performance.now() - start > REMOVE_WITHIN_MS) throw error;
    }
  }
}
