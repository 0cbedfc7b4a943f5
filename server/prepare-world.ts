import { createHash } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { App } from '#kit/app.ts';
import { liveLife } from '#world/live-life.ts';
import { readPersona } from './read-persona.ts';
import { seedWorld } from './seed-run.ts';

const root = join(import.meta.dirname, '..');

export interface WorldChoice {
  persona: string;
  /** Another seed is another life of the same person. */
  seed?: string;
}

/**
 * Puts the seed of a world into a state directory as `base.db`, from the cache when nothing that decides its
 * content has changed. A live world grown from another seed is dropped: its rows would not fit.
 */
export function prepareWorld(stateDir: string, apps: readonly App[], choice: WorldChoice): void {
  mkdirSync(stateDir, { recursive: true });
  const seed = cachedSeed(apps, choice);
  const marker = join(stateDir, 'base.hash');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === seed.hash) return;
  for (const name of readdirSync(stateDir)) {
    if (/^(world|base)\.db/.test(name) || name === 'snapshots')
      rmSync(join(stateDir, name), { recursive: true });
  }
  copyFileSync(seed.path, join(stateDir, 'base.db'), constants.COPYFILE_FICLONE);
  writeFileSync(marker, seed.hash);
}

function cachedSeed(apps: readonly App[], choice: WorldChoice): { path: string; hash: string } {
  const cacheDir =
    process.env.MYPC_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'mypc');
  const hash = hashInputs(apps, choice);
  const path = join(cacheDir, 'worlds', `${hash}.db`);
  if (existsSync(path)) return { path, hash };
  mkdirSync(join(cacheDir, 'worlds'), { recursive: true });
  const draft = `${path}.${process.pid}`;
  const { persona, letters } = readPersona(choice.persona);
  seedWorld(draft, apps, liveLife(persona, letters, { seed: choice.seed }));
  renameSync(draft, path);
  return { path, hash };
}

/** Of everything that decides what a seeded world holds: the persona, the choice, and the code that grows it. */
function hashInputs(apps: readonly App[], choice: WorldChoice): string {
  const hash = createHash('sha256').update(JSON.stringify([choice, apps.map(({ slug }) => slug)]));
  const isSource = (path: string) =>
    /\.(ts|json|svg)$/.test(path) && !/\.test\.ts$|\/pages\/|\/ui\//.test(path);
  for (const folder of [`personas/${choice.persona}`, 'protocol', 'world', 'apps', 'server']) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter(isSource).sort())
      hash.update(file).update(readFileSync(join(root, folder, file)));
  }
  return hash
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 24);
}
