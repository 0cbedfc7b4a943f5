import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { sandboxBackend } from '#desktop/backends/sandbox-backend.ts';
import { createControlClient } from '#desktop/control/control-client.ts';
import { asGuest, codePath, GUEST_ID } from '#desktop/sandbox/guest.ts';
import { cacheDir } from '#server/cache-dir.ts';
import { clientDir } from '#server/testing/test-state.ts';

const persona = 'michael-scott';

beforeAll(() => sandboxBackend.prepare({ persona, clientDir }), 900_000);

/** When root runs the tests, the guest plays a user of the machine who has no rights at all. */
test('a PC runs for a user who is not root', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mypc-rootless-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const path of [dir, ...['cache', 'pages', 'run'].map((name) => join(dir, name))]) {
    mkdirSync(path, { recursive: true });
    chownSync(path, GUEST_ID, GUEST_ID);
  }
  const shown = [
    [cacheDir(), join(dir, 'cache')],
    [clientDir, join(dir, 'pages')],
  ] as const;
  const script = [codePath('node_modules/.bin/node'), '--disable-warning=ExperimentalWarning'];
  const started = [codePath('desktop/testing/start-pc.ts'), 'sandbox', persona, join(dir, 'pages')];
  const [command, ...args] = asGuest(shown, [...script, ...started]);
  const env = { ...process.env, MYPC_CACHE: join(dir, 'cache'), MYPC_RUN: join(dir, 'run'), HOME: dir };
  const owner = spawn(command as string, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(owner, 'exit');
  onTestFinished(async () => {
    owner.kill('SIGKILL');
    await ended;
  });
  const [id] = (await once(createInterface({ input: owner.stdout }), 'line')) as [string];
  const control = createControlClient(join(dir, 'run', id, 'control.sock'));
  expect((await control.execute('id -u')).output).toBe('1000\n');
  expect((await control.execute('touch /home/user/Documents/mine')).returncode).toBe(0);
  expect((await control.execute('curl -s -o /dev/null -w %{http_code} localhost:3016/health')).output).toBe(
    '200',
  );
  expect((await control.execute('curl -s --max-time 2 http://192.0.2.1/')).returncode).not.toBe(0);
  expect((await control.screenshot()).length).toBeGreaterThan(10_000);
}, 120_000);
