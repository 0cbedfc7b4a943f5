import type { ChildProcess } from 'node:child_process';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apps as allApps } from '#apps/registry.gen.ts';
import { callAdmin } from '#server/admin-client.ts';
import { ensureSeed } from '#server/seed-cache.ts';
import { DEFAULT_PORT_BASE } from '#server/server.ts';
import { readFacts } from '#server/world-reader.ts';
import { type ControlClient, createControlClient } from '../control/control-client.ts';
import type { ControlConfig } from '../control/control-config.ts';
import { ensureHome } from '../ensure-home.ts';
import { missingToBuild } from '../image/check-host.ts';
import { ensureImage } from '../image/ensure-image.ts';
import type { Backend, Blueprint, Pc, PcOptions, StartOptions } from '../pc.ts';
import { giveToGuest, makeGuestDir, startGuestProgram } from '../sandbox/guest.ts';
import { createRunDir } from '../sandbox/run-dir.ts';
import { type Sandbox, startSandbox } from '../sandbox/sandbox.ts';
import { type RunningApps, startApps } from '../start-apps.ts';
import { createWorldClockFile } from '../world-clock-file.ts';
import { createEnding, type Ending, endProcess, unlessOver } from './pc-processes.ts';
import { missingForSandbox } from './sandbox-missing.ts';

const SCREEN = { width: 1280, height: 800 };
const LIMITS = { memoryMb: 4096, processes: 2000 };
const CONTROL_PORT = 5000;
const READY_WITHIN_MS = 60_000;

/** What the PCs of one world are made of. */
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
  missing: async () => [...missingForSandbox(), ...missingToBuild()],
  async prepare({ onProgress = () => undefined, clientDir, ...choice }: PcOptions): Promise<Blueprint> {
    const { dir: image } = await ensureImage({ onProgress });
    const seed = ensureSeed(allApps, choice);
    const homeDir = await ensureHome(seed, choice);
    const { zone, referenceMs } = readFacts(seed.path);
    const parts = { image, seedPath: seed.path, homeDir, clientDir, zone, referenceMs };
    return { start: (options) => startPc(parts, options) };
  },
};

async function startPc(parts: Parts, { inBackground }: StartOptions = {}): Promise<Pc> {
  const { image, homeDir, zone } = parts;
  const runDir = createRunDir();
  const clockFile = join(runDir, 'shared/clock');
  makeGuestDir(join(runDir, 'shared'));
  createWorldClockFile(clockFile, parts.referenceMs);
  giveToGuest(clockFile);
  const options = { image, homeDir, runDir, zone, size: SCREEN, limits: LIMITS, inBackground };
  const sandbox = await startSandbox(options);
  const apps = startApps({
    ...{ runDir, clockFile, seedPath: parts.seedPath, clientDir: parts.clientDir },
    portBase: DEFAULT_PORT_BASE,
    homeDir: join('/proc', String(sandbox.pid), 'root', 'home/user'),
    networkOf: sandbox.pid,
    groups: sandbox.groups.dirs.servers,
  });
  const controlServer = startControl(sandbox, apps.stateDir, zone);
  return finishStart({ sandbox, apps, controlServer });
}

function startControl(sandbox: Sandbox, stateDir: string, zone: string): ChildProcess {
  const { pid, groups, runDir, displaySocket, framebuffer } = sandbox;
  const config: ControlConfig = {
    inside: { pid, groups: groups.dirs.machine, processes: LIMITS.processes, zone },
    displaySocket,
    framebuffer,
    socketPath: controlSocket(runDir),
    port: CONTROL_PORT,
    adminSocket: join(stateDir, 'admin.sock'),
  };
  return startGuestProgram({
    script: 'desktop/control/serve-control.ts',
    args: [JSON.stringify(config)],
    groups: groups.dirs.servers,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}

const controlSocket = (runDir: string): string => join(runDir, 'control.sock');

interface Started {
  sandbox: Sandbox;
  apps: RunningApps;
  controlServer: ChildProcess;
}

async function finishStart({ sandbox, apps, controlServer }: Started): Promise<Pc> {
  const { process: appServer, stateDir } = apps;
  const ending = createEnding({ 'app server': appServer, 'control server': controlServer });
  void sandbox.ended.then((what) => ending.died(`its ${what} ended`));
  const control = createControlClient(controlSocket(sandbox.runDir));
  const stop = async () => {
    ending.stopped();
    await Promise.all([endProcess(appServer), endProcess(controlServer)]);
    await sandbox.stop();
  };
  try {
    await unlessOver(ending, Promise.all([apps.urls, untilReady(control, ending)]));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    id: basename(sandbox.runDir),
    control,
    screen: { framebuffer: sandbox.framebuffer, displaySocket: sandbox.displaySocket },
    stateDir,
    urlOf: ({ port }) => `http://localhost:${port}`,
    ended: ending.ended,
    incidents: () => incidentsOf(sandbox),
    rest: () => sandbox.pause(),
    async wake() {
      sandbox.groups.setShare('normal');
      sandbox.resume();
      await callAdmin(stateDir, 'POST', '/reset');
    },
    stop,
  };
}

async function untilReady(control: ControlClient, { isOver }: Ending): Promise<void> {
  for (const start = performance.now(); !isOver() && !(await control.isReady()); await sleep(10))
    if (performance.now() - start > READY_WITHIN_MS)
      throw new Error(`The PC was not ready within ${READY_WITHIN_MS} ms.`);
}

function incidentsOf({ groups }: Sandbox): string[] {
  const kills = groups.memoryKills();
  return kills > 0 ? [`The PC used up its memory; the kernel ended ${kills} of its processes.`] : [];
}
