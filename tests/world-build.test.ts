import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const dir = mkdtempSync(join(tmpdir(), 'mypc-build-'));
afterAll(() => rmSync(dir, { recursive: true }));

const command = [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  join(root, 'cli/main.ts'),
  'world',
] as const;

function mypcWorld(args: string[], cache?: string): { code: number | null; output: string } {
  const env = cache ? { ...process.env, MYPC_CACHE: cache } : process.env;
  const { status, stdout, stderr } = spawnSync(command[0], [...command.slice(1), ...args], {
    env,
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
}

test('a build that is killed leaves the cache usable, and is done again', { timeout: 120_000 }, async () => {
  const cache = join(dir, 'cache');
  const persona = ['--persona', 'nora-whitfield'];
  expect(mypcWorld(['build', ...persona], cache).output).toMatch(/^Grown/);
  const [first = ''] = readdirSync(join(cache, 'worlds'));
  const before = readFileSync(join(cache, 'worlds', first));

  const child = spawn(command[0], [...command.slice(1), 'build', ...persona, '--seed', 'other'], {
    env: { ...process.env, MYPC_CACHE: cache },
  });
  const isUnderWay = () => readdirSync(join(cache, 'worlds')).some((file) => file.endsWith('.draft'));
  for (let waited = 0; !isUnderWay() && waited < 20_000; waited += 20) await sleep(20);
  child.kill('SIGKILL');
  await once(child, 'exit');

  expect(readFileSync(join(cache, 'worlds', first)).equals(before)).toBe(true);
  expect(mypcWorld(['build', ...persona], cache).output).toMatch(/^In the cache/);
  expect(mypcWorld(['build', ...persona, '--seed', 'other'], cache).output).toMatch(/^Grown/);
});

describe('the world can be asked', () => {
  test('why a row is there', () => {
    const { output, code } = mypcWorld(['explain', 'gringotts', 'transactions', '1200']);
    expect(code).toBe(0);
    expect(output).toMatch(/"id": 1200,[\s\S]*came of [\w.-]+\n[\s\S]*"type": "[\w.]+"/);
    expect(mypcWorld(['explain', 'gringotts', 'sweets', '1'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('has no table "sweets"'),
    });
    expect(mypcWorld(['explain', 'gringotts', 'transactions', '99999999']).output).toContain('has no row');
  });

  test('what happened on a day', () => {
    const { output } = mypcWorld(['timeline', '2026-03-28']);
    expect(output).toMatch(/19:30 {2}meal\.out.*Cooper's Seafood House/);
    expect(output).toMatch(
      /purchase\.made, merchant Cooper's Seafood House[^\n]*\n {7}in [^\n]*gringotts_transactions/,
    );
    expect(mypcWorld(['timeline', '2026-02-30'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not a day'),
    });
  });

  test('how much it holds', () => {
    const { events, totals } = JSON.parse(mypcWorld(['stats', '--json']).output);
    expect(events['wage.paid']).toBe(52);
    expect(totals.rows).toBeGreaterThan(5000);
  });

  test('whether a persona file is right', () => {
    const file = join(dir, 'persona.json');
    const persona = JSON.parse(readFileSync(join(root, 'personas/nora-whitfield/persona.json'), 'utf8'));
    writeFileSync(file, JSON.stringify(persona));
    expect(mypcWorld(['validate', file])).toMatchObject({
      code: 0,
      output: expect.stringContaining('is valid'),
    });
    writeFileSync(
      file,
      JSON.stringify({ ...persona, identity: { ...persona.identity, referenceTime: '2026-02-30T09:00' } }),
    );
    expect(mypcWorld(['validate', file])).toMatchObject({
      code: 1,
      output: expect.stringContaining('identity.referenceTime'),
    });
  });
});
