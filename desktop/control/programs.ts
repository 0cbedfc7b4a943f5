import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Inside, type InsideOptions, runInside } from '../sandbox/run-inside.ts';
import { createGate } from './gate.ts';

/** Most that is kept of each stream of a program. With the next it bounds the memory that anybody in a PC can take. */
const OUTPUT_LIMIT_BYTES = 4 * 1024 * 1024;
const MOST_AT_ONCE = 32;
/** What a program printed last is still on its way when it has ended; what it left running may hold the pipe for ever. */
const DRAIN_MS = 100;
/** How `env` says that it could not start a program. */
const NOT_STARTED = new Set([125, 126, 127]);

export interface RunOptions {
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  input?: string | Uint8Array;
  timeoutMs: number;
}

export interface Outcome {
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  /** The negative number of a signal that ended it, as Python counts. */
  readonly returncode: number;
}

/** Programs that run in the PC as its user. */
export interface Programs {
  /** Waits for the end. Throws when the program cannot be started or takes too long; then all of it is ended. */
  run(argv: readonly string[], options: RunOptions): Promise<Outcome>;
  /** Does not wait. Throws when there is no such program. */
  launch(argv: readonly string[]): Promise<void>;
  /** The program, for whoever reads it while it runs. */
  open(argv: readonly string[]): ChildProcess;
  /** Variables of the session. */
  environment(): Promise<ReadonlyMap<string, string>>;
}

export class CannotStart extends Error {}

export class TookTooLong extends Error {
  readonly timeoutMs: number;

  constructor(argv: readonly string[], timeoutMs: number) {
    super(`Command '${argv.join(' ')}' timed out after ${timeoutMs / 1000} seconds`);
    this.timeoutMs = timeoutMs;
  }
}

export function createPrograms(inside: Inside): Programs {
  let environment: Promise<ReadonlyMap<string, string>> | undefined;
  const inTurn = createGate(MOST_AT_ONCE);
  const start = (argv: readonly string[], options: InsideOptions): ChildProcess => {
    if (argv.length === 0) throw new CannotStart('The command is empty.');
    return runInside(inside, argv, { ...options, detached: true }).on('error', () => undefined);
  };
  const programs: Programs = {
    run: (argv, options) => inTurn(() => finish(argv, options, start)),
    async launch(argv) {
      const known = ['sh', '-c', 'command -v -- "$1"', 'sh', argv[0] ?? ''];
      const { returncode } = await programs.run(known, { timeoutMs: 10_000 });
      if (returncode !== 0) throw new CannotStart(`There is no program "${argv[0] ?? ''}" in the PC.`);
      start(argv, { stdio: 'ignore' }).unref();
    },
    open: (argv) => start(argv, { stdio: ['ignore', 'pipe', 'pipe'] }),
    environment() {
      environment ??= programs.run(['env', '-0'], { timeoutMs: 10_000 }).then(({ stdout }) => {
        const lines = stdout.toString('utf8').split('\0').filter(Boolean);
        return new Map(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
      });
      return environment;
    },
  };
  return programs;
}

async function finish(
  argv: readonly string[],
  { input, timeoutMs, ...options }: RunOptions,
  start: (argv: readonly string[], options: InsideOptions) => ChildProcess,
): Promise<Outcome> {
  const stdin = input === undefined ? 'ignore' : 'pipe';
  const child = start(argv, { ...options, stdio: [stdin, 'pipe', 'pipe'] });
  child.stdin?.on('error', () => undefined).end(input);
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const returncode = await endOf(child, timeoutMs);
  if (returncode === null) throw new TookTooLong(argv, timeoutMs);
  const error = stderr.bytes();
  if (NOT_STARTED.has(returncode) && error.toString('utf8').startsWith('env: '))
    throw new CannotStart(error.toString('utf8').trim().replace('env: ', ''));
  return { stdout: stdout.bytes(), stderr: error, returncode };
}

/** The return code once it has ended and said all; null when it had to be ended. */
async function endOf(child: ChildProcess, timeoutMs: number): Promise<number | null> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const exited = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? -(signal ? constants.signals[signal] : 1)));
  });
  const timer = new AbortController();
  const late = sleep(timeoutMs, null, { signal: timer.signal }).catch(() => null);
  const returncode = await Promise.race([exited, late]);
  timer.abort();
  if (returncode === null) endGroup(child);
  await Promise.race([closed, sleep(DRAIN_MS)]);
  return returncode;
}

/** With everything it started, unless that went its own way. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Goes on reading when nobody asks any more, so that what was left running is not ended by a closed pipe. */
function collect(stream: Readable | null): { bytes(): Buffer } {
  const chunks: Buffer[] = [];
  let kept = 0;
  let cut = 0;
  stream?.on('data', (chunk: Buffer) => {
    const fits = chunk.subarray(0, OUTPUT_LIMIT_BYTES - kept);
    kept += fits.length;
    cut += chunk.length - fits.length;
    if (fits.length > 0) chunks.push(fits);
  });
  return {
    bytes() {
      const note = cut > 0 ? [Buffer.from(`\n[${cut} more bytes were left out]\n`)] : [];
      return Buffer.concat([...chunks, ...note]);
    },
  };
}
