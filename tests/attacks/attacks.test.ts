import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sandboxBackend } from '#desktop/backends/sandbox-backend.ts';
import type { Pc } from '#desktop/pc.ts';
import { createPool, type Pool } from '#desktop/pool.ts';
import { giveToGuest } from '#desktop/sandbox/guest.ts';
import { processesNaming } from '#desktop/testing/processes-naming.ts';
import { callAdmin } from '#server/admin-client.ts';
import { clientDir } from '#server/testing/test-state.ts';
import { type BaseState, baseStateOf, settledStateOf } from './base-state.ts';
import { bash, controlOf } from './in-pc.ts';

const attacker = readFileSync(join(import.meta.dirname, 'attacker.py'), 'utf8');

let pool: Pool;
let attacked: Pc;
let bystander: Pc;
let base: BaseState;

beforeAll(async () => {
  const blueprint = await sandboxBackend.prepare({ persona: 'michael-scott', clientDir });
  pool = createPool(blueprint, { spares: 1 });
  attacked = await pool.take();
  bystander = await pool.take();
  base = await settledStateOf(bystander);
}, 900_000);
afterAll(() => pool?.close(), 60_000);

describe('the user of a PC', () => {
  test('sees, reaches and changes nothing outside of it', async () => {
    const port = await listenOnHost(() => undefined);
    const told = {
      secrets: ['base.db', 'world.db', 'persona.json', 'serve-apps.ts', 'admin.sock', 'control.sock'],
      addresses: hostAddresses().map((address) => `${address}:${port}`),
      pids: processesNaming(attacked.id),
    };
    expect(told.pids.length).toBeGreaterThanOrEqual(3);
    await controlOf(attacked).writeFile('/tmp/attacker.py', attacker);
    const { output, error } = await controlOf(attacked).execute([
      'python3',
      '/tmp/attacker.py',
      JSON.stringify(told),
    ]);
    expect(error).toBe('');
    const successes = Object.entries<unknown[]>(JSON.parse(output)).filter(([, found]) => found.length > 0);
    expect(successes).toEqual([]);
  });

  test.each(['firefox-esr --headless --screenshot /tmp/page.png', 'chromium --headless --dump-dom'])(
    'gets nothing of the host or the net with a browser: %s',
    async (browser) => {
      let reached = false;
      const port = await listenOnHost(() => {
        reached = true;
      });
      for (const address of hostAddresses())
        await bash(attacked, `timeout 10 ${browser} http://${address}:${port}/ 2>/dev/null; true`);
      expect(reached).toBe(false);
    },
  );

  test('cannot make the host write through a link', async () => {
    const target = join(tmpdir(), `mypc-link-${attacked.id}`);
    mkdirSync(target);
    giveToGuest(target);
    onTestFinished(() => rmSync(target, { recursive: true }));
    await bash(attacked, `rm -rf ~/Maildir && ln -s ${target} ~/Maildir`);
    await callAdmin(attacked.stateDir, 'POST', '/clock/advance', { ms: 3 * 24 * 3600_000 });
    await bash(
      attacked,
      `rm -rf ~/Maildir; mkdir -p ~/Maildir/cur ~/Maildir/tmp && ln -s ${target} ~/Maildir/new`,
    );
    await callAdmin(attacked.stateDir, 'POST', '/clock/advance', { ms: 3 * 24 * 3600_000 });
    await bash(attacked, 'sleep 1');
    expect(readdirSync(target)).toEqual([]);
    expect(existsSync(join(target, 'cur'))).toBe(false);
  });
});

/** What hurts a PC must not be felt next door, and the next PC must know nothing of it. */
const harms: Readonly<Record<string, string>> = {
  'a fork bomb': 'bomb() { bomb | bomb & }; bomb; sleep 3',
  'a memory hog': 'python3 -c "x = bytearray(16 << 30)"; tail /dev/zero; true',
  'a disk filler':
    'for at in ~ /tmp /dev/shm /var/tmp /run/user/1000; do cat /dev/zero > $at/full; done 2>/dev/null; df ~ /tmp',
  'killing everything': 'pkill -9 -f . ; kill -9 -1',
  'deleting the home folder': 'rm -rf ~/* ~/.[a-z]*',
  'closing every window': 'wmctrl -l | cut -d" " -f1 | xargs -rn1 wmctrl -ic; xdotool key --repeat 3 alt+F4',
};

describe.each(Object.entries(harms))('after %s', (_name, script) => {
  test('the host, the other PC and the control server go on, and the next PC is at the base state', async () => {
    await bash(attacked, `timeout 12 bash -c '${script.replaceAll("'", `'\\''`)}'`).catch(() => undefined);
    await answersQuickly(bystander);
    expect(await callAdmin(bystander.stateDir, 'GET', '/diff')).toEqual([]);
    await expect.poll(() => controlOf(attacked).isReady(), { timeout: 15_000 }).toBe(true);
    attacked = await pool.replace(attacked);
    await expect.poll(() => baseStateOf(attacked), { timeout: 20_000 }).toEqual(base);
  }, 120_000);
});

test('running out of memory is told', async () => {
  expect(attacked.incidents()).toEqual([]);
  await bash(attacked, 'tail /dev/zero; true');
  expect(attacked.incidents().join()).toContain('used up its memory');
});

/** On every address of the host. */
async function listenOnHost(reached: () => void): Promise<number> {
  const listener = createServer((socket) => {
    reached();
    socket.end();
  });
  listener.listen(0, '0.0.0.0');
  onTestFinished(() => void listener.close());
  await once(listener, 'listening');
  return (listener.address() as { port: number }).port;
}

async function answersQuickly(pc: Pc): Promise<void> {
  const began = performance.now();
  await controlOf(pc).screenshot();
  expect(performance.now() - began).toBeLessThan(2000);
}

const hostAddresses = (): string[] => [
  ...Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).filter(({ family }) => family === 'IPv4').map(({ address }) => address),
  ),
];
