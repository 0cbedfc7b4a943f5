import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { clientDir } from '#server/testing/test-state.ts';

const root = join(import.meta.dirname, '..');

/** A server in a process of its own, which dies at its n-th write once it is armed; 0 lets it live. */
export async function startKillable(
  stateDir: string,
  { portBase, killAtWrite = 0 }: { portBase: number; killAtWrite?: number },
): Promise<ChildProcess> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--import',
    join(import.meta.dirname, 'kill-at-write.ts'),
  ];
  const options = [
    ...['up', '--backend', 'web', '--state', stateDir],
    ...['--client', clientDir, '--port-base', String(portBase)],
  ];
  const child = spawn(process.execPath, [...args, join(root, 'cli/main.ts'), ...options], {
    env: { ...process.env, KILL_AT_WRITE: String(killAtWrite) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => kill(child));
  await untilPrinted(child, 'Press Ctrl-C');
  return child;
}

export async function arm(child: ChildProcess): Promise<void> {
  const armed = untilPrinted(child, 'armed');
  child.kill('SIGUSR2');
  await armed;
}

async function untilPrinted(child: ChildProcess, text: string): Promise<void> {
  if (!child.stdout) throw new Error('The server has no output to wait for.');
  for await (const line of createInterface({ input: child.stdout })) if (line.includes(text)) return;
  throw new Error(`The server ended before it printed "${text}".`);
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
