import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createControlGroups, type Limits } from './control-groups.ts';

/** Who the user of a PC is to the host when root runs it: nobody who lives here. */
export const GUEST_ID = process.getuid?.() === 0 ? 61_000 : (process.getuid?.() ?? 0);
const READY_WITHIN_MS = 20_000;
const DIRS = ['.', 'image', 'home', 'root', 'display', 'x11', 'frame', 'shared'];

export interface SandboxOptions {
  /** Root file system, built by desktop/image. Never written. */
  image: string;
  /** Home folder of the world: a lower layer, never written. Belongs to GUEST_ID. */
  homeDir: string;
  /** A directory of this PC's own, named after it; removed when it stops. */
  runDir: string;
  zone: string;
  size: { width: number; height: number };
  limits: Limits;
}

/** Namespaces with a display, a desktop and a loopback, and the host's hand on them. */
export interface Sandbox {
  /** The PC's first process, as the host numbers it. */
  readonly pid: number;
  /** XWD file that the X server draws into. */
  readonly framebuffer: string;
  readonly displaySocket: string;
  /** Seen in the PC at /run/mypc, where it cannot be written. */
  readonly sharedDir: string;
  /** Settles when the PC has ended, whoever ended it. */
  readonly ended: Promise<void>;
  /** How often the kernel ended something of the PC because its memory was used up. */
  memoryKills(): number;
  /** Stops its clock, so to say: nothing in it runs until `resume`. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { runDir, zone, size, limits } = options;
  for (const name of DIRS) makeDir(join(runDir, name));
  const groups = createControlGroups(basename(runDir), limits);
  const start = (script: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
    unshare(options, [...groups.joined], { script, args, env });
  const display = start('enter-display.sh', [`${size.width}x${size.height}`]);
  const machine = start('enter-pc.sh', [], { MYPC_ZONE: zone });
  const ended = once(machine, 'exit').then(() => undefined);
  const stop = async () => {
    await Promise.all([end(machine), end(display)]);
    await groups.remove();
    rmSync(runDir, { recursive: true, force: true });
  };
  try {
    const pid = await firstProcess(machine);
    const displaySocket = join(runDir, 'x11/X0');
    await until(() => existsSync(displaySocket), [display, machine]);
    return {
      ...{ pid, displaySocket, ended, stop },
      framebuffer: join(runDir, 'frame/Xvfb_screen0'),
      sharedDir: join(runDir, 'shared'),
      memoryKills: groups.kills,
      pause: () => signalAll(pid, 'SIGSTOP'),
      resume: () => signalAll(pid, 'SIGCONT'),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function makeDir(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o755 });
  if (isRoot()) chownSync(path, GUEST_ID, GUEST_ID);
}

const isRoot = (): boolean => process.getuid?.() === 0;
const scriptPath = (name: string) => join(import.meta.dirname, name);

function unshare(
  { runDir, image, homeDir }: SandboxOptions,
  groups: readonly string[],
  { script, args, env }: { script: string; args: readonly string[]; env: NodeJS.ProcessEnv },
): ChildProcess {
  const seen = isRoot() ? [join(runDir, 'image'), join(runDir, 'home')] : [image, homeDir];
  const enter = [
    ...[
      'setpriv',
      '--pdeathsig',
      'KILL',
      'unshare',
      '--user',
      '--map-user=1000',
      '--map-group=1000',
      '--keep-caps',
    ],
    ...['--mount', '--pid', '--net', '--ipc', '--uts', '--cgroup'],
    ...['--fork', '--kill-child', '--propagation', 'private'],
    ...['sh', scriptPath(script), runDir, ...seen, ...args],
  ];
  const rootFirst = [
    ...['unshare', '--mount', '--propagation', 'private', 'sh', scriptPath('enter-as-root.sh')],
    ...[String(GUEST_ID), runDir, image, homeDir, groups.join(' ')],
  ];
  const [command, ...rest] = isRoot() ? [...rootFirst, ...enter] : enter;
  return spawn(command as string, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...env },
  });
}

/** The child that is number one in namespaces of its own; before it there are those of the scripts. */
async function firstProcess(machine: ChildProcess): Promise<number> {
  const find = () => childrenOf(machine.pid ?? 0).find(isFirst);
  await until(() => find() !== undefined, [machine]);
  return find() as number;
}

function isFirst(pid: number): boolean {
  const status = `/proc/${pid}/status`;
  return existsSync(status) && /^NSpid:\s\d+\s1$/m.test(readFileSync(status, 'utf8'));
}

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}

/** Parents first, so that none is left to start another. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
  process.kill(pid, signal);
  for (const child of childrenOf(pid)) signalAll(child, signal);
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

/** Options for programs of the PC: what its session has in its environment. */
const SESSION = {
  HOME: '/home/user',
  USER: 'user',
  LOGNAME: 'user',
  SHELL: '/bin/bash',
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/games',
  LANG: 'en_US.UTF-8',
  DISPLAY: ':0',
  XDG_RUNTIME_DIR: '/run/user/1000',
  DBUS_SESSION_BUS_ADDRESS: 'unix:path=/run/user/1000/bus',
};

/** A program of the PC, run as its user, by whoever knows its first process. */
export function runInside(pid: number, argv: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const guest = isRoot()
    ? ['setpriv', `--reuid=${GUEST_ID}`, `--regid=${GUEST_ID}`, '--clear-groups', '--']
    : [];
  const all = [
    ...guest,
    ...['nsenter', '-t', String(pid), '-U', '-m', '-p', '-n', '-i', '-u', '-C', '--preserve-credentials'],
    ...['setpriv', '--inh-caps=-all', '--ambient-caps=-all', '--no-new-privs', '--', ...argv],
  ];
  return spawn(all[0] as string, all.slice(1), { ...options, env: { ...SESSION, ...options.env } });
}

/** A program of the host that shares nothing with the PC but its loopback. */
export function runBeside(pid: number, argv: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const join = isRoot() ? ['-n'] : ['-U', '-n', '--preserve-credentials'];
  return spawn('nsenter', ['-t', String(pid), ...join, '--', ...argv], options);
}
