import type { Background, RunningBackground } from '#kit/background.ts';
import { createSync } from './sync.ts';
import { createTree } from './tree.ts';

const GATHER_MS = 15;
const LOOK_AGAIN_MS = 120;
const RETRY_MS = [500, 2000, 10_000];

export interface Mirror extends RunningBackground {
  /** Settles when both sides agree and nothing is left to look at. */
  idle(): Promise<void>;
}

/** Keeps `~/Maildir` and the mailbox the same, whichever of them changes. Never makes a request wait. */
export const mirrorMaildir = (({ homeDir, ...host }) => {
  if (homeDir === null)
    return { changed: () => undefined, stop: async () => undefined, idle: async () => undefined };
  const wake = { db: true, disk: true };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  let failures = 0;
  let waiting: (() => void)[] = [];

  const tree = createTree(homeDir, () => request('disk', GATHER_MS));
  const sync = createSync({ homeDir, ...host }, tree);

  function request(side: 'db' | 'disk', afterMs: number): void {
    wake[side] = true;
    if (stopped || running) return;
    timer ??= setTimeout(start, afterMs);
  }

  function start(): void {
    timer = undefined;
    running = pass().then((againMs) => {
      running = undefined;
      if (againMs !== null) request('disk', againMs);
      else if (wake.db || wake.disk) request(wake.db ? 'db' : 'disk', GATHER_MS);
      else settle();
    });
  }

  /** Milliseconds until the disk wants another look, or null. */
  async function pass(): Promise<number | null> {
    const look = wake.disk;
    wake.db = false;
    wake.disk = false;
    try {
      const { again } = await sync.run(look);
      failures = 0;
      return again ? LOOK_AGAIN_MS : null;
    } catch (error) {
      console.error('HooliMail could not mirror the mail to the Maildir, and will try again:', reason(error));
      return RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] as number;
    }
  }

  function settle(): void {
    const all = waiting;
    waiting = [];
    for (const resolve of all) resolve();
  }

  request('db', 0);
  return {
    changed: () => request('db', GATHER_MS),
    idle: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (!running && !timer) settle();
      }),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      if (wake.db) await pass();
      await tree.close();
      settle();
    },
  };
}) satisfies Background as (host: Parameters<Background>[0]) => Mirror;

/** What the disk refused, in a line; a fault of ours, with all that helps to find it. */
const reason = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error ? error.message : error;
