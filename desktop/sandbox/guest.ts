import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;
const repository = join(import.meta.dirname, '..', '..');

/**
 * Who the user of a PC, and whatever serves it, is to the host: when root runs PCs, nobody who lives here; otherwise
 * whoever runs them.
 */
export const GUEST_ID = isRoot ? 61_000 : (process.getuid?.() ?? 0);

/** Where PCs have their directories. The guest can go there, which need not be so for our own files. */
export const RUN_ROOT =
  process.env.MYPC_RUN ??
  (isRoot ? '/run/mypc' : join(process.env.XDG_RUNTIME_DIR ?? tmpdir(), `mypc-${GUEST_ID}`));

/** Something of ours that the guest is to see, and where. */
export type Shown = readonly [from: string, to: string];

/** Where the guest finds something of ours: shown at `to` by root, where it lies otherwise. */
export const seenByGuest = ([from, to]: Shown): string => (isRoot ? to : from);

const code: Shown = [repository, join(RUN_ROOT, 'code')];

/** A file of this repository, as the guest finds it. */
export const codePath = (path: string): string => join(seenByGuest(code), path);

/** A directory of the guest's. */
export function makeGuestDir(path: string, mode = 0o755): void {
  mkdirSync(path, { recursive: true, mode });
  giveToGuest(path);
}

export function giveToGuest(path: string): void {
  if (isRoot) chownSync(path, GUEST_ID, GUEST_ID);
}

/** A command as the guest. Root shows them what they need and cannot see; others see it already. */
export function asGuest(shown: readonly Shown[], argv: readonly string[]): string[] {
  if (!isRoot) return [...argv];
  mkdirSync(code[1], { recursive: true });
  const alone = ['unshare', '--mount', '--propagation', 'private'];
  const script = join(import.meta.dirname, 'as-guest.sh');
  return [...alone, 'sh', script, String(GUEST_ID), ...code, ...shown.flat(), '--', ...argv];
}

export interface GuestProgram {
  /** A TypeScript file, as a path from the repository's root. */
  readonly script: string;
  readonly args: readonly string[];
  readonly shown?: readonly Shown[];
  /** Whose network namespace it lives in: the first process of a PC; the host's when absent. */
  readonly networkOf?: number;
  /** Control groups to join. */
  readonly groups?: readonly string[];
  readonly stdio: StdioOptions;
}

/** A Node program of ours that runs as the guest, outside of any PC. */
export function startGuestProgram(program: GuestProgram): ChildProcess {
  const { script, args, shown = [], networkOf, groups = [], stdio } = program;
  const compiled = join(RUN_ROOT, 'compiled');
  makeGuestDir(compiled);
  const enter = networkOf === undefined ? [] : intoNetwork(networkOf);
  const [command, ...rest] = inGroups(groups, asGuest(shown, [...enter, ...nodeArgv(script), ...args]));
  const env = { ...process.env, HOME: RUN_ROOT, NODE_COMPILE_CACHE: compiled };
  return spawn(command as string, rest, { stdio, env, detached: true });
}

/** What a PC can make its servers write: a database that has grown to this size is full, and the host's disk is not. */
const LARGEST_FILE_BYTES = 2 ** 30;

const nodeArgv = (script: string): string[] => [
  ...['prlimit', `--fsize=${LARGEST_FILE_BYTES}`],
  codePath('node_modules/.bin/node'),
  ...['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4'],
  codePath(script),
];

/** A command that joins control groups first. */
export const inGroups = (groups: readonly string[], argv: readonly string[]): string[] =>
  groups.length > 0 ? ['sh', join(import.meta.dirname, 'in-groups.sh'), ...groups, '--', ...argv] : [...argv];

/** Shares nothing with the PC but its loopback. */
const intoNetwork = (pid: number): string[] => [
  ...['nsenter', '-t', String(pid), '-U', '-n', '--preserve-credentials'],
  ...['setpriv', '--inh-caps=-all', '--no-new-privs', '--'],
];
