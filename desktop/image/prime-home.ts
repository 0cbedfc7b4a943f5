import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asGuest, GUEST_ID, makeGuestDir } from '../sandbox/guest.ts';
import { createRunDir } from '../sandbox/run-dir.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { runTool } from './run-tool.ts';
import { SET_UP_AT } from './set-up-date.ts';
import { unpackOutput } from './unpack-output.ts';

const SKELETON = 'usr/share/mypc/home';
const STARTED_WITHIN_MS = 10_000;
const AT_MOST_MS = 300_000;

/**
 * Starts a PC on the image whose user runs /usr/lib/mypc/prime-home, which starts each program once and hands out what
 * they made in the home folder.
 */
export async function primeHome(tree: string, target: string): Promise<void> {
  await giveToUser(join(tree, SKELETON));
  const homeDir = mkdtempSync(join(tmpdir(), 'mypc-prime-'));
  makeGuestDir(homeDir);
  const sandbox = await startSandbox({
    ...{ image: tree, homeDir, runDir: createRunDir(), zone: 'UTC' },
    size: { width: 1280, height: 800 },
    limits: { memoryMb: 4096, processes: 2000 },
  });
  try {
    await hasStarted(sandbox.pid);
    const prime = ['setpriv', '--inh-caps=-all', '--no-new-privs', '/usr/lib/mypc/prime-home'];
    await unpackOutput(asGuest([], [...intoPc(sandbox.pid), ...prime]), target, {
      timeout: AT_MOST_MS,
      killSignal: 'SIGKILL',
    });
  } finally {
    await sandbox.stop();
    rmSync(homeDir, { recursive: true, force: true });
  }
}

/** What programs made, and our own files, become the layer under every home folder. */
export async function layHome(primed: string, tree: string): Promise<void> {
  const skeleton = join(tree, SKELETON);
  await runTool(['cp', '-al', `${primed}/.`, skeleton]);
  await giveToUser(skeleton);
}

async function giveToUser(skeleton: string): Promise<void> {
  await runTool(['find', skeleton, '-exec', 'touch', '-h', '-d', SET_UP_AT, '{}', '+']);
  if (process.getuid?.() === 0) await runTool(['chown', '-R', `${GUEST_ID}:${GUEST_ID}`, skeleton]);
}

/** The first process is a script that builds the PC's file system, until it becomes its init. */
async function hasStarted(pid: number): Promise<void> {
  const end = performance.now() + STARTED_WITHIN_MS;
  while (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/usr/lib/mypc/init')) {
    if (performance.now() > end)
      throw new Error(`The PC's init did not start within ${STARTED_WITHIN_MS} ms.`);
    await sleep(10);
  }
}

const intoPc = (pid: number): string[] => [
  ...['nsenter', '-t', String(pid), '-U', '-m', '-p', '-n', '-i', '-u', '-C', '--preserve-credentials'],
];
