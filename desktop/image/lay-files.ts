import {
  chmodSync,
  copyFileSync,
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runTool } from './run-tool.ts';
import { SET_UP_AT } from './set-up-date.ts';

const CLOCK_LIBRARY = '/usr/lib/mypc/clock.so';
const SCHEMAS = 'usr/share/glib-2.0/schemas';

/** Lays a folder over a tree whose files other trees share: what is there is replaced, never written into. */
export async function layFiles(filesDir: string, tree: string): Promise<void> {
  for (const { entry, path } of entriesOf(filesDir)) {
    const from = join(filesDir, path);
    const to = join(tree, path);
    stayWithin(tree, dirname(to));
    if (entry.isDirectory()) {
      mkdirSync(to, { recursive: true, mode: 0o755 });
      continue;
    }
    rmSync(to, { force: true });
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else {
      copyFileSync(from, to);
      chmodSync(to, statSync(from).mode & 0o111 ? 0o755 : 0o644);
    }
  }
  await installClock(tree);
  await compileSettings(tree);
  await runTool(['find', tree, '-newermt', SET_UP_AT, '-exec', 'touch', '-h', '-d', SET_UP_AT, '{}', '+']);
}

/** What lies in a folder, by paths from there, parents first; without what Python leaves where it runs. */
export function entriesOf(dir: string): { entry: Dirent; path: string }[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: relative(dir, join(entry.parentPath, entry.name)) }))
    .filter(({ path }) => !path.split('/').includes('__pycache__'))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Packages have links to absolute paths, which lead out to the host while we write. */
function stayWithin(tree: string, dir: string): void {
  if (!`${realpathSync(dir)}/`.startsWith(`${realpathSync(tree)}/`))
    throw new Error(
      `${dir} leads out of the image, to ${realpathSync(dir)}: lay the file where the link leads to.`,
    );
}

/** Every program of the PC loads it: none can forget the world's time. */
async function installClock(tree: string): Promise<void> {
  const library = join(tree, CLOCK_LIBRARY);
  mkdirSync(dirname(library), { recursive: true });
  rmSync(library, { force: true });
  await compileClock(library);
  replace(join(tree, 'etc/ld.so.preload'), `${CLOCK_LIBRARY}\n`);
}

export async function compileClock(library: string): Promise<void> {
  await runTool([
    ...['gcc', '-O2', '-Wall', '-Werror', '-shared', '-fPIC', '-nostdlib', '-ffreestanding', '-fno-builtin'],
    ...['-fno-stack-protector', '-fvisibility=hidden', '-o', library, join(import.meta.dirname, 'clock.c')],
  ]);
}

/** Our defaults for programs that keep their settings with GLib, by the tree's own compiler, run without entering it. */
async function compileSettings(tree: string): Promise<void> {
  const libraries = join(
    tree,
    'usr/lib',
    process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu',
  );
  const compiler = join(libraries, 'glib-2.0/glib-compile-schemas');
  if (!existsSync(compiler)) return;
  const loader = readdirSync(libraries).find((name) => /^ld-linux-.*\.so/.test(name)) as string;
  await runTool([
    join(libraries, loader),
    '--library-path',
    libraries,
    compiler,
    '--strict',
    join(tree, SCHEMAS),
  ]);
}

function replace(path: string, text: string): void {
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
