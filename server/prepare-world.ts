import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { App } from '#kit/app.ts';
import { ensureSeed, type WorldChoice } from './seed-cache.ts';

/**
 * Puts the seed of a world into a state directory as `base.db`. A live world grown from another seed is dropped: its
 * rows would not fit.
 */
export function prepareWorld(stateDir: string, apps: readonly App[], choice: WorldChoice): void {
  mkdirSync(stateDir, { recursive: true });
  const seed = ensureSeed(apps, choice);
  const marker = join(stateDir, 'base.hash');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === seed.hash) return;
  for (const name of readdirSync(stateDir)) {
    if (/^(world|base)\.db/.test(name) || name === 'snapshots')
      rmSync(join(stateDir, name), { recursive: true });
  }
  copyFileSync(seed.path, join(stateDir, 'base.db'), constants.COPYFILE_FICLONE);
  writeFileSync(marker, seed.hash);
}
