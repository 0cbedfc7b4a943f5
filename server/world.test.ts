import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import gringotts from '#apps/gringotts/app.ts';
import { accounts } from '#apps/gringotts/schema/ledger.ts';
import { apps } from '#apps/registry.gen.ts';
import type { Ctx } from '#kit/context.ts';
import { jobs } from '#kit/tables.ts';
import { runDueJobs } from './scheduler.ts';
import { testStateDir } from './testing/test-state.ts';
import { openWorld, type World } from './world.ts';

const rename = (name: string) => (ctx: Ctx) =>
  ctx.db.update(accounts).set({ nickname: name }).where(eq(accounts.id, 1)).run();
const nickname = (world: World) =>
  world.read(gringotts, ({ db }) => db.select().from(accounts).get()?.nickname);

describe('a world', () => {
  test('commits what returns and forgets what throws', () => {
    const world = openWorld(testStateDir(), apps);
    world.transact(gringotts, rename('Fun money'));
    expect(() =>
      world.transact(gringotts, (ctx) => {
        rename('Gone')(ctx);
        throw new Error('refused');
      }),
    ).toThrow('refused');
    expect(nickname(world)).toBe('Fun money');
    world.close();
  });

  test('refuses services that await', () => {
    const world = openWorld(testStateDir(), apps);
    expect(() => world.transact(gringotts, async (ctx) => rename('Late')(ctx))).toThrow('synchronous');
    expect(world.diff()).toEqual([]);
    world.close();
  });

  test('cannot be written by a query', () => {
    const world = openWorld(testStateDir(), apps);
    expect(() => world.read(gringotts, rename('Sly'))).toThrow();
    world.close();
  });

  test('shows what changed, column by column, and nothing after a reset', () => {
    const world = openWorld(testStateDir(), apps);
    world.transact(gringotts, rename('Fun money'));
    expect(world.diff()).toMatchObject([
      {
        app: 'gringotts',
        table: 'gringotts_accounts',
        updated: [{ key: { id: 1 }, before: { nickname: '' }, after: { nickname: 'Fun money' } }],
      },
    ]);
    world.reset();
    expect(world.diff()).toEqual([]);
    world.close();
  });

  test('goes back to a snapshot, clock included', () => {
    const world = openWorld(testStateDir(), apps);
    world.transact(gringotts, rename('Saved'));
    world.advanceClock(3600_000);
    const savedAt = world.clock.now();
    world.saveSnapshot('before-lunch');
    world.transact(gringotts, rename('Later'));
    world.advanceClock(3600_000);
    world.loadSnapshot('before-lunch');
    expect(nickname(world)).toBe('Saved');
    expect(world.clock.now() - savedAt).toBeLessThan(1000);
    expect(world.listSnapshots()).toEqual(['before-lunch']);
    expect(() => world.loadSnapshot('never')).toThrow('no snapshot never');
    expect(() => world.saveSnapshot('../../evil')).toThrow('cannot name a snapshot');
    world.close();
  });

  test('starts at the reference time and keeps its clock over a restart', () => {
    const dir = testStateDir();
    const world = openWorld(dir, apps);
    expect(world.clock.now() - world.facts.referenceMs).toBeLessThan(1000);
    world.advanceClock(5 * 3600_000);
    world.close();
    const again = openWorld(dir, apps);
    expect(again.clock.now() - world.facts.referenceMs).toBeGreaterThanOrEqual(5 * 3600_000);
    again.close();
  });

  test('never writes its seed', () => {
    const dir = testStateDir();
    const seed = () => readFileSync(join(dir, 'base.db'));
    const before = seed();
    const world = openWorld(dir, apps);
    world.transact(gringotts, rename('Fun money'));
    world.reset();
    world.close();
    expect(seed().equals(before)).toBe(true);
  });
});

describe('things that happen later', () => {
  const transferTomorrow = (world: World) =>
    world.transact(gringotts, (ctx) =>
      gringotts.api['transfers.create']?.run(
        ctx,
        {
          fromAccountId: 1,
          toAccountId: 2,
          amountCents: 100,
          memo: '',
          frequency: 'once',
          startsOn: '2026-04-03',
        },
        new Uint8Array(),
      ),
    );
  const moved = (world: World) =>
    world.diff().find(({ table }) => table === 'gringotts_transfer_runs')?.inserted.length ?? 0;

  test('happen once, also when the server was down at their time', () => {
    const dir = testStateDir();
    const world = openWorld(dir, apps);
    transferTomorrow(world);
    world.advanceClock(2 * 24 * 3600_000);
    world.close();
    const again = openWorld(dir, apps);
    runDueJobs(again);
    runDueJobs(again);
    expect(moved(again)).toBe(1);
    again.close();
  });

  test('a job that breaks is set aside and does not stop the others', () => {
    const world = openWorld(testStateDir(), apps);
    world.transact(gringotts, ({ db, now }) =>
      db.insert(jobs).values({ app: 'gringotts', name: 'noSuchJob', dueAt: now, payload: {} }).run(),
    );
    transferTomorrow(world);
    world.advanceClock(2 * 24 * 3600_000);
    runDueJobs(world);
    expect(moved(world)).toBe(1);
    expect(world.readAll((db) => db.select().from(jobs).where(eq(jobs.state, 'failed')).all())).toHaveLength(
      1,
    );
    world.close();
  });
});
