import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { giveToGuest, makeGuestDir, type Shown, seenByGuest, startGuestProgram } from './sandbox/guest.ts';

/** What an app server is told. */
export interface AppsConfig {
  readonly stateDir: string;
  readonly clientDir: string;
  /** Port of the first app; 0 lets the system choose for each. */
  readonly portBase: number;
  /** The persona's home folder, as the server reaches it; null where there is none. */
  readonly homeDir: string | null;
  /** Shows the world's time to programs that are not ours. */
  readonly clockFile: string | null;
}

export interface AppsOptions extends Omit<AppsConfig, 'stateDir'> {
  runDir: string;
  seedPath: string;
  /** The PC whose loopback the apps are on, by its first process; the host's when absent. */
  networkOf?: number;
  groups?: readonly string[];
}

export interface RunningApps {
  readonly process: ChildProcess;
  readonly stateDir: string;
  /** Addresses by the ports that the apps have in their own view; settles when they answer. */
  readonly urls: Promise<Readonly<Record<number, string>>>;
}

/** Starts the apps of a PC over a fresh copy of the seed, in a process of their own that runs as the guest. */
export function startApps(options: AppsOptions): RunningApps {
  const { runDir, seedPath, networkOf, groups, clientDir, ...config } = options;
  const stateDir = join(runDir, 'state');
  makeGuestDir(stateDir, 0o700);
  copyFileSync(seedPath, join(stateDir, 'base.db'), constants.COPYFILE_FICLONE);
  giveToGuest(join(stateDir, 'base.db'));
  makeGuestDir(join(runDir, 'pages'));
  const pages: Shown = [clientDir, join(runDir, 'pages')];
  const told: AppsConfig = { ...config, stateDir, clientDir: seenByGuest(pages) };
  const child = startGuestProgram({
    script: 'desktop/serve-apps.ts',
    args: [JSON.stringify(told)],
    shown: [pages],
    networkOf,
    groups,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return { process: child, stateDir, urls: readUrls(child) };
}

async function readUrls(child: ChildProcess): Promise<Readonly<Record<number, string>>> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [line] = await Promise.race([
    once(lines, 'line') as Promise<[string]>,
    once(child, 'exit').then(([code, signal]) => {
      throw new Error(`The app server ended while it started (${code ?? signal}).`);
    }),
  ]);
  return JSON.parse(line);
}
