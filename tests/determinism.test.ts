import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Seeds a world in a process of its own, with nothing cached, and answers the bytes of the database. */
function seedIn(
  env: Record<string, string>,
  { seed, preload = [] }: { seed?: string; preload?: string[] } = {},
): Buffer {
  const dir = mkdtempSync(join(tmpdir(), 'mypc-seed-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const script = `
    const { prepareWorld } = await import('${root}/server/prepare-world.ts');
    const { apps } = await import('${root}/apps/registry.gen.ts');
    prepareWorld('${dir}/state', apps, { persona: 'michael-scott', seed: ${JSON.stringify(seed)} });`;
  execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...preload, '--input-type=module', '-e', script],
    {
      cwd: root,
      env: { ...process.env, MYPC_CACHE: join(dir, 'cache'), ...env },
    },
  );
  return readFileSync(join(dir, 'state/base.db'));
}

/** A host whose clock is three years ahead. */
const laterHost = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
  const { now } = Date;
  const ahead = () => now() + 3 * 365 * 24 * 3600 * 1000;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args) => new target(...(args.length ? args : [ahead()])),
    get: (target, key) => (key === 'now' ? ahead : Reflect.get(target, key)),
  });`)}`,
];

test('the same seed gives the same bytes, whatever the zone, the locale and the date of the host', {
  timeout: 120_000,
}, () => {
  const here = seedIn({ TZ: 'UTC', LANG: 'C' });
  const there = seedIn(
    { TZ: 'Asia/Kathmandu', LANG: 'de_DE.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    { preload: laterHost },
  );
  expect(there.equals(here)).toBe(true);
  expect(seedIn({}, { seed: 'another' }).equals(here)).toBe(false);
});
