import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { hostNow } from '#kit/clock.ts';
import { cacheDir } from '#server/cache-dir.ts';
import { GUEST_ID } from '../sandbox/guest.ts';
import { buildPackages, hostArchitecture, type PackagesRecipe } from './build-packages.ts';
import { entriesOf, layFiles } from './lay-files.ts';
import { primeHome } from './prime-home.ts';
import { removeOldTrees } from './remove-old-trees.ts';
import { runTool } from './run-tool.ts';
import { withLock } from './with-lock.ts';

/** The root file system of a PC. */
export interface Image {
  readonly dir: string;
  readonly hash: string;
}

export interface ImageRecipe extends PackagesRecipe {
  /** A tree that is laid over the packages. */
  readonly filesDir: string;
  /** Starts the programs once, so that they find their caches at the first start in every PC. */
  readonly primesHome: boolean;
}

interface EnsureOptions {
  onProgress(line: string): void;
  recipe?: ImageRecipe;
}

const here = import.meta.dirname;
/** Code that decides what a tree holds. */
const PACKAGES_CODE = ['build-packages.ts', 'unpack-output.ts'];
const IMAGE_CODE = ['clock.c', 'lay-files.ts', 'prime-home.ts'];

/**
 * The image of the recipe, built unless the cache has it. Packages are a tree of their own, and an image is the same files
 * (hard links) with ours laid over, so that a change of ours costs seconds. Trees take their names when they are whole, and
 * are never written afterwards.
 */
export async function ensureImage(options: EnsureOptions): Promise<Image> {
  const { onProgress, recipe = ourRecipe() } = options;
  const dir = join(cacheDir(), 'images');
  const packagesHash = hashPackages(recipe);
  const hash = hashImage(recipe, packagesHash);
  const image = { dir: join(dir, hash), hash };
  if (!existsSync(image.dir)) {
    mkdirSync(dir, { recursive: true });
    await withLock(join(dir, 'lock'), {
      onWait: () => onProgress('Waiting for another process that builds an image'),
      work: async () => {
        if (existsSync(image.dir)) return;
        removeDrafts(dir);
        const packages = join(dir, `packages-${packagesHash}`);
        if (!existsSync(packages)) await makePackages(packages, recipe, onProgress);
        await makeImage(image.dir, packages, { recipe, onProgress });
        removeOldTrees(dir, [packages, image.dir]);
      },
    });
  }
  const now = hostNow() / 1000;
  utimesSync(image.dir, now, now);
  return image;
}

function ourRecipe(): ImageRecipe {
  const rows = (file: string) =>
    readFileSync(join(here, file), 'utf8')
      .split('\n')
      .filter((row) => row !== '' && !row.startsWith('#'));
  return {
    packages: rows('packages.txt'),
    excludedPaths: rows('excluded-paths.txt'),
    customize: readFileSync(join(here, 'customize.sh'), 'utf8'),
    filesDir: join(here, 'files'),
    primesHome: true,
  };
}

/** Whoever holds the lock is the only builder: a draft that lies there was left by one who died. */
function removeDrafts(dir: string): void {
  for (const name of readdirSync(dir).filter((each) => each.startsWith('draft-')))
    rmSync(join(dir, name), { recursive: true, force: true });
}

async function makePackages(
  path: string,
  recipe: PackagesRecipe,
  onProgress: (line: string) => void,
): Promise<void> {
  const dir = join(path, '..');
  const draft = join(dir, 'draft-packages');
  const target = join(draft, 'tree');
  mkdirSync(target, { recursive: true });
  await buildPackages(recipe, { aptDir: join(dir, 'apt'), target, onProgress });
  renameSync(target, path);
  rmSync(draft, { recursive: true });
}

async function makeImage(
  path: string,
  packages: string,
  { recipe, onProgress }: Required<EnsureOptions>,
): Promise<void> {
  onProgress('Laying our files over the packages');
  const draft = join(path, '..', 'draft-image');
  await runTool(['cp', '-al', packages, draft]);
  await layFiles(recipe.filesDir, draft);
  if (recipe.primesHome) {
    onProgress('Starting the programs once');
    await primeHome(draft);
  }
  renameSync(draft, path);
}

function hashPackages({ packages, excludedPaths, customize }: PackagesRecipe): string {
  const hash = createHash('sha256').update(
    JSON.stringify([packages, excludedPaths, customize, hostArchitecture()]),
  );
  for (const file of PACKAGES_CODE) hash.update(readFileSync(join(here, file)));
  return hash.digest('hex').slice(0, 24);
}

function hashImage({ filesDir, primesHome }: ImageRecipe, packagesHash: string): string {
  const hash = createHash('sha256').update(JSON.stringify([packagesHash, primesHome, GUEST_ID]));
  for (const file of IMAGE_CODE) hash.update(readFileSync(join(here, file)));
  for (const { entry, path } of entriesOf(filesDir)) {
    const file = join(filesDir, path);
    hash.update(`${path}\0${lstatSync(file).mode}\0`);
    if (entry.isFile()) hash.update(readFileSync(file));
    if (entry.isSymbolicLink()) hash.update(readlinkSync(file));
  }
  return hash.digest('hex').slice(0, 24);
}
