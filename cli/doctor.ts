import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const summary = 'Tell what this machine lacks, and how to fix it';

export const usage = `
Usage: mypc doctor

Looks at Node, npm packages, Debian packages, Chromium, what desktops need of the kernel, disk and memory. For each thing that is missing it
prints the command that brings it. Exits with 1 when anything is missing.
`;

const root = join(import.meta.dirname, '..');
const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
const gigabyte = 1e9;
const needed = { nodeMajor: 24, diskBytes: 8 * gigabyte, memoryBytes: 2 * gigabyte };

/** `fix` is there exactly when something is missing. */
type Finding = { found: string; fix?: string };

const checks: Record<string, () => Finding | Promise<Finding>> = {
  Node: () => {
    const old = Number.parseInt(process.versions.node, 10) < needed.nodeMajor;
    return { found: process.version, ...(old && { fix: 'npm ci' }) };
  },
  'npm packages': () => {
    const { total, wrong } = npmPackages();
    if (wrong.length === 0) return { found: `${total} as locked` };
    return { found: `not as locked: ${few(wrong)}`, fix: 'npm ci' };
  },
  'Debian packages': () => {
    const { total, missing } = debianPackages();
    if (missing.length === 0) return { found: `${total} installed` };
    return { found: `missing: ${missing.join(', ')}`, fix: aptInstall(missing) };
  },
  Chromium: async () => {
    try {
      return { found: await startChromium() };
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      return { found: `does not start: ${reason}`, fix: aptInstall(['--reinstall', 'chromium']) };
    }
  },
  Desktops: async () => {
    const { sandboxBackend } = await import('#desktop/backends/sandbox-backend.ts');
    const [first] = await sandboxBackend.missing();
    if (first) return { found: `cannot run: ${first.what}`, fix: first.fix };
    return { found: process.getuid?.() === 0 ? 'can run' : 'can run, without limits of memory' };
  },
  Disk: () => {
    const { bavail, bsize } = statfsSync(root);
    const free = bavail * bsize;
    const fix = `${sudo}apt-get clean && npm cache clean --force   # or free ${gb(needed.diskBytes)} on ${root} otherwise`;
    return { found: `${gb(free)} free`, ...(free < needed.diskBytes && { fix }) };
  },
  Memory: () => {
    const free = process.availableMemory();
    const fix = `ps -eo pid,rss,comm --sort=-rss | head   # end what you can spare: ${gb(needed.memoryBytes)} are needed`;
    return { found: `${gb(free)} available`, ...(free < needed.memoryBytes && { fix }) };
  },
};

export async function run(): Promise<number> {
  let healthy = true;
  for (const [name, check] of Object.entries(checks)) {
    const { found, fix } = await check();
    console.log(`${fix ? '✗' : '✓'} ${name.padEnd(15)}  ${found}`);
    if (fix) console.log(`  fix: ${fix}`);
    healthy &&= !fix;
  }
  return healthy ? 0 : 1;
}

function npmPackages(): { total: number; wrong: string[] } {
  const lock: { packages: Record<string, { version?: string; optional?: boolean }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const locked = Object.entries(lock.packages).filter(([path, entry]) => path && !entry.optional);
  const wrong = locked.filter(([path, entry]) => installedVersion(path) !== entry.version);
  return { total: locked.length, wrong: wrong.map(([path]) => path.replace(/^.*node_modules\//, '')) };
}

function installedVersion(path: string): string | undefined {
  try {
    return JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

function debianPackages(): { total: number; missing: string[] } {
  const wanted = readFileSync(join(root, 'tools/debian-packages.txt'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
  const missing = wanted.filter((name) => !isInstalled(name));
  return { total: wanted.length, missing };
}

function isInstalled(debianPackage: string): boolean {
  try {
    const status = execFileSync('dpkg-query', ['--status', debianPackage], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return status.includes(' ok installed');
  } catch {
    return false;
  }
}

async function startChromium(): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'mypc-doctor-'));
  const began = performance.now();
  try {
    const { stdout } = await promisify(execFile)(
      'chromium',
      ['--headless', '--no-sandbox', `--user-data-dir=${profile}`, '--dump-dom', 'data:text/html,<p>alive'],
      { timeout: 30_000 },
    );
    if (!stdout.includes('alive')) throw new Error('it printed no page');
    return `starts in ${((performance.now() - began) / 1000).toFixed(1)} s`;
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

function aptInstall(packages: string[]): string {
  return `${sudo}apt-get install -y --no-install-recommends ${packages.join(' ')}`;
}

function gb(bytes: number): string {
  return `${(bytes / gigabyte).toFixed(1)} GB`;
}

function few(names: string[]): string {
  return names.length <= 5
    ? names.join(', ')
    : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`;
}
