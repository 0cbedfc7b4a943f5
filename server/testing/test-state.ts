import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { apps } from '#apps/registry.gen.ts';
import type { App } from '#kit/app.ts';
import { prepareWorld } from '../prepare-world.ts';

export const clientDir = process.env.MYPC_CLIENT ?? join(import.meta.dirname, '../../dist/client');

/** A state directory with the seeded world of the canonical persona, removed by `remove`. */
export function createTestState(hosted: readonly App[] = apps): { dir: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'mypc-test-'));
  prepareWorld(dir, hosted, { persona: 'michael-scott' });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** The same, for the length of one test. */
export function testStateDir(): string {
  const { dir, remove } = createTestState();
  onTestFinished(remove);
  return dir;
}
