import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { apps } from '#apps/registry.gen.ts';
import { growHome } from '#home/grow-home.ts';
import type { HomeSource } from '#home/home-source.ts';
import { startBackgrounds } from '#server/backgrounds.ts';
import { cacheDir, markUsed, removeUnused } from '#server/cache-dir.ts';
import { readPersona } from '#server/read-persona.ts';
import { liveChosenLife, type Seed, type WorldChoice } from '#server/seed-cache.ts';
import { cookieName, LIFETIME_MS, seededToken } from '#server/sessions.ts';
import { openWorld } from '#server/world.ts';
import { GUEST_ID } from './sandbox/guest.ts';

const root = join(import.meta.dirname, '..');

/** The home folder of a world, grown unless the cache has it. Belongs to the guest; never written afterwards. */
export async function ensureHome(seed: Seed, choice: WorldChoice): Promise<string> {
  const shelf = join(cacheDir(), 'homes');
  const dir = join(shelf, hashInputs(seed, choice));
  if (existsSync(dir)) {
    markUsed(dir);
    return dir;
  }
  mkdirSync(shelf, { recursive: true });
  removeUnused(shelf);
  const draft = mkdtempSync(`${dir}.`);
  await writeHome(seed, choice, draft);
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${GUEST_ID}:${GUEST_ID}`, draft]);
  takeName(draft, dir);
  return dir;
}

/** Of two that grew the same home folder at once, the second finds the name taken, by the same bytes. */
function takeName(draft: string, dir: string): void {
  try {
    renameSync(draft, dir);
  } catch (error) {
    if (!existsSync(dir)) throw error;
    rmSync(draft, { recursive: true });
  }
}

async function writeHome(seed: Seed, choice: WorldChoice, dir: string): Promise<void> {
  const source = openHomeSource(seed, choice);
  try {
    await mirrorInto(seed, dir, source.life.referenceMs);
    await growHome(source, dir);
  } finally {
    source.seed.close();
  }
}

/** What the home folder of a world follows from. The caller closes `seed`. */
export function openHomeSource(seed: Seed, choice: WorldChoice): HomeSource {
  const life = liveChosenLife(choice);
  const cookies = apps.map(({ slug }) => ({
    name: cookieName(slug),
    value: seededToken(life.seed, slug),
    expiresMs: life.referenceMs + LIFETIME_MS,
  }));
  const { persona } = readPersona(choice.persona);
  return { persona, life, apps, seed: new DatabaseSync(seed.path, { readOnly: true }), cookies };
}

/** What apps mirror to the home folder, e.g. the Maildir, by the code that keeps it up to date later. */
async function mirrorInto(seed: Seed, homeDir: string, referenceMs: number): Promise<void> {
  const stateDir = mkdtempSync(join(tmpdir(), 'mypc-home-'));
  try {
    copyFileSync(seed.path, join(stateDir, 'base.db'));
    const world = openWorld(stateDir, apps);
    await startBackgrounds(world, homeDir).stop();
    world.close();
    datePaths(homeDir, referenceMs);
  } finally {
    rmSync(stateDir, { recursive: true, force: true });
  }
}

/** A mail file is as old as its name says; anything else was last touched at the world's start. */
function datePaths(dir: string, referenceMs: number): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) datePaths(path, referenceMs);
    const seconds = Number(/^(\d{9,10})\.M/.exec(entry.name)?.[1] ?? referenceMs / 1000);
    utimesSync(path, seconds, seconds);
  }
}

/** Of everything that decides what a home folder holds: the world, and the code and prose that grow it. */
function hashInputs(seed: Seed, choice: WorldChoice): string {
  const hash = createHash('sha256').update(`${seed.hash} ${GUEST_ID}`);
  for (const folder of ['home', `personas/${choice.persona}`]) {
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
    for (const path of paths.filter((each) => !each.endsWith('.test.ts')).sort())
      hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 24);
}
