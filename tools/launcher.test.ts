import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { virtualTree } from './virtual-tree.ts';

const root = join(import.meta.dirname, '..');
const real = (path: string) => readFileSync(join(root, path), 'utf8');
const debianPackages = real('tools/debian-packages.txt').replaceAll(/#.*/g, '').trim().split(/\s+/).join(' ');

/** What npm installs here: a Node that prints its arguments, and writes a page when it is to build. */
const fakeNode = `#!/bin/sh
case "$*" in
  *vite.js*--outDir*) echo build >>"$LOG"; mkdir -p "$4"; echo page >"$4/index.html"; exit "\${BUILD_EXIT:-0}" ;;
esac
echo "ran $*"
`;

/** A checkout with the real launcher and scripted tools on the PATH, each of which logs its call. */
function checkout(tools: Record<string, string> = {}) {
  const scripts: Record<string, string> = {
    npm: `mkdir -p node_modules/.bin; cp "$CHECKOUT/fake-node" node_modules/.bin/node; \${NPM_THEN:-true}`,
    'apt-get': ':',
    'dpkg-query': `printf 'installed=%s ' ${debianPackages}`,
    id: 'echo 1000',
    ...tools,
  };
  const files = Object.entries(scripts).map(([name, script]) => {
    const logged = name === 'npm' || name === 'apt-get' ? `echo "${name} $*" >>"$LOG"\ncd "$CHECKOUT"\n` : '';
    return [`bin/${name}`, `#!/bin/sh\n${logged}${script}\n`];
  });
  const path = virtualTree({
    mypc: real('mypc'),
    'tools/debian-packages.txt': real('tools/debian-packages.txt'),
    'package.json': '{}',
    'package-lock.json': '{}',
    'vite.config.ts': '',
    'apps/zelle/pages/index.tsx': '',
    'world/day.ts': '',
    'protocol/task.ts': '',
    'fake-node': fakeNode,
    ...Object.fromEntries(files),
  });
  for (const file of ['mypc', 'fake-node', ...files.map(([file]) => file!)])
    chmodSync(join(path, file), 0o755);
  const log = join(path, 'calls.log');
  return {
    path,
    env: { PATH: `${path}/bin:${process.env.PATH}`, LOG: log, CHECKOUT: path },
    calls: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []),
  };
}

type Checkout = ReturnType<typeof checkout>;

function start({ path, env }: Checkout, args: string[], more: Record<string, string> = {}): ChildProcess {
  const child = spawn(join(path, 'mypc'), args, { cwd: '/', env: { ...env, ...more }, detached: true });
  onTestFinished(() => void (child.exitCode === null && child.kill('SIGKILL')));
  return child;
}

async function mypc(where: Checkout, args: string[], more?: Record<string, string>) {
  const child = start(where, args, more);
  const output = { stdout: '', stderr: '' };
  child.stdout!.on('data', (data) => (output.stdout += data));
  child.stderr!.on('data', (data) => (output.stderr += data));
  const [code] = await once(child, 'close');
  return { code, ...output };
}

const installs = (calls: string[]) => calls.filter((call) => call.startsWith('npm')).length;
const builds = (calls: string[]) => calls.filter((call) => call === 'build').length;

test('installs npm packages once, then starts quietly', async () => {
  const here = checkout();
  const first = await mypc(here, ['tasks', 'a b']);
  expect(first.stderr).toMatch(/^mypc: installing npm packages … \d+ s\n$/);
  expect(first.stdout).toContain('cli/main.ts tasks a b');
  expect(await mypc(here, ['tasks'])).toMatchObject({ code: 0, stderr: '' });
  expect(installs(here.calls())).toBe(1);
});

test('installs again when the lock file has other content, not when it is only newer', async () => {
  const here = checkout();
  const lock = join(here.path, 'package-lock.json');
  await mypc(here, []);
  utimesSync(lock, 4e9, 4e9);
  await mypc(here, []);
  expect(installs(here.calls())).toBe(1);
  appendFileSync(lock, '\n');
  await mypc(here, []);
  expect(installs(here.calls())).toBe(2);
});

test('an install that was killed is done again', async () => {
  const here = checkout();
  const child = start(here, [], { NPM_THEN: 'sleep 20' });
  while (!existsSync(join(here.path, 'node_modules/.bin/node'))) await sleep(10);
  process.kill(-child.pid!, 'SIGKILL');
  await once(child, 'close');
  expect(await mypc(here, [])).toMatchObject({ code: 0 });
  expect(installs(here.calls())).toBe(2);
});

test('an install that fails shows why, and is done again', async () => {
  const here = checkout();
  const failed = await mypc(here, [], { NPM_THEN: 'ls /no-such-place' });
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain('no-such-place');
  expect(failed.stdout).toBe('');
  expect(await mypc(here, [])).toMatchObject({ code: 0 });
});

test('of two started at once only one installs', async () => {
  const here = checkout();
  const both = await Promise.all([
    mypc(here, [], { NPM_THEN: 'sleep 0.3' }),
    mypc(here, [], { NPM_THEN: 'sleep 0.3' }),
  ]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.map(({ stderr }) => stderr).join()).toContain('waiting for another mypc');
  expect(installs(here.calls())).toBe(1);
});

test('says which Node is needed when the one at hand is too old', async () => {
  const here = checkout({ node: 'case $1 in -v) echo v18.19.0 ;; *) echo 18 ;; esac' });
  const { code, stderr } = await mypc(here, []);
  expect(code).toBe(1);
  expect(stderr).toContain('Node.js 20 or newer is needed, but v18.19.0 was found.');
});

test('a user who is not root gets the line to run', async () => {
  const here = checkout({
    'dpkg-query': `printf 'installed=fonts-liberation config-files=chromium '; exit 1`,
  });
  const { code, stderr } = await mypc(here, ['test']);
  expect(code).toBe(1);
  expect(stderr).toContain(
    `\n  sudo apt-get install -y --no-install-recommends ${debianPackages.replace(' fonts-liberation', '')}\n`,
  );
  expect(here.calls()).toEqual([]);
});

test('root gets Debian packages installed', async () => {
  const here = checkout({ 'dpkg-query': 'exit 1', id: 'echo 0' });
  const { stderr } = await mypc(here, ['test']);
  expect(stderr).toContain(`mypc: installing ${debianPackages} …`);
  expect(here.calls().slice(0, 2)).toEqual([
    'apt-get update',
    `apt-get install -y --no-install-recommends ${debianPackages}`,
  ]);
});

test('a command asks only for what it needs', async () => {
  const here = checkout({ 'dpkg-query': 'exit 1' });
  for (const args of [['doctor'], ['up', '--help'], ['up', '--backend', 'web'], ['up', '--backend=web']]) {
    expect(await mypc(here, args), args.join(' ')).toMatchObject({ code: 0 });
  }
  for (const args of [['up'], ['up', '--backend', 'sandbox'], ['bench'], ['test', 'zelle']]) {
    expect(await mypc(here, args), args.join(' ')).toMatchObject({ code: 1 });
  }
  expect(builds(here.calls())).toBe(1);
});

test('builds pages when a source is newer or gone, and keeps the old ones when the build fails', async () => {
  const here = checkout();
  const page = join(here.path, 'apps/zelle/pages/index.tsx');
  await mypc(here, ['up']);
  await mypc(here, ['up']);
  expect(builds(here.calls())).toBe(1);
  await sleep(20);
  rmSync(page);
  expect(await mypc(here, ['up'], { BUILD_EXIT: '1' })).toMatchObject({ code: 1, stdout: '' });
  expect(readFileSync(join(here.path, 'dist/client/index.html'), 'utf8')).toBe('page\n');
  await mypc(here, ['up']);
  await mypc(here, ['up']);
  expect(builds(here.calls())).toBe(3);
});

test('runs the real CLI from elsewhere through a symlink, within 0.3 s and without noise', async () => {
  const here = checkout();
  await mypc(here, []);
  rmSync(join(here.path, 'node_modules/.bin/node'));
  symlinkSync(join(root, 'node_modules/.bin/node'), join(here.path, 'node_modules/.bin/node'));
  symlinkSync(join(root, 'cli'), join(here.path, 'cli'));
  const link = join(here.path, 'bin/link-to-mypc');
  symlinkSync('../mypc', link);
  const elapsedMs = Array.from({ length: 5 }, () => {
    const began = performance.now();
    const output = execFileSync('sh', ['-c', `"${link}" --version 2>&1`], {
      cwd: '/',
      env: here.env,
      encoding: 'utf8',
    });
    expect(output).toBe(`${JSON.parse(real('package.json')).version}\n`);
    return performance.now() - began;
  });
  expect(Math.min(...elapsedMs)).toBeLessThan(300);
});
