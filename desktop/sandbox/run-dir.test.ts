import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createControlGroups } from './control-groups.ts';
import { RUN_ROOT } from './guest.ts';
import { createRunDir, sweepRunDirs } from './run-dir.ts';

const LIMITS = { memoryMb: 64, processes: 8 };

test('whoever has another run root does not sweep away what our PCs are about to use', async () => {
  const runDir = createRunDir();
  onTestFinished(() => rmSync(runDir, { recursive: true }));
  const groups = createControlGroups(basename(runDir), { machine: LIMITS, display: LIMITS, servers: LIMITS });
  onTestFinished(() => groups.remove());
  const other = mkdtempSync(join(tmpdir(), 'mypc-run-'));
  onTestFinished(() => rmSync(other, { recursive: true, force: true }));
  const sweep = `const { removeRunRoot, sweepRunDirs } = await import('${join(import.meta.dirname, 'run-dir.ts')}');
    sweepRunDirs();
    removeRunRoot();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', sweep], {
    env: { ...process.env, MYPC_RUN: other },
  });
  sweepRunDirs();
  expect(
    Object.values(groups.dirs)
      .flat()
      .filter((dir) => !existsSync(dir)),
  ).toEqual([]);
  expect(existsSync(runDir)).toBe(true);
});

test('a directory that is being made is left alone, and one that nobody finished is not', () => {
  const [fresh, forgotten] = ['0000beef.draft', '0000dead.draft'].map((name) => join(RUN_ROOT, name));
  for (const dir of [fresh, forgotten]) mkdirSync(dir as string, { recursive: true });
  onTestFinished(() => rmSync(fresh as string, { recursive: true }));
  utimesSync(forgotten as string, 0, 0);
  expect(sweepRunDirs()).toContain(forgotten);
  expect([fresh, forgotten].map((dir) => existsSync(dir as string))).toEqual([true, false]);
});
