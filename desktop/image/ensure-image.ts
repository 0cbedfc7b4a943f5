import { createHash, type Hash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { cacheDir, markUsed } from '#server/cache-dir.ts';
import { GUEST_ID } from '../sandbox/guest.ts';
import { buildPackages, hostArchitecture, type PackagesRecipe } from './build-packages.ts';
import { entriesOf, layFiles } from './lay-files.ts';
import { layHome, primeHome } from './prime-home.ts';
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
const PACKAGES_CODE = ['build-packages.ts', 'set-up-date.ts', 'unpack-output.ts'];
/** Files of ours that programs read at their start. */
const PRIMED_BY = /^etc\/(?!xdg\/xfce4)|^usr\/share\/(firefox-esr|glib-2.0)|^usr\/local\/bin|prime-home$/;
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
        const needed = [packages, image.dir];
        needed.forEach(markUsed);
        removeOldTrees(dir, needed);
      },
    });
  }
  markUsed(image.dir);
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

async function makeImage(path: string, packages: string, options: Required<EnsureOptions>): Promise<void> {
  const { recipe, onProgress } = options;
  onProgress('Laying our files over the packages');
  const draft = join(path, '..', 'draft-image');
  await runTool(['cp', '-al', packages, draft]);
  await layFiles(recipe.filesDir, draft);
  if (recipe.primesHome) await layHome(await ensurePrimedHome(draft, packages, options), draft);
  renameSync(draft, path);
}

/** A layer of its own: most changes of our files are none to the programs. */
async function ensurePrimedHome(
  tree: string,
  packages: string,
  { recipe: { filesDir }, onProgress }: Required<EnsureOptions>,
): Promise<string> {
  const dir = join(packages, '..');
  const hash = createHash('sha256').update(`${basename(packages)} ${GUEST_ID}`);
  hashCode(hash, ['prime-home.ts']);
  hashFiles(hash, filesDir, (path) => PRIMED_BY.test(path));
  const primed = join(dir, `home-${digest(hash)}`);
  if (existsSync(primed)) {
    markUsed(primed);
    return primed;
  }
  onProgress('Starting the programs once');
  const draft = join(dir, 'draft-home');
  mkdirSync(draft);
  await primeHome(tree, draft);
  renameSync(draft, primed);
  return primed;
}

function hashPackages({ packages, excludedPaths, customize }: PackagesRecipe): string {
  const inputs = [packages, excludedPaths, customize, hostArchitecture()];
  const hash = createHash('sha256').update(JSON.stringify(inputs));
  hashCode(hash, PACKAGES_CODE);
  return digest(hash);
}

function hashImage({ filesDir, primesHome }: ImageRecipe, packagesHash: string): string {
  const hash = createHash('sha256').update(JSON.stringify([packagesHash, primesHome, GUEST_ID]));
  hashCode(hash, IMAGE_CODE);
  hashFiles(hash, filesDir);
  return digest(hash);
}

function hashCode(hash: Hash, files: readonly string[]): void {
  for (const file of files) hash.update(readFileSync(join(here, file)));
}

function hashFiles(hash: Hash, dir: string, isMeant: (path: string) => boolean = () => true): void {
  for (const { entry, path } of entriesOf(dir).filter((each) => isMeant(each.path))) {
    const file = join(dir, path);
    hash.update(`${path}\0${lstatSync(file).mode}\0`);
    if (entry.isFile()) hash.update(readFileSync(file));
    if (entry.isSymbolicLink()) hash.update(readlinkSync(file));
  }
}

const digest = (hash: Hash): string => hash.digest('hex').slice(0, 24);
