import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apps } from '#apps/registry.gen.ts';
import { callAdmin } from '#server/admin-client.ts';
import { ensureSeed } from '#server/seed-cache.ts';
import { readFacts } from '#server/world-reader.ts';
import { createControlClient } from '../control/control-client.ts';
import type { ControlConfig } from '../control/control-config.ts';
import { ensureHome } from '../ensure-home.ts';
import { ensureImage } from '../image/ensure-image.ts';
import type { Backend, Blueprint, Pausable, Pc, PcEnd, PcOptions } from '../pc.ts';
import { giveToGuest, makeGuestDir, type Shown, seenByGuest, startGuestProgram } from '../sandbox/guest.ts';
import { createRunDir } from '../sandbox/run-dir.ts';
import { type Sandbox, startSandbox } from '../sandbox/sandbox.ts';
import { createWorldClockFile } from '../world-clock-file.ts';

const SCREEN = { width: 1280, height: 800 };
const LIMITS = { memoryMb: 4096, processes: 2000 };
const CONTROL_PORT = 5000;
const READY_WITHIN_MS = 60_000;

interface Parts {
  image: string;
  seedPath: string;
  homeDir: string;
  clientDir: string;
  zone: string;
  referenceMs: number;
}

/** PCs in Linux namespaces: a whole desktop, no daemon, with root or without. */
export const sandboxBackend: Backend = {
  name: 'sandbox',
  missing: async () => [],
  async prepare(options: PcOptions): Promise<Blueprint> {
    const { onProgress = () => undefined, clientDir, ...choice } = options;
    const { dir: image } = await ensureImage({ onProgress });
    const seed = ensureSeed(apps, choice);
    const homeDir = await ensureHome(seed, choice);
    const { zone, referenceMs } = readFacts(seed.path);
    const parts = { image, seedPath: seed.path, homeDir, clientDir, zone, referenceMs };
    return { start: () => startPc(parts) };
  },
};

async function startPc(parts: Parts): Promise<Pc & Pausable> {
  const runDir = createRunDir();
  const stateDir = join(runDir, 'state');
  makeGuestDir(stateDir, 0o700);
  makeGuestDir(join(runDir, 'shared'));
  const clockFile = join(runDir, 'shared/clock');
  createWorldClockFile(clockFile, parts.referenceMs);
  giveToGuest(clockFile);
  const base = join(stateDir, 'base.db');
  copyFileSync(parts.seedPath, base, constants.COPYFILE_FICLONE);
  giveToGuest(base);
  const { image, homeDir, zone } = parts;
  const sandbox = await startSandbox({ image, homeDir, runDir, zone, size: SCREEN, limits: LIMITS });
  const servers = [startApps(sandbox, parts, stateDir), startControl(sandbox, parts)];
  return createPc({ sandbox, servers, stateDir });
}

function startApps({ pid, runDir }: Sandbox, { clientDir }: Parts, stateDir: string): ChildProcess {
  makeGuestDir(join(runDir, 'pages'));
  const pages: Shown = [clientDir, join(runDir, 'pages')];
  return startGuestProgram({
    script: 'desktop/serve-apps.ts',
    args: [stateDir, seenByGuest(pages), `/proc/${pid}/root/home/user`, join(runDir, 'shared/clock')],
    shown: [pages],
    networkOf: pid,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

function startControl(sandbox: Sandbox, { zone }: Parts): ChildProcess {
  const { pid, groups, runDir, displaySocket, framebuffer } = sandbox;
  const config: ControlConfig = {
    inside: { pid, groups, processes: LIMITS.processes, zone },
    displaySocket,
    framebuffer,
    socketPath: join(runDir, 'control.sock'),
    port: CONTROL_PORT,
    adminSocket: join(runDir, 'state/admin.sock'),
  };
  return startGuestProgram({
    script: 'desktop/control/serve-control.ts',
    args: [JSON.stringify(config)],
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

interface Running {
  sandbox: Sandbox;
  servers: readonly ChildProcess[];
  stateDir: string;
}

async function createPc({ sandbox, servers, stateDir }: Running): Promise<Pc & Pausable> {
  const control = createControlClient(join(sandbox.runDir, 'control.sock'));
  const finished = Promise.withResolvers<PcEnd>();
  const died = (why: string) => finished.resolve({ how: 'died', why });
  void sandbox.ended.then(() => died('its namespaces or its display ended'));
  for (const server of servers) server.once('exit', (code) => died(`a server ended with ${code}`));
  const stop = async () => {
    finished.resolve({ how: 'stopped', why: 'it was stopped' });
    await Promise.all(servers.map(endServer));
    await sandbox.stop();
  };
  const pc: Pc & Pausable = {
    id: basename(sandbox.runDir),
    control,
    stateDir,
    urlOf: ({ port }) => `http://localhost:${port}`,
    ended: finished.promise,
    incidents: () => (sandbox.memoryKills() > 0 ? [`out of memory: ${sandbox.memoryKills()} kills`] : []),
    stop,
    rest: () => sandbox.pause(),
    async wake() {
      sandbox.resume();
      await callAdmin(stateDir, 'POST', '/reset');
    },
  };
  try {
    await untilReady(pc);
  } catch (error) {
    await stop();
    throw error;
  }
  return pc;
}

async function untilReady({ control, ended }: Pc): Promise<void> {
  let end: PcEnd | undefined;
  void ended.then((how) => {
    end = how;
  });
  for (const start = performance.now(); !(await control?.isReady()); await sleep(10)) {
    if (end) throw new Error(`The PC ended while it started: ${end.why}.`);
    if (performance.now() - start > READY_WITHIN_MS)
      throw new Error(`The PC was not ready within ${READY_WITHIN_MS} ms.`);
  }
}

async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}
