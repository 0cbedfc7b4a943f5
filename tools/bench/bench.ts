import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps } from '#apps/registry.gen.ts';
import { callAdmin } from '#server/admin-client.ts';
import { prepareWorld } from '#server/prepare-world.ts';
import { ensureSeed } from '#server/seed-cache.ts';
import { benchLive } from './bench-live.ts';
import { benchPc } from './bench-pc.ts';
import { benchSearch } from './bench-search.ts';
import { type Address, readAddresses, startBenchServer, visit } from './bench-server.ts';
import { median, percentile, timed, times } from './statistics.ts';

const root = join(import.meta.dirname, '../..');
const STARTS = 5;
const BUILDS = 3;
const ROUNDS = 20;
const RESETS = 40;
const WORLDS = 3;

/** All numbers by their key. Nothing else should run on the machine meanwhile. */
export async function runBench(tell: (what: string) => void): Promise<Record<string, number>> {
  const dir = mkdtempSync(join(tmpdir(), 'mypc-bench-'));
  try {
    tell('growing the world');
    const world = await benchWorld(dir);
    tell('building the client');
    const builds = await times(BUILDS, () => timed(() => buildClient(join(dir, 'client'))));
    prepareWorld(join(dir, 'state'), apps, { persona: 'michael-scott' });
    const server = await benchServer(join(dir, 'state'), tell);
    tell('searching five thousand mails');
    const search = await benchSearch(join(dir, 'state'));
    const pc = await benchPc(tell);
    return { ...server, ...search, ...world, ...pc, 'build.client_ms': median(builds) };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

async function benchWorld(dir: string): Promise<Record<string, number>> {
  const before = process.env.MYPC_CACHE;
  const choice = { persona: 'michael-scott' };
  const grown = await times(WORLDS, (i) => {
    process.env.MYPC_CACHE = join(dir, `cache-${i}`);
    return timed(() => ensureSeed(apps, choice));
  });
  const found = await times(ROUNDS, () => timed(() => ensureSeed(apps, choice)));
  if (before === undefined) delete process.env.MYPC_CACHE;
  else process.env.MYPC_CACHE = before;
  return { 'world.build_ms': median(grown), 'world.cached_ms': median(found) };
}

async function benchServer(stateDir: string, tell: (what: string) => void): Promise<Record<string, number>> {
  tell('starting the server');
  const readyMs = await times(STARTS, async () => {
    const server = await startBenchServer(stateDir);
    await server.stop();
    return server.readyMs;
  });
  const { pages, lists } = readAddresses(stateDir);
  const server = await startBenchServer(stateDir);
  try {
    tell('visiting pages and lists');
    const pageMs = await visitRounds(pages);
    const listMs = await visitRounds(lists);
    const rssMb = server.rssMb();
    tell('pushing to an open page');
    const live = await benchLive(stateDir);
    tell('resetting');
    const resetMs = await times(RESETS, () => timed(() => callAdmin(stateDir, 'POST', '/reset')));
    return {
      'apps.ready_ms': median(readyMs),
      'apps.rss_mb': rssMb,
      'page.p95_ms': percentile(pageMs, 95),
      'api.list_p95_ms': percentile(listMs, 95),
      'reset.db_p95_ms': percentile(resetMs, 95),
      ...live,
    };
  } finally {
    await server.stop();
  }
}

/** The first round warms up and does not count. */
async function visitRounds(addresses: readonly Address[]): Promise<number[]> {
  const rounds = await times(ROUNDS + 1, () =>
    times(addresses.length, (i) => timed(() => visit(addresses[i] as Address))),
  );
  return rounds.slice(1).flat();
}

async function buildClient(outDir: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: root, stdio: 'inherit' },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The client build failed.');
}
