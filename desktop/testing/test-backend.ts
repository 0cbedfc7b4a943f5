import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { callAdmin } from '#server/admin-client.ts';
import { clientDir } from '#server/testing/test-state.ts';
import type { Backend, Blueprint, Pc } from '../pc.ts';
import { RUN_ROOT } from '../sandbox/guest.ts';
import { sweepRunDirs } from '../sandbox/run-dir.ts';
import { processesNaming } from './processes-naming.ts';

const DAY_MS = 24 * 3600_000;
const persona = 'michael-scott';

interface Health {
  status: string;
  pid: number;
  now: number;
}

const healthOf = ({ stateDir }: Pc) => callAdmin<Health>(stateDir, 'GET', '/health');
const diffOf = ({ stateDir }: Pc) => callAdmin<unknown[]>(stateDir, 'GET', '/diff');
const passDays = ({ stateDir }: Pc, days: number) =>
  callAdmin(stateDir, 'POST', '/clock/advance', { ms: days * DAY_MS });

/** What every backend owes those who work with its PCs. */
export function testBackend(backend: Backend): void {
  describe(`the ${backend.name} backend`, () => {
    let blueprint: Blueprint;
    beforeAll(async () => {
      expect(await backend.missing()).toEqual([]);
      blueprint = await backend.prepare({ persona, clientDir });
    }, 600_000);

    const start = async (): Promise<Pc> => {
      const pc = await blueprint.start();
      onTestFinished(() => pc.stop());
      return pc;
    };

    test('a PC starts at the base state and the reference time of its world', async () => {
      const pc = await start();
      expect(await diffOf(pc)).toEqual([]);
      const { status, now } = await healthOf(pc);
      expect(status).toBe('ready');
      expect(now - Date.parse('2026-04-02T09:00-04:00')).toBeLessThan(20_000);
      expect(pc.incidents()).toEqual([]);
    });

    test('whatever is uploaded to the apps of a PC, the disk of the host does not fill', async () => {
      const { pid } = await healthOf(await start());
      const [, bytes] = /^Max file size\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/limits`, 'utf8')) ?? [];
      expect(Number(bytes)).toBe(2 ** 30);
    });

    test('what happens in one PC does not happen in another', async () => {
      const [one, other] = [await start(), await start()];
      await passDays(one, 3);
      expect(await diffOf(one)).not.toEqual([]);
      expect(await diffOf(other)).toEqual([]);
      expect((await healthOf(one)).now - (await healthOf(other)).now).toBeGreaterThan(2.9 * DAY_MS);
    });

    test('a PC that has rested wakes at the reference time', async () => {
      const pc = await start();
      const { now } = await healthOf(pc);
      await pc.rest();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await pc.wake();
      expect((await healthOf(pc)).now).toBeLessThanOrEqual(now + 250);
      expect(await diffOf(pc)).toEqual([]);
    });

    test('stopping leaves no process and no file', async () => {
      const pc = await start();
      expect(processesNaming(pc.id)).not.toEqual([]);
      await pc.stop();
      expect(await pc.ended).toEqual({ how: 'stopped', why: 'it was stopped' });
      expect(processesNaming(pc.id)).toEqual([]);
      expect(existsSync(join(RUN_ROOT, pc.id))).toBe(false);
    });

    test('a PC whose app server is killed says that it died', async () => {
      const pc = await start();
      process.kill((await healthOf(pc)).pid, 'SIGKILL');
      expect(await pc.ended).toEqual({ how: 'died', why: 'its app server ended (SIGKILL)' });
    });

    test('when the process that started a PC is killed, the PC ends, and what it left can be swept', async () => {
      const { owner, id } = await startInProcess(backend.name);
      expect(processesNaming(id)).not.toEqual([]);
      owner.kill('SIGKILL');
      await expect.poll(() => processesNaming(id)).toEqual([]);
      sweepRunDirs();
      expect(existsSync(join(RUN_ROOT, id))).toBe(false);
    });
  });
}

async function startInProcess(backend: string): Promise<{ owner: ChildProcess; id: string }> {
  const script = join(import.meta.dirname, 'start-pc.ts');
  const args = ['--disable-warning=ExperimentalWarning', script, backend, persona, clientDir];
  const owner = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void owner.kill('SIGKILL'));
  const [id] = (await once(createInterface({ input: owner.stdout }), 'line')) as [string];
  return { owner, id };
}
