import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GUEST_ID, RUN_ROOT } from './guest.ts';

const ROOT = '/sys/fs/cgroup';
/** PCs with another run root are somebody else's: only there it is known which of them still live. */
const OURS = RUN_ROOT.replaceAll('/', '-').replace(/^-/, '');
/** A fork bomb takes a busy machine seconds to see off. */
const REMOVE_WITHIN_MS = 30_000;
const CPU_SHARES = { low: 128, normal: 1024 };
const CPU_WEIGHTS = { low: 12, normal: 100 };

export interface Limits {
  readonly memoryMb: number;
  /** Processes and threads. */
  readonly processes: number;
}

/** The parts of a PC. What agents run is bounded apart from what shows and serves it, so that it can exhaust only itself. */
export type Part = 'machine' | 'display' | 'servers';

export interface ControlGroups {
  /** Directories to join; none where the kernel or the user's rights allow none. */
  readonly dirs: Readonly<Record<Part, readonly string[]>>;
  /** How much of the processors the whole PC gets while others want them too. */
  setShare(share: 'low' | 'normal'): void;
  /** How often the kernel ended something of the PC because its memory was used up. */
  memoryKills(): number;
  remove(): Promise<void>;
}

const isUnified = existsSync(join(ROOT, 'cgroup.controllers'));
/** Where the groups of our PCs lie. */
export const GROUP_PARENTS: readonly string[] = (isUnified ? ['.'] : ['cpu', 'memory', 'pids']).map((name) =>
  join(ROOT, name, OURS),
);

/** Bounds what a PC can take of the host, by control groups of either version, as far as we may write them. */
export function createControlGroups(id: string, limits: Readonly<Record<Part, Limits>>): ControlGroups {
  const made = isUnified ? unifiedGroups(id, limits) : separateGroups(id, limits);
  const all = [...new Set(Object.values(made.dirs).flat())];
  return {
    dirs: made.dirs,
    setShare(share) {
      for (const dir of made.shared)
        write(dir, isUnified ? { 'cpu.weight': CPU_WEIGHTS[share] } : { 'cpu.shares': CPU_SHARES[share] });
    },
    memoryKills: () => all.reduce((sum, dir) => sum + killsIn(dir), 0),
    async remove() {
      for (const dir of [...all, ...made.shared]) await removeGroup(dir);
    },
  };
}

interface Made {
  dirs: Record<Part, string[]>;
  /** Groups that hold the whole PC. */
  shared: string[];
}

function unifiedGroups(id: string, limits: Readonly<Record<Part, Limits>>): Made {
  const whole = join(ROOT, OURS, id);
  const delegate = { 'cgroup.subtree_control': '+memory +pids +cpu' };
  const isOurs =
    write(ROOT, delegate) &&
    make(dirname(whole)) &&
    write(dirname(whole), delegate) &&
    make(whole) &&
    write(whole, delegate);
  if (!isOurs) return { dirs: { machine: [], display: [], servers: [] }, shared: [] };
  const part = (name: Part): string[] => {
    const settings = { 'memory.max': bytes(limits[name]), 'pids.max': limits[name].processes };
    return make(join(whole, name)) && write(join(whole, name), settings) ? [join(whole, name)] : [];
  };
  return {
    dirs: { machine: part('machine'), display: part('display'), servers: part('servers') },
    shared: [whole],
  };
}

function separateGroups(id: string, limits: Readonly<Record<Part, Limits>>): Made {
  const group = (controller: string, name: string, settings: Settings): string[] => {
    const dir = join(ROOT, controller, OURS, name);
    return make(dir) && write(dir, settings) ? [dir] : [];
  };
  const shared = group('cpu', id, {});
  const part = (name: Part): string[] => {
    const own = `${id}-${name}`;
    return [
      ...shared,
      ...group('memory', own, { 'memory.limit_in_bytes': bytes(limits[name]) }),
      ...group('pids', own, { 'pids.max': limits[name].processes }),
    ];
  };
  return { dirs: { machine: part('machine'), display: part('display'), servers: part('servers') }, shared };
}

type Settings = Readonly<Record<string, string | number>>;

const bytes = ({ memoryMb }: Limits): number => memoryMb * 1024 * 1024;

/** The guest may join: programs that are run in the PC later are bound by the same limits. */
function make(dir: string): boolean {
  try {
    mkdirSync(dir, { recursive: true });
    chownSync(join(dir, 'cgroup.procs'), GUEST_ID, GUEST_ID);
    return true;
  } catch {
    return false;
  }
}

function write(dir: string, settings: Settings): boolean {
  try {
    for (const [file, value] of Object.entries(settings)) writeFileSync(join(dir, file), String(value));
    return true;
  } catch {
    return false;
  }
}

function killsIn(dir: string): number {
  const file = ['memory.oom_control', 'memory.events'].map((name) => join(dir, name)).find(existsSync);
  return file ? Number(/^oom_kill (\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) : 0;
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

/** Removes the empty groups of PCs that are no more. Answers which. */
export function sweepControlGroups(isGone: (id: string) => boolean): string[] {
  const left = GROUP_PARENTS.flatMap(subgroupsOf).filter((dir) => isGone(basename(dir).slice(0, 8)));
  return [...left.flatMap(subgroupsOf), ...left].filter(removeEmpty);
}

/** For when there is no PC any more. */
export function removeGroupParents(): void {
  GROUP_PARENTS.filter(removeEmpty);
}

function removeEmpty(dir: string): boolean {
  try {
    rmdirSync(dir);
    return true;
  } catch {
    return false;
  }
}

function subgroupsOf(dir: string): string[] {
  try {
    const entries = readdirSync(dir, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => join(dir, entry.name));
  } catch {
    return [];
  }
}
