import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/sqlite-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { defineApp } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import { jobs, tablesOf } from '#kit/tables.ts';
import { originOf } from './origins.ts';
import { runDueJobs } from './scheduler.ts';
import { seedWorld } from './seed-run.ts';
import { openWorld, type World } from './world.ts';

const marks = tablesOf('tally')('marks', { id: integer('id').primaryKey(), name: text('name').notNull() });
const scratch = tablesOf('tally')('scratch', { id: integer('id').primaryKey() });

const mark = (name: string) => (ctx: Ctx) => {
  ctx.db.insert(marks).values({ name }).run();
};
const markJob = (ctx: Ctx, { name }: { name: string }) => mark(name)(ctx);
const breakJob = (ctx: Ctx) => {
  mark('half done')(ctx);
  throw new Error('broken');
};

const tally = defineApp({
  slug: 'tally',
  name: 'Tally',
  port: 3019,
  tables: { marks, scratch },
  bookkeeping: [scratch],
  api: {},
  routes: {},
  seed: { 'life.began': mark('seeded') },
  jobs: { mark: markJob, break: breakJob },
  examples: () => ({}),
});

const HOUR_MS = 3600_000;
const REFERENCE_MS = Date.UTC(2026, 3, 2, 13);

function createState(): string {
  const dir = mkdtempSync(join(tmpdir(), 'mypc-world-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  seedWorld(join(dir, 'base.db'), [tally], {
    persona: 'nobody',
    seed: 'test',
    referenceMs: REFERENCE_MS,
    zone: 'America/New_York',
    owner: {
      name: 'No Body',
      email: 'no@body.test',
      phone: '',
      address: { street: '', city: '', state: '', zip: '' },
    },
    password: 'password',
    occupations: [],
    events: [
      {
        id: 'life.began',
        at: REFERENCE_MS - HOUR_MS,
        type: 'life.began',
        contacts: [],
        finances: {} as never,
        holidays: [],
        overrides: {},
      },
    ],
  });
  return dir;
}

function open(dir = createState()): World {
  const world = openWorld(dir, [tally]);
  onTestFinished(() => world.close());
  return world;
}

const names = (world: World) => world.readAll((db) => db.select().from(marks).all()).map(({ name }) => name);
const later = (world: World, hours: number, name: 'mark' | 'break', what: string) =>
  world.transact(tally, (ctx) => ctx.schedule(ctx.now + hours * HOUR_MS, name, { name: what }));

describe('a world', () => {
  test('commits what returns and forgets what throws', () => {
    const world = open();
    world.transact(tally, mark('kept'));
    const failing = (ctx: Ctx) => {
      mark('gone')(ctx);
      throw new Error('refused');
    };
    expect(() => world.transact(tally, failing)).toThrow('refused');
    expect(names(world)).toEqual(['seeded', 'kept']);
  });

  test('refuses services that await', () => {
    const world = open();
    expect(() => world.transact(tally, async (ctx) => mark('late')(ctx))).toThrow('synchronous');
    expect(world.diff()).toEqual([]);
  });

  test('keeps an answer until something changes', () => {
    const world = open();
    let asked = 0;
    const count = () => world.read(tally, (ctx) => ctx.memo('count', () => ++asked));
    expect([count(), count()]).toEqual([1, 1]);
    world.transact(tally, mark('new'));
    expect([count(), count()]).toEqual([2, 2]);
    world.reset();
    expect(count()).toBe(3);
    const inAction = (ctx: Ctx) => [ctx.memo('count', () => ++asked), ctx.memo('count', () => ++asked)];
    expect(world.transact(tally, inAction)).toEqual([4, 5]);
  });

  test('cannot be written by a query', () => {
    const world = open();
    expect(() => world.read(tally, mark('sly'))).toThrow();
    expect(names(world)).toEqual(['seeded']);
  });

  test('shows inserted, updated and deleted rows, and leaves bookkeeping out', () => {
    const world = open();
    world.transact(tally, (ctx) => {
      ctx.db.update(marks).set({ name: 'renamed' }).where(eq(marks.id, 1)).run();
      mark('new')(ctx);
      ctx.db.insert(scratch).values({ id: 1 }).run();
    });
    expect(world.diff()).toEqual([
      {
        app: 'tally',
        table: 'tally_marks',
        inserted: [{ id: 2, name: 'new' }],
        updated: [{ key: { id: 1 }, before: { name: 'seeded' }, after: { name: 'renamed' } }],
        deleted: [],
      },
    ]);
    world.transact(tally, ({ db }) => db.delete(marks).where(eq(marks.id, 1)).run());
    expect(world.diff()[0]).toMatchObject({ updated: [], deleted: [{ id: 1, name: 'seeded' }] });
    world.reset();
    expect(world.diff()).toEqual([]);
  });

  test('goes back to a snapshot, clock included', () => {
    const world = open();
    world.transact(tally, mark('saved'));
    world.advanceClock(HOUR_MS);
    const savedAt = world.clock.now();
    world.saveSnapshot('before-lunch');
    world.transact(tally, mark('lost'));
    world.advanceClock(HOUR_MS);
    world.loadSnapshot('before-lunch');
    expect(names(world)).toEqual(['seeded', 'saved']);
    expect(world.clock.now() - savedAt).toBeLessThan(1000);
    expect(world.listSnapshots()).toEqual(['before-lunch']);
  });

  test('knows no snapshot that was not saved, and no name that leaves its folder', () => {
    const world = open();
    expect(() => world.loadSnapshot('never')).toThrow('no snapshot never');
    expect(() => world.saveSnapshot('../../evil')).toThrow('cannot name a snapshot');
  });

  test('starts at the reference time, keeps its clock over a restart, and gets it back by a reset', () => {
    const dir = createState();
    const world = openWorld(dir, [tally]);
    expect(world.clock.now() - REFERENCE_MS).toBeLessThan(1000);
    world.advanceClock(5 * HOUR_MS);
    world.close();
    const again = open(dir);
    expect(again.clock.now() - REFERENCE_MS).toBeGreaterThanOrEqual(5 * HOUR_MS);
    again.reset();
    expect(again.clock.now() - REFERENCE_MS).toBeLessThan(1000);
  });

  test('never writes its seed', () => {
    const dir = createState();
    const seed = () => readFileSync(join(dir, 'base.db'));
    const before = seed();
    const world = open(dir);
    world.transact(tally, mark('more'));
    world.reset();
    expect(seed().equals(before)).toBe(true);
  });
});

test('a seeded row tells which event it came of, a later one does not', () => {
  const world = open();
  world.transact(tally, mark('by hand'));
  expect(world.readAll((db) => originOf(db, 'tally_marks', 1))).toBe('life.began');
  expect(world.readAll((db) => originOf(db, 'tally_marks', 2))).toBeUndefined();
});

describe('things that happen later', () => {
  test('happen once, in order of time, at their own time, also when the server was down then', () => {
    const dir = createState();
    const world = openWorld(dir, [tally]);
    later(world, 3, 'mark', 'third');
    later(world, 1, 'mark', 'first');
    later(world, 2, 'mark', 'second');
    world.advanceClock(2.5 * HOUR_MS);
    world.close();
    const again = open(dir);
    runDueJobs(again);
    runDueJobs(again);
    expect(names(again)).toEqual(['seeded', 'first', 'second']);
    again.advanceClock(HOUR_MS);
    runDueJobs(again);
    expect(names(again)).toEqual(['seeded', 'first', 'second', 'third']);
  });

  test('do not happen when they were cancelled', () => {
    const world = open();
    const id = later(world, 1, 'mark', 'cancelled');
    world.transact(tally, (ctx) => ctx.cancelScheduled(id));
    world.advanceClock(2 * HOUR_MS);
    runDueJobs(world);
    expect(names(world)).toEqual(['seeded']);
  });

  test('one that breaks leaves nothing, is set aside, and does not stop the others', () => {
    const world = open();
    later(world, 1, 'break', 'x');
    later(world, 2, 'mark', 'after');
    world.advanceClock(3 * HOUR_MS);
    runDueJobs(world);
    expect(names(world)).toEqual(['seeded', 'after']);
    const failed = world.readAll((db) => db.select().from(jobs).where(eq(jobs.state, 'failed')).all());
    expect(failed).toMatchObject([{ name: 'break', error: 'Error: broken' }]);
  });

  test('must be declared', () => {
    expect(() => open().transact(tally, (ctx) => ctx.schedule(ctx.now, 'unknown', {}))).toThrow(
      'no job "unknown"',
    );
  });
});
