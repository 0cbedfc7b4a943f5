import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { PcEnd } from '../pc.ts';

/** The end of a PC: of any part that it cannot do without, or of all because its owner says so. */
export interface Ending {
  readonly ended: Promise<PcEnd>;
  readonly isOver: () => PcEnd | null;
  died(why: string): void;
  stopped(): void;
}

export function createEnding(parts: Readonly<Record<string, ChildProcess>>): Ending {
  const finished = Promise.withResolvers<PcEnd>();
  let end: PcEnd | null = null;
  const finish = (how: PcEnd['how'], why: string) => {
    end ??= { how, why };
    finished.resolve(end);
  };
  for (const [name, child] of Object.entries(parts))
    child.once('exit', (code, signal) => finish('died', `its ${name} ended (${signal ?? code})`));
  return {
    ended: finished.promise,
    isOver: () => end,
    died: (why) => finish('died', why),
    stopped: () => finish('stopped', 'it was stopped'),
  };
}

/** Waits for something of a PC that is starting, unless the PC ends first. */
export async function unlessOver<T>({ ended }: Ending, wanted: Promise<T>): Promise<T> {
  const failed = ended.then(({ why }) => {
    throw new Error(`The PC ended while it started: ${why}.`);
  });
  return Promise.race([wanted, failed]);
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
