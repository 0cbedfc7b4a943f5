import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '#kit/app.ts';
import type { Life } from '#world/life.ts';
import { liveLife } from '#world/live-life.ts';
import { cacheDir, markUsed, removeUnused } from './cache-dir.ts';
import { readPersona } from './read-persona.ts';
import { seedWorld } from './seed-run.ts';

const root = join(import.meta.dirname, '..');

export interface WorldChoice {
  persona: string;
  /** Another seed is another life of the same person. */
  seed?: string;
  /** Another "now", epoch ms; the persona's own when absent. */
  referenceMs?: number;
}

export interface Seed {
  readonly path: string;
  readonly hash: string;
  /** False when it was grown just now. */
  readonly wasCached: boolean;
}

export function liveChosenLife({ persona: slug, seed, referenceMs }: WorldChoice): Life {
  const { persona, letters } = readPersona(slug);
  return liveLife(persona, letters, { seed, referenceMs });
}

/**
 * The seed of a world, grown unless the cache has one of the same inputs. A seed takes its name when it is whole: what
 * is interrupted leaves the others usable.
 */
export function ensureSeed(apps: readonly App[], choice: WorldChoice): Seed {
  const hash = hashInputs(apps, choice);
  const shelf = join(cacheDir(), 'worlds');
  const path = join(shelf, `${hash}.db`);
  if (existsSync(path)) {
    markUsed(path);
    return { path, hash, wasCached: true };
  }
  mkdirSync(shelf, { recursive: true });
  removeUnused(shelf);
  const draft = `${path}.${process.pid}`;
  seedWorld(draft, apps, liveChosenLife(choice));
  renameSync(draft, path);
  return { path, hash, wasCached: false };
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
