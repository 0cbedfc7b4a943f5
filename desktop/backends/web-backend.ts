import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { apps } from '#apps/registry.gen.ts';
import { callAdmin } from '#server/admin-client.ts';
import { ensureSeed } from '#server/seed-cache.ts';
import type { Backend, Blueprint, Pc, PcOptions } from '../pc.ts';
import { createRunDir } from '../sandbox/run-dir.ts';
import { startApps } from '../start-apps.ts';
import { createEnding, endProcess, unlessOver } from './pc-processes.ts';

/** The apps alone, on ports of the host's loopback that the system chooses: for browser agents and quick tests. */
export const webBackend: Backend = {
  name: 'web',
  missing: async () => [],
  async prepare({ clientDir, onProgress: _, ...choice }: PcOptions): Promise<Blueprint> {
    const { path: seedPath } = ensureSeed(apps, choice);
    return { start: () => startPc({ clientDir, seedPath }) };
  },
};

async function startPc(from: { clientDir: string; seedPath: string }): Promise<Pc> {
  const runDir = createRunDir();
  const {
    process: server,
    stateDir,
    urls: answering,
  } = startApps({
    ...from,
    runDir,
    portBase: 0,
    homeDir: null,
    clockFile: null,
  });
  const ending = createEnding({ 'app server': server });
  const stop = async () => {
    ending.stopped();
    await endProcess(server);
    rmSync(runDir, { recursive: true, force: true });
  };
  try {
    const urls = await unlessOver(ending, answering);
    return {
      id: basename(runDir),
      control: null,
      screen: null,
      stateDir,
      urlOf: ({ port }) => urls[port] as string,
      ended: ending.ended,
      incidents: () => [],
      rest: async () => void server.kill('SIGSTOP'),
      async wake() {
        server.kill('SIGCONT');
        await callAdmin(stateDir, 'POST', '/reset');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
