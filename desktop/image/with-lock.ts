import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs `work` while nobody else on this host holds the same lock file. The kernel holds the lock for a child that reads
 * from us, so it is free again at our end, however we end.
 */
export async function withLock<Result>(
  file: string,
  { onWait, work }: { onWait(): void; work(): Promise<Result> },
): Promise<Result> {
  const holder = spawn('flock', [file, 'sh', '-c', 'echo held; exec cat'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting = setTimeout(onWait, 500);
  try {
    await Promise.race([
      once(holder.stdout, 'data'),
      once(holder, 'exit').then(() => {
        throw new Error(`flock could not lock ${file}.`);
      }),
    ]);
    clearTimeout(waiting);
    return await work();
  } finally {
    clearTimeout(waiting);
    holder.kill('SIGTERM');
  }
}
