import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { markUsed, removeUnused } from './cache-dir.ts';

const DAY_MS = 24 * 3600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

test('what nobody used for a month leaves the cache, with all that belongs to it', () => {
  const dir = mkdtempSync(join(tmpdir(), 'mypc-cache-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const put = (name: string, usedDaysAgo: number) => {
    writeFileSync(join(dir, name), '');
    utimesSync(join(dir, name), daysAgo(usedDaysAgo), daysAgo(100));
  };
  put('old.db', 31);
  put('old.db.4711', 40);
  put('recent.db', 29);
  put('recent.db-wal', 90);
  put('again.db', 60);
  mkdirSync(join(dir, 'home'));
  writeFileSync(join(dir, 'home', 'letter.txt'), '');
  utimesSync(join(dir, 'home'), daysAgo(31), daysAgo(31));

  markUsed(join(dir, 'again.db'));
  markUsed(join(dir, 'missing.db'));
  removeUnused(dir);

  expect(readdirSync(dir).sort()).toEqual(['again.db', 'recent.db', 'recent.db-wal']);
  expect(statSync(join(dir, 'again.db')).mtimeMs).toBeLessThan(daysAgo(99).getTime());
});
