import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Seeds a world in a process of its own, with nothing cached, and answers the bytes of the database. */
function seedIn(env: Record<string, string>, seed?: string): Buffer {
  const dir = mkdtempSync(join(tmpdir(), 'mypc-seed-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const script = `
    const { prepareWorld } = await import('${root}/server/prepare-world.ts');
    const { apps } = await import('${root}/apps/registry.gen.ts');
    prepareWorld('${dir}/state', apps, { persona: 'michael-scott', seed: ${JSON.stringify(seed)} });`;
  execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    {
      cwd: root,
      env: { ...process.env, MYPC_CACHE: join(dir, 'cache'), ...env },
    },
  );
  return readFileSync(join(dir, 'state/base.db'));
}

test('the same seed gives the same bytes, whatever the time zone and locale of the host', () => {
  const here = seedIn({ TZ: 'UTC', LANG: 'C' });
  const there = seedIn({ TZ: 'Asia/Kathmandu', LANG: 'de_DE.UTF-8', LC_ALL: 'tr_TR.UTF-8' });
  expect(there.equals(here)).toBe(true);
});

test('another seed gives another life', () => {
  expect(seedIn({}, 'another').equals(seedIn({}))).toBe(false);
});
