import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = '/sys/fs/cgroup';
const REMOVE_WITHIN_MS = 2000;

export interface Limits {
  readonly memoryMb: number;
  readonly processes: number;
}

export interface ControlGroups {
  /** Directories to join; none where the kernel or the user's rights allow none. */
  readonly joined: readonly string[];
  /** Out of memory: how often the kernel ended something of this PC. */
  kills(): number;
  remove(): Promise<void>;
}

/** Bounds what a PC can take of the host, by control groups of either version, as far as we may write them. */
export function createControlGroups(id: string, { memoryMb, processes }: Limits): ControlGroups {
  const memoryBytes = String(memoryMb * 1024 * 1024);
  const joined = existsSync(join(ROOT, 'cgroup.controllers'))
    ? tryGroup(join(ROOT, 'mypc', id), { 'memory.max': memoryBytes, 'pids.max': String(processes) })
    : [
        ...tryGroup(join(ROOT, 'memory/mypc', id), { 'memory.limit_in_bytes': memoryBytes }),
        ...tryGroup(join(ROOT, 'pids/mypc', id), { 'pids.max': String(processes) }),
      ];
  return {
    joined,
    kills: () =>
      joined.reduce(
        (sum, group) =>
          sum + killsIn(join(group, 'memory.oom_control')) + killsIn(join(group, 'memory.events')),
        0,
      ),
    async remove() {
      for (const group of joined) await removeGroup(group);
    },
  };
}

function tryGroup(dir: string, settings: Readonly<Record<string, string>>): string[] {
  try {
    mkdirSync(dir, { recursive: true });
    for (const [file, value] of Object.entries(settings)) writeFileSync(join(dir, file), value);
    return [dir];
  } catch {
    return [];
  }
}

function killsIn(file: string): number {
  if (!existsSync(file)) return 0;
  return Number(/^oom_kill (\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
}

/** A group can be removed once the kernel has seen the last of its processes off. */
async function removeGroup(dir: string): Promise<void> {
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
