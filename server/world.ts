import {
  copyFileSync,
  existsSync,
  constants as fsConstants,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { App } from '#kit/app.ts';
import { createWorldClock, hostNow, type WorldClock } from '#kit/clock.ts';
import type { Ctx, Db, Owner } from '#kit/context.ts';
import { AppError, notFound } from '#kit/errors.ts';
import { world as worldTable } from '#kit/tables.ts';
import { createContext } from './context.ts';
import { type Connection, openDatabase } from './database.ts';
import { diffDatabases, type TableDiff } from './diff.ts';

export interface WorldFacts {
  readonly persona: string;
  readonly seed: string;
  readonly referenceMs: number;
  readonly zone: string;
  readonly owner: Owner;
  readonly passwordHash: string;
}

/** Slugs of the apps whose rows may differ; null when everything may, the clock included. */
export type Change = ReadonlySet<string> | null;

/**
 * A live world in a state directory: `base.db` is the seed and never written, `world.db` is what the apps
 * work on, `snapshots/` are copies of it. One writer; reads go through a connection that cannot write.
 */
export interface World {
  readonly apps: readonly App[];
  readonly facts: WorldFacts;
  readonly clock: WorldClock;
  /** One action: commits when `work` returns, leaves nothing when it throws. */
  transact<T>(app: App, work: (ctx: Ctx) => T, at?: number): T;
  read<T>(app: App, work: (ctx: Ctx) => T): T;
  /** The rows themselves, for those who look at the whole world and act for no app. */
  readAll<T>(work: (db: Db) => T): T;
  /** Bookkeeping beside the actions: committed at once, no change that anybody is told of. */
  log(work: (db: Db, at: number) => void): void;
  /** Calls back after each commit, reset, snapshot load and move of the clock. */
  onChange(listener: (change: Change) => void): void;
  /** How many changes this process has seen; grows with each. */
  readonly revision: number;
  /** Whether what an app shows may differ after a change: its own rows, or rows that it reads through ports. */
  concerns(change: Change, app: App): boolean;
  reset(): void;
  saveSnapshot(name: string): void;
  loadSnapshot(name: string): void;
  listSnapshots(): string[];
  advanceClock(ms: number): void;
  diff(): TableDiff[];
  close(): void;
}

export function openWorld(stateDir: string, apps: readonly App[]): World {
  const files = {
    base: join(stateDir, 'base.db'),
    live: join(stateDir, 'world.db'),
    snapshots: join(stateDir, 'snapshots'),
  };
  if (!existsSync(files.live)) replaceFile(files.base, files.live);
  const listeners: ((change: Change) => void)[] = [];
  const clock = createWorldClock(0);
  let writer: Connection;
  let reader: Connection;
  let facts: WorldFacts;

  const open = () => {
    writer = openDatabase(files.live);
    reader = openDatabase(files.live, { readOnly: true });
    const row = writer.db.select().from(worldTable).get();
    if (!row) throw new Error(`${files.live} holds no world. Remove the state directory and start again.`);
    facts = { ...row, owner: row.owner as Owner };
    setOffset(row.clockOffsetMs ?? row.startsAtMs - hostNow());
  };
  const setOffset = (offsetMs: number) => {
    clock.setOffset(offsetMs);
    writer.db.update(worldTable).set({ clockOffsetMs: offsetMs }).run();
  };
  const close = () => {
    reader.close();
    writer.close();
  };
  const kept = new Map<string, unknown>();
  let revision = 0;
  const changed = (change: Change) => {
    kept.clear();
    revision += 1;
    for (const listener of listeners) listener(change);
  };
  const seenBy = new Map(apps.map((app) => [app, new Set<string>()]));
  const replaceLive = (from: string) => {
    close();
    replaceFile(from, files.live);
    open();
    changed(null);
  };
  const snapshotPath = (name: string) => {
    if (!/^[a-z0-9][a-z0-9._-]{0,63}$/i.test(name)) {
      throw new AppError(
        400,
        'bad_name',
        `"${name}" cannot name a snapshot: use letters, digits, dot, dash and underscore.`,
      );
    }
    return join(files.snapshots, `${name}.db`);
  };
  open();

  return {
    apps,
    get facts() {
      return facts;
    },
    clock,
    transact(app, work, at = clock.now()) {
      const seen = new Set<string>();
      const result = inTransaction(writer, (db) =>
        work(createContext({ apps, seen, ...facts }, app, { db, now: at })),
      );
      changed(seen);
      return result;
    },
    read(app, work) {
      const source = { apps, kept, seen: seenBy.get(app), ...facts };
      return rejectPromise(work(createContext(source, app, { db: reader.db, now: clock.now() })));
    },
    readAll: (work) => work(reader.db),
    log: (work) => work(writer.db, clock.now()),
    onChange: (listener) => {
      listeners.push(listener);
    },
    get revision() {
      return revision;
    },
    concerns: (change, app) => !change || !seenBy.get(app)?.isDisjointFrom(change),
    reset: () => replaceLive(files.base),
    saveSnapshot(name) {
      const path = snapshotPath(name);
      mkdirSync(files.snapshots, { recursive: true });
      writer.client.exec('pragma wal_checkpoint(truncate)');
      replaceFile(files.live, path, (draft) => stopClock(draft, clock.now()));
    },
    loadSnapshot(name) {
      const path = snapshotPath(name);
      if (!existsSync(path)) throw notFound('snapshot', name);
      replaceLive(path);
    },
    listSnapshots: () =>
      existsSync(files.snapshots)
        ? readdirSync(files.snapshots)
            .filter((file) => file.endsWith('.db'))
            .map((file) => file.slice(0, -3))
            .sort()
        : [],
    advanceClock(ms) {
      setOffset(clock.offsetMs + ms);
      changed(null);
    },
    diff: () => diffDatabases(files.base, files.live, apps),
    close,
  };
}

/** The new content is whole before it takes the name: a kill leaves the old file or the new one. */
function replaceFile(from: string, to: string, prepare?: (draft: string) => void): void {
  const draft = `${to}.draft`;
  copyFileSync(from, draft, fsConstants.COPYFILE_FICLONE);
  prepare?.(draft);
  for (const suffix of ['-wal', '-shm']) rmSync(to + suffix, { force: true });
  renameSync(draft, to);
}

/** A stored world's clock stands still: loaded again, it goes on from the moment it was saved. */
function stopClock(path: string, now: number): void {
  const stored = openDatabase(path);
  stored.db.update(worldTable).set({ startsAtMs: now, clockOffsetMs: null }).run();
  stored.close();
}

function inTransaction<T>({ client, db }: Connection, work: (db: Db) => T): T {
  client.exec('begin immediate');
  try {
    const result = rejectPromise(work(db));
    client.exec('commit');
    return result;
  } catch (error) {
    if (client.isTransaction) client.exec('rollback');
    throw error;
  }
}

/** An action that awaits would let others see it half done. */
function rejectPromise<T>(result: T): T {
  if (result instanceof Promise)
    throw new Error('A service must be synchronous: one action is one transaction.');
  return result;
}
