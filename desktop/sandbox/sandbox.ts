import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ControlGroups, createControlGroups, type Limits } from './control-groups.ts';
import { asGuest, codePath, inGroups, makeGuestDir, type Shown, seenByGuest } from './guest.ts';
import { childrenOf, readProcess, treeOf } from './process-tree.ts';

const READY_WITHIN_MS = 20_000;
const PAUSE_WITHIN_MS = 5000;
const DIRS = ['image', 'home', 'root', 'display', 'x11', 'frame', 'shared'];
const DISPLAY_LIMITS: Limits = { memoryMb: 512, processes: 32 };
/** What the PC can make its servers hold is bounded by them; this is in case they are wrong. */
const SERVER_LIMITS: Limits = { memoryMb: 1536, processes: 512 };

export interface SandboxOptions {
  /** Root file system, built by desktop/image. Never written. */
  image: string;
  /** Home folder of the world: a lower layer, never written. Belongs to the guest. */
  homeDir: string;
  /** A directory of this PC's own (`createRunDir`); removed when it stops. */
  runDir: string;
  zone: string;
  size: { width: number; height: number };
  limits: Limits;
  /** Starts with a low share of the processors, so that PCs at work do not notice. */
  inBackground?: boolean;
}

/** Namespaces with a display, a desktop and a loopback, and the host's hand on them. */
export interface Sandbox {
  readonly runDir: string;
  /** The PC's first process, as the host numbers it. */
  readonly pid: number;
  readonly groups: ControlGroups;
  /** XWD file that the X server draws into. */
  readonly framebuffer: string;
  readonly displaySocket: string;
  /** Seen in the PC at /run/mypc, where it cannot be written. */
  readonly sharedDir: string;
  /** Settles when one of them has ended, whoever ended it. */
  readonly ended: Promise<'machine' | 'display'>;
  /** Nothing in the PC runs until `resume`. */
  pause(): Promise<void>;
  resume(): void;
  stop(): Promise<void>;
}

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { runDir, limits, inBackground = false } = options;
  for (const name of DIRS) makeGuestDir(join(runDir, name));
  const bounds = { machine: limits, display: DISPLAY_LIMITS, servers: SERVER_LIMITS };
  const groups = createControlGroups(basename(runDir), bounds);
  if (inBackground) groups.setShare('low');
  const display = startDisplay(options, groups.dirs.display);
  const machine = startMachine(options, groups.dirs.machine);
  const ended = Promise.race([
    once(machine, 'exit').then(() => 'machine' as const),
    once(display, 'exit').then(() => 'display' as const),
  ]);
  const stop = async () => {
    await Promise.all([end(machine), end(display)]);
    await groups.remove();
    rmSync(runDir, { recursive: true, force: true });
  };
  try {
    const pid = await firstProcess(machine);
    const displaySocket = join(runDir, 'x11/X0');
    const framebuffer = join(runDir, 'frame/Xvfb_screen0');
    await until(() => existsSync(displaySocket) && isDrawnInto(framebuffer), [display, machine]);
    return {
      ...{ runDir, pid, groups, displaySocket, framebuffer, ended, stop },
      sharedDir: join(runDir, 'shared'),
      pause: () => pauseAll(pid),
      resume: () => resumeAll(pid),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startDisplay({ image, runDir, size }: SandboxOptions, groups: readonly string[]): ChildProcess {
  const shown: Shown = [image, join(runDir, 'image')];
  const args = [runDir, seenByGuest(shown), `${size.width}x${size.height}`];
  return unshare({ script: 'enter-display.sh', args, shown: [shown], groups });
}

function startMachine(options: SandboxOptions, groups: readonly string[]): ChildProcess {
  const { image, homeDir, runDir, zone, limits } = options;
  const shown: Shown[] = [
    [image, join(runDir, 'image')],
    [homeDir, join(runDir, 'home')],
  ];
  const args = [runDir, ...shown.map(seenByGuest), zone, String(limits.processes)];
  return unshare({ script: 'enter-pc.sh', args, shown, groups });
}

interface Entrance {
  script: string;
  args: readonly string[];
  shown: readonly Shown[];
  groups: readonly string[];
}

/** Its standard input is a life line: when this process dies, however, the pipe closes and the namespaces end. */
function unshare({ script, args, shown, groups }: Entrance): ChildProcess {
  const argv = [
    ...['unshare', '--user', '--map-user=1000', '--map-group=1000', '--keep-caps'],
    ...['--mount', '--pid', '--net', '--ipc', '--uts', '--cgroup'],
    ...['--fork', '--kill-child', '--propagation', 'private'],
    ...['sh', codePath(`desktop/sandbox/${script}`), ...args],
  ];
  const [command, ...rest] = inGroups(groups, asGuest(shown, argv));
  return spawn(command as string, rest, {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH },
    detached: true,
  });
}

/** The X server makes the file, then writes its header, which starts with its size. */
function isDrawnInto(framebuffer: string): boolean {
  if (!existsSync(framebuffer)) return false;
  const start = Buffer.alloc(4);
  const file = openSync(framebuffer, 'r');
  readSync(file, start);
  closeSync(file);
  return start.readUInt32BE() > 0;
}

/** The child that is number one in namespaces of its own; before it there are those of the scripts. */
async function firstProcess(machine: ChildProcess): Promise<number> {
  const find = () => childrenOf(machine.pid ?? 0).find(isFirst);
  await until(() => find() !== undefined, [machine]);
  return find() as number;
}

const isFirst = (pid: number): boolean => /^NSpid:\s\d+\s1$/m.test(readProcess(pid, 'status'));

/** Again until all stand still: what was forked meanwhile would run on. */
async function pauseAll(pid: number): Promise<void> {
  for (const start = performance.now(); ; await sleep(1)) {
    const running = treeOf(pid).filter((each) => /^State:\s+[^TZX]/m.test(readProcess(each, 'status')));
    if (running.length === 0) return;
    if (performance.now() - start > PAUSE_WITHIN_MS)
      throw new Error(
        `Cannot pause the PC: ${running.length} processes still run after ${PAUSE_WITHIN_MS} ms.`,
      );
    for (const each of running) send(each, 'SIGSTOP');
  }
}

function resumeAll(pid: number): void {
  for (const each of treeOf(pid)) send(each, 'SIGCONT');
}

/** Processes come and go while we look. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** SIGKILL to `unshare` takes everything in the namespaces with it (--kill-child). */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function until(isReady: () => boolean, needed: readonly ChildProcess[]): Promise<void> {
  for (const start = performance.now(); !isReady(); await sleep(2)) {
    const dead = needed.find(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null);
    if (dead) throw new Error(`The sandbox ended while it started (${dead.exitCode ?? dead.signalCode}).`);
    if (performance.now() - start > READY_WITHIN_MS)
      throw new Error(`The sandbox was not ready within ${READY_WITHIN_MS} ms.`);
  }
}
