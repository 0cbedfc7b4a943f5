import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { inGroups } from './guest.ts';

/** What the PC's session has in its environment. */
const SESSION = {
  HOME: '/home/user',
  USER: 'user',
  LOGNAME: 'user',
  SHELL: '/bin/bash',
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/games',
  LANG: 'en_US.UTF-8',
  DISPLAY: ':0',
  XDG_RUNTIME_DIR: '/run/user/1000',
  XDG_CURRENT_DESKTOP: 'XFCE',
  DBUS_SESSION_BUS_ADDRESS: 'unix:path=/run/user/1000/bus',
};

/** What one must know of a PC to run programs in it. */
export interface Inside {
  /** Its first process, as the host numbers it. */
  readonly pid: number;
  readonly groups: readonly string[];
  readonly processes: number;
  readonly zone: string;
}

export interface InsideOptions extends Omit<SpawnOptions, 'cwd' | 'env'> {
  /** A directory of the PC; the home folder when absent. */
  cwd?: string;
  env?: Readonly<Record<string, string>>;
}

/** Starts a program in the PC as its user, within its limits. The caller is the guest. */
export function runInside(
  inside: Inside,
  argv: readonly string[],
  options: InsideOptions = {},
): ChildProcess {
  const { cwd = SESSION.HOME, env, ...rest } = options;
  const enter = ['nsenter', '-t', String(inside.pid), '-U', '-m', '-p', '-n', '-i', '-u', '-C'];
  const bounded = ['prlimit', `--nproc=${inside.processes}`, 'setpriv', '--inh-caps=-all', '--no-new-privs'];
  const [command, ...args] = inGroups(inside.groups, [
    ...[...enter, '--preserve-credentials', ...bounded, '--'],
    ...['env', '-C', cwd, '--', ...argv],
  ]);
  return spawn(command as string, args, { ...rest, env: { ...SESSION, TZ: inside.zone, ...env } });
}
