import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { apps } from '#apps/registry.gen.ts';
import { ensureSeed } from '#server/seed-cache.ts';
import { ensureHome } from './ensure-home.ts';

test('of two that want the same home folder at once, both get it, and it is whole', async () => {
  const choice = { persona: 'michael-scott' };
  const seed = ensureSeed(apps, choice);
  const before = process.env.MYPC_CACHE;
  process.env.MYPC_CACHE = mkdtempSync(join(tmpdir(), 'mypc-homes-'));
  onTestFinished(() => {
    rmSync(process.env.MYPC_CACHE as string, { recursive: true });
    if (before === undefined) delete process.env.MYPC_CACHE;
    else process.env.MYPC_CACHE = before;
  });
  const [one, other] = await Promise.all([ensureHome(seed, choice), ensureHome(seed, choice)]);
  expect(one).toBe(other);
  expect(readdirSync(join(process.env.MYPC_CACHE, 'homes'))).toHaveLength(1);
  expect(readdirSync(one)).toEqual(expect.arrayContaining(['Documents', 'Maildir', '.mozilla']));
}, 120_000);
