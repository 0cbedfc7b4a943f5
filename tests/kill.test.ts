import { describe, expect, test } from 'vitest';
import gringotts from '#apps/gringotts/app.ts';
import { apps } from '#apps/registry.gen.ts';
import { callAdmin } from '#server/admin-client.ts';
import type { TableDiff } from '#server/diff.ts';
import { cookieName, seededToken } from '#server/sessions.ts';
import { testStateDir } from '#server/testing/test-state.ts';
import { openWorld } from '#server/world.ts';
import { arm, kill, startKillable } from './killable-server.ts';

const PORT_BASE = 16_001 + (process.pid % 90) * 20;
const MOST_STAGES = 120;

type Counts = Record<string, number>;

/** One user action that writes to both apps: money leaves the bank, a notice arrives in the mailbox. */
const actions = ['zelle.send', 'bills.pay'];

describe.each(actions)('%s, with the server killed at every write', (name) => {
  test('is there whole or not at all, and whole once it was answered', { timeout: 180_000 }, async () => {
    const stateDir = testStateDir();
    const { input, cookie } = readExample(stateDir, name);
    const call = () =>
      fetch(`http://localhost:${PORT_BASE}/api/${name}`, {
        method: 'POST',
        headers: { cookie },
        body: JSON.stringify(input),
      });

    const whole = await effectOf(stateDir, call);
    expect(Object.keys(whole).some((table) => table.startsWith('gringotts_'))).toBe(true);
    expect(Object.keys(whole).some((table) => table.startsWith('hoolimail_'))).toBe(true);

    let stage = 1;
    let answered = false;
    for (; !answered; stage++) {
      expect(stage).toBeLessThan(MOST_STAGES);
      const server = await startKillable(stateDir, { portBase: PORT_BASE, killAtWrite: stage });
      await callAdmin(stateDir, 'POST', '/reset');
      await arm(server);
      answered = await call().then(
        ({ status }) => status === 200,
        () => false,
      );
      await kill(server);
      const left = insertedRows(readDiff(stateDir));
      expect(answered ? [whole] : [whole, {}], `killed at write ${stage}`).toContainEqual(left);
    }
    expect(stage).toBeGreaterThan(5);
  });
});

async function effectOf(stateDir: string, call: () => Promise<Response>): Promise<Counts> {
  const server = await startKillable(stateDir, { portBase: PORT_BASE });
  const response = await call();
  expect(response.status, await response.text()).toBe(200);
  await kill(server);
  return insertedRows(readDiff(stateDir));
}

/** What a restarted server would find. */
function readDiff(stateDir: string): TableDiff[] {
  const world = openWorld(stateDir, apps);
  const diff = world.diff();
  world.close();
  return diff;
}

const insertedRows = (diff: TableDiff[]): Counts =>
  Object.fromEntries(diff.map(({ table, inserted, updated }) => [table, inserted.length + updated.length]));

function readExample(stateDir: string, name: string) {
  const world = openWorld(stateDir, apps);
  const { inputs = {} } = world.read(gringotts, gringotts.examples);
  const token = seededToken(world.facts.seed, gringotts.slug);
  world.close();
  if (!inputs[name]) throw new Error(`Gringotts gives no example for ${name}.`);
  return { input: inputs[name], cookie: `${cookieName(gringotts.slug)}=${token}` };
}
