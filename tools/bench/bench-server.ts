import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apps } from '#apps/registry.gen.ts';
import type { App } from '#kit/app.ts';
import { operationsOf } from '#server/rpc.ts';
import { DEFAULT_PORT_BASE } from '#server/server.ts';
import { cookieName, seededToken } from '#server/sessions.ts';
import { openWorld } from '#server/world.ts';

const root = join(import.meta.dirname, '../..');
const PORT_BASE = 18_001;
const READY_TIMEOUT_MS = 30_000;

export interface BenchServer {
  readonly readyMs: number;
  rssMb(): number;
  stop(): Promise<void>;
}

/** The real command in a process of its own, timed from spawn until every app answers its health check. */
export async function startBenchServer(stateDir: string): Promise<BenchServer> {
  const start = performance.now();
  const options = ['--backend', 'web', '--state', stateDir, '--port-base', String(PORT_BASE)];
  const child = spawn(join(root, 'mypc'), ['up', ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
  await Promise.all(apps.map(({ port }) => untilHealthy(addressOf(port), child)));
  return {
    readyMs: performance.now() - start,
    rssMb: () => residentMb(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export const addressOf = (port: number) => `http://localhost:${port - DEFAULT_PORT_BASE + PORT_BASE}`;

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  for (const start = performance.now(); performance.now() - start < READY_TIMEOUT_MS; await sleep(2)) {
    if (child.exitCode !== null) throw new Error(`The server ended with exit code ${child.exitCode}.`);
    const ready = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
  }
  throw new Error(`${url} did not answer within ${READY_TIMEOUT_MS} ms.`);
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export interface Address {
  url: string;
  cookie: string;
}

/** The session that the seeded browser profile holds. */
export function cookieOf(stateDir: string, app: App): string {
  const world = openWorld(stateDir, apps);
  const token = seededToken(world.facts.seed, app.slug);
  world.close();
  return `${cookieName(app.slug)}=${token}`;
}

/** Every page and every list of every app, with the examples that the apps give. */
export function readAddresses(stateDir: string): { pages: Address[]; lists: Address[] } {
  const world = openWorld(stateDir, apps);
  const found = { pages: [] as Address[], lists: [] as Address[] };
  for (const app of apps) {
    const cookie = `${cookieName(app.slug)}=${seededToken(world.facts.seed, app.slug)}`;
    const { params = {}, inputs = {} } = world.read(app, app.examples);
    for (const [name, { path }] of Object.entries(app.routes)) {
      for (const set of params[name] ?? [{} as Record<string, string>]) {
        const filled = path.replace(/:(\w+)/g, (_, key: string) => set[key] ?? '');
        found.pages.push({ url: addressOf(app.port) + filled, cookie });
      }
    }
    for (const [name, { kind }] of Object.entries(operationsOf(app))) {
      if (kind !== 'query' || !name.endsWith('.list')) continue;
      const query = new URLSearchParams(
        Object.entries(inputs[name] ?? {}).map(([key, value]) => [key, JSON.stringify(value)]),
      );
      found.lists.push({ url: `${addressOf(app.port)}/api/${name}?${query}`, cookie });
    }
  }
  world.close();
  return found;
}

export async function visit({ url, cookie }: Address): Promise<void> {
  const response = await fetch(url, { headers: { cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
}
