import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureImage, type ImageRecipe } from './ensure-image.ts';

let dir = '';
const at = (...path: string[]) => join(dir, ...path);
const images = () => readdirSync(at('cache/images')).filter((name) => /^[0-9a-f]{24}$/.test(name));
const calls = () => (existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim().split('\n') : []);
const installs = () => calls().filter((call) => call.startsWith('mmdebstrap'));

/** The programs that fetch and install packages, in place of which stand scripts that note their calls. */
function fake(tool: string, script: string): void {
  mkdirSync(at('bin'), { recursive: true });
  writeFileSync(at('bin', tool), `#!/bin/sh\necho "${tool} $*" >> '${at('calls')}'\n${script}\n`);
  chmodSync(at('bin', tool), 0o755);
}

function recipe(changes: Partial<ImageRecipe> = {}): ImageRecipe {
  const base = { packages: ['bash'], excludedPaths: ['/usr/share/doc/*'], customize: 'true' };
  return { ...base, filesDir: at('files'), primesHome: false, ...changes };
}

const ensure = (changes?: Partial<ImageRecipe>, onProgress: (line: string) => void = () => undefined) =>
  ensureImage({ onProgress, recipe: recipe(changes) });

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mypc-image-'));
  mkdirSync(at('files/etc'), { recursive: true });
  writeFileSync(at('files/etc/motd'), 'ours');
  mkdirSync(at('tree/etc'), { recursive: true });
  writeFileSync(at('tree/etc/motd'), 'of the package');
  fake('apt-get', 'echo "0 upgraded, 2 newly installed"');
  fake('mmdebstrap', `echo 'Unpacking bash' >&2; sleep 0.3; tar -c -C '${at('tree')}' .`);
  vi.stubEnv('PATH', [at('bin'), process.env.PATH].join(delimiter));
  vi.stubEnv('MYPC_CACHE', at('cache'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

test('an image is built once, with our files over those of the packages', async () => {
  const lines: string[] = [];
  const image = await ensure({}, (line) => lines.push(line));
  expect(readFileSync(join(image.dir, 'etc/motd'), 'utf8')).toBe('ours');
  expect(readFileSync(join(image.dir, 'etc/ld.so.preload'), 'utf8')).toBe('/usr/lib/mypc/clock.so\n');
  expect(lines).toContain('Installing 2 packages: 25 %');
  expect(await ensure()).toEqual(image);
  expect(installs()).toHaveLength(1);
});

test('an edit of our files installs nothing anew and leaves the packages as they are', async () => {
  const before = await ensure();
  writeFileSync(at('files/etc/motd'), 'edited');
  const after = await ensure();
  expect(after.hash).not.toBe(before.hash);
  expect(readFileSync(join(after.dir, 'etc/motd'), 'utf8')).toBe('edited');
  expect(readFileSync(join(before.dir, 'etc/motd'), 'utf8')).toBe('ours');
  const packages = readdirSync(at('cache/images')).find((name) => name.startsWith('packages-')) as string;
  expect(readFileSync(at('cache/images', packages, 'etc/motd'), 'utf8')).toBe('of the package');
  expect(installs()).toHaveLength(1);
});

test('a build that was interrupted leaves no image, and the next one succeeds', async () => {
  fake('mmdebstrap', `tar -c -C '${at('tree')}' . | head -c 1000; echo 'E: no space left' >&2; kill -9 $$`);
  await expect(ensure()).rejects.toThrow(/no space left/);
  expect(images()).toEqual([]);
  fake('mmdebstrap', `tar -c -C '${at('tree')}' .`);
  const image = await ensure();
  expect(readFileSync(join(image.dir, 'etc/motd'), 'utf8')).toBe('ours');
  expect(readdirSync(at('cache/images')).filter((name) => name.startsWith('draft-'))).toEqual([]);
});

test('of two callers one builds while the other waits', async () => {
  const [one, other] = await Promise.all([ensure(), ensure()]);
  expect(one).toEqual(other);
  expect(installs()).toHaveLength(1);
});

test('a lock dies with its holder', async () => {
  mkdirSync(at('cache/images'), { recursive: true });
  const script = `import { withLock } from '${import.meta.dirname}/with-lock.ts';
    await withLock('${at('cache/images/lock')}', { onWait() {}, work: async () => process.kill(process.pid, 'SIGKILL') });`;
  expect(() =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' }),
  ).toThrow();
  await ensure();
  expect(images()).toHaveLength(1);
});

test('the images used last are kept', async () => {
  for (const text of ['1', '2', '3', '4']) {
    writeFileSync(at('files/etc/motd'), text);
    await ensure();
  }
  const kept = images().map((name) => readFileSync(at('cache/images', name, 'etc/motd'), 'utf8'));
  expect(kept.sort()).toEqual(['3', '4']);
});

test('a file is not laid through a link that leads out of the image', async () => {
  execFileSync('ln', ['-s', at('outside'), at('tree/opt')]);
  mkdirSync(at('outside'));
  mkdirSync(at('files/opt/deep'), { recursive: true });
  writeFileSync(at('files/opt/deep/evil'), '');
  await expect(ensure()).rejects.toThrow(/leads out of the image/);
  expect(readdirSync(at('outside'))).toEqual([]);
});

test('what is missing is told with the command that brings it', async () => {
  mkdirSync(at('few'));
  for (const tool of ['apt-get', 'cp', 'flock', 'gcc', 'setpriv', 'sh', 'cat'])
    execFileSync('ln', ['-s', execFileSync('which', [tool], { encoding: 'utf8' }).trim(), at('few', tool)]);
  vi.stubEnv('PATH', at('few'));
  await expect(ensure()).rejects.toThrow(/the program mmdebstrap: (sudo )?apt-get install -y mmdebstrap/);
});
