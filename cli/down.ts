import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

export const summary = 'Stop what mypc up started, and remove what a killed one left';

export const usage = `
Usage: mypc down [--state DIR]

Stops the computer (or the apps) and waits until it is gone. When its process was killed before, its PCs have
ended by themselves; what is left of them in directories and control groups is removed.
`;

const GONE_WITHIN_MS = 15_000;

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { state: { type: 'string' } } });
  const [{ callAdmin, defaultStateDir }, { removeRunRoot, sweepRunDirs }] = await Promise.all([
    import('#server/admin-client.ts'),
    import('#desktop/sandbox/run-dir.ts'),
  ]);
  const stateDir = values.state ?? defaultStateDir();
  const isRunning = await callAdmin(stateDir, 'POST', '/stop').then(
    () => true,
    () => false,
  );
  const socket = join(stateDir, 'admin.sock');
  if (isRunning) await untilGone(socket);
  rmSync(socket, { force: true });
  const { length } = sweepRunDirs();
  removeRunRoot();
  console.log(isRunning ? 'Stopped.' : 'Nothing was running.');
  if (length > 0)
    console.log(`Removed ${length} ${length === 1 ? 'thing' : 'things'} that a killed one had left.`);
  return 0;
}

/** The socket goes last. */
async function untilGone(socket: string): Promise<void> {
  for (const start = performance.now(); existsSync(socket); await sleep(20))
    if (performance.now() - start > GONE_WITHIN_MS)
      throw new Error(
        `It did not stop within ${GONE_WITHIN_MS / 1000} s. End its process, then run mypc down again.`,
      );
}
