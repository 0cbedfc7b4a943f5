import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkHost, KEYRING } from './check-host.ts';
import { runTool } from './run-tool.ts';
import { SET_UP_AT } from './set-up-date.ts';
import { unpackOutput } from './unpack-output.ts';

const SUITE = 'bookworm';
const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };
const MIRROR = `[signed-by=${KEYRING}] http://deb.debian.org`;
const SOURCES = [
  `deb ${MIRROR}/debian ${SUITE} main`,
  `deb ${MIRROR}/debian ${SUITE}-updates main`,
  `deb ${MIRROR}/debian-security ${SUITE}-security main`,
];

/** Decides what a packages tree holds, down to the versions that Debian has on the day. */
export interface PackagesRecipe {
  readonly packages: readonly string[];
  /** Patterns of dpkg's path-exclude. */
  readonly excludedPaths: readonly string[];
  /** Shell commands for the finished tree, whose path is $1. */
  readonly customize: string;
}

interface BuildOptions {
  /** Packages and lists of apt, kept between builds. */
  aptDir: string;
  /** An empty directory. */
  target: string;
  onProgress(line: string): void;
}

export function hostArchitecture(): string {
  const architecture = ARCHITECTURES[process.arch];
  if (!architecture) throw new Error(`There is no image for ${process.arch}: only for x64 and arm64.`);
  return architecture;
}

/** Installs the packages of a recipe into a tree that belongs to the caller. */
export async function buildPackages(recipe: PackagesRecipe, options: BuildOptions): Promise<void> {
  checkHost();
  const count = await downloadPackages(recipe, options);
  await installPackages(recipe, { ...options, count });
}

/**
 * Downloads before anything is installed: an interrupted download goes on where it stopped, and needs no privilege.
 * Answers how many packages there are.
 */
async function downloadPackages(
  recipe: PackagesRecipe,
  { aptDir, onProgress }: BuildOptions,
): Promise<number> {
  for (const dir of ['state/lists/partial', 'cache/archives/partial'])
    mkdirSync(join(aptDir, dir), { recursive: true });
  writeFileSync(join(aptDir, 'sources.list'), `${SOURCES.join('\n')}\n`);
  writeFileSync(join(aptDir, 'nothing-installed'), '');
  const settings = {
    'Dir::State': join(aptDir, 'state'),
    'Dir::State::status': join(aptDir, 'nothing-installed'),
    'Dir::Cache': join(aptDir, 'cache'),
    'Dir::Etc::sourcelist': join(aptDir, 'sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'APT::Sandbox::User': '',
    'APT::Install-Recommends': 'false',
    'Acquire::Retries': '3',
  };
  const apt = ['apt-get', ...Object.entries(settings).flatMap(([key, value]) => ['-o', `${key}=${value}`])];
  onProgress('Reading the lists of Debian packages');
  await runTool([...apt, 'update']);
  let count = 0;
  const percent = percentages((done) => onProgress(`Downloading ${count} packages: ${done} %`));
  await runTool(
    [
      ...apt,
      '-y',
      '-o',
      'APT::Status-Fd=3',
      '--download-only',
      'install',
      '?essential',
      'apt',
      ...recipe.packages,
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      lines: {
        1: (line) => {
          count = Number(/(\d+) newly installed/.exec(line)?.[1] ?? count);
        },
        3: (line) => percent(Number(/^dlstatus:\d+:([\d.]+):/.exec(line)?.[1] ?? 0)),
      },
    },
  );
  return count;
}

/** mmdebstrap's tree comes out as an archive, so that whoever unpacks it owns every file, with root and without. */
async function installPackages(
  recipe: PackagesRecipe,
  { aptDir, target, onProgress, count }: BuildOptions & { count: number },
): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const steps = percentages((done) => onProgress(`Installing ${count} packages: ${done} %`));
  let seen = 0;
  await unpackOutput(
    [
      ...['setpriv', '--pdeathsig', 'TERM', 'mmdebstrap', '--verbose', '--variant=minbase', '--format=tar'],
      `--mode=${isRoot ? 'root' : 'unshare'}`,
      '--aptopt=APT::Install-Recommends "false"',
      '--aptopt=Acquire::Retries "3"',
      ...recipe.excludedPaths.map((pattern) => `--dpkgopt=path-exclude=${pattern}`),
      ...['--skip=download/empty', '--skip=essential/unlink'],
      '--setup-hook=mkdir -p "$1/var/cache/apt/archives"',
      `--setup-hook=sync-in '${join(aptDir, 'cache/archives')}' /var/cache/apt/archives`,
      `--customize-hook=${recipe.customize}`,
      ...[`--include=${recipe.packages.join(',')}`, SUITE, '-', ...SOURCES],
    ],
    target,
    {
      env: {
        ...process.env,
        // Without root the tree is first owned by subordinate users, who may not enter the caller's directories.
        TMPDIR: isRoot ? join(target, '..') : '/var/tmp',
        // Python then knows what it has compiled by the content of its source, not by the time of it.
        SOURCE_DATE_EPOCH: String(Date.parse(SET_UP_AT) / 1000),
      },
      lines: {
        2: (line) => {
          if (/^(Unpacking|Setting up) /.test(line)) steps((++seen / (2 * count)) * 100);
        },
      },
    },
  );
}

/** Tells whole percentages as they are reached, each once. */
function percentages(tell: (done: number) => void): (percent: number) => void {
  let last = -1;
  return (percent) => {
    const done = Math.min(100, Math.floor(percent));
    if (done <= last) return;
    last = done;
    tell(done);
  };
}
