import { renameSync, rmSync } from 'node:fs';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { App } from '#kit/app.ts';
import type { Ctx, Db } from '#kit/context.ts';
import { createStatements } from '#kit/ddl.ts';
import { hashPassword, sha256 } from '#kit/password.ts';
import { indexStatements } from '#kit/search/search-index.ts';
import { kitTables, occupations, people, world } from '#kit/tables.ts';
import type { LifeEvent } from '#world/events.ts';
import type { Life } from '#world/life.ts';
import { withoutChargesFor } from '#world/without-charges-for.ts';
import { type ContextSource, createContext } from './context.ts';
import { type Connection, openDatabase } from './database.ts';
import { nextJob, runJob } from './jobs.ts';
import { trackOrigins } from './origins.ts';
import { addSession, seededToken } from './sessions.ts';

/** Plays a life into a new database file: each app records its part through the services its pages use. */
export function seedWorld(path: string, apps: readonly App[], life: Life): void {
  const draft = `${path}.draft`;
  rmSync(draft, { force: true });
  const connection = openDatabase(draft);
  connection.client.exec('pragma journal_mode = off; pragma synchronous = off; begin');
  createSchema(connection, apps);
  stateFacts(connection, apps, life);
  playLife(connection, apps, life);
  createSearchIndexes(connection, apps);
  connection.client.exec('commit');
  writeCompact(connection, path);
  connection.close();
  rmSync(draft);
}

const tablesOf = (apps: readonly App[]): SQLiteTable[] =>
  [kitTables, ...apps.map((app) => app.tables)].flatMap((group) => Object.values(group));

function createSchema({ client }: Connection, apps: readonly App[]): void {
  for (const table of tablesOf(apps)) for (const statement of createStatements(table)) client.exec(statement);
}

/** Once the rows are there: nobody searches while a life is played, and an index built at once is the same every time. */
function createSearchIndexes({ client }: Connection, apps: readonly App[]): void {
  const indexes = apps.flatMap(({ searchIndexes = [] }) => searchIndexes);
  for (const statement of indexes.flatMap(indexStatements)) client.exec(statement);
}

function stateFacts({ db }: Connection, apps: readonly App[], life: Life): void {
  const { persona, seed, referenceMs, zone, owner } = life;
  const passwordHash = hashPassword(life.password, sha256(seed).slice(0, 16));
  db.insert(world)
    .values({ id: 1, persona, seed, referenceMs, startsAtMs: referenceMs, zone, owner, passwordHash })
    .run();
  introducePeople(db, life);
  for (const { slug } of apps)
    addSession(db, { app: slug, token: seededToken(seed, slug), now: referenceMs });
}

function introducePeople(db: Db, { events, occupations: taken }: Life): void {
  for (const event of events) {
    if (event.type !== 'life.began') continue;
    for (const contact of event.contacts) {
      const { id, name, email, phone } = contact;
      db.insert(people).values({ id, name, email, phone, contact }).run();
    }
  }
  for (const { person, at, until, what } of taken)
    db.insert(occupations).values({ person, startsAt: at, endsAt: until, what }).run();
}

function playLife(connection: Connection, apps: readonly App[], life: Life): void {
  const { db } = connection;
  const origins = trackOrigins(connection, tablesOf(apps));

  let nextDueAt = Number.POSITIVE_INFINITY;
  const source: ContextSource = {
    ...{ apps, zone: life.zone, owner: life.owner },
    scheduled: (at) => {
      nextDueAt = Math.min(nextDueAt, at);
    },
  };
  const runJobsUntil = (moment: number) => {
    while (nextDueAt <= moment) {
      const job = nextJob(db);
      nextDueAt = job?.dueAt ?? Number.POSITIVE_INFINITY;
      if (!job || nextDueAt > moment) return;
      const app = apps.find(({ slug }) => slug === job.app) as App;
      runJob(app, job, createContext(source, app, { db, now: job.dueAt }));
      origins.attribute(origins.ofJob(job.id));
    }
  };
  for (const event of withoutChargesFor(life.events, chargedByApps(apps))) {
    runJobsUntil(event.at);
    const recorders = apps.filter((app) => app.seed[event.type]);
    if (recorders.length === 0) continue;
    for (const app of recorders) {
      const record = app.seed[event.type] as (ctx: Ctx, event: LifeEvent) => void;
      record(createContext(source, app, { db, now: event.at }), event);
    }
    origins.attribute(event.id);
  }
  runJobsUntil(life.referenceMs);
}

const chargedByApps = (apps: readonly App[]) => new Set(apps.flatMap(({ chargesFor = [] }) => chargesFor));

/** The file's bytes depend only on the rows, not on how they came about. */
function writeCompact({ client }: Connection, path: string): void {
  const compact = `${path}.compact`;
  rmSync(compact, { force: true });
  client.exec(`vacuum into '${compact.replaceAll("'", "''")}'`);
  openDatabase(compact).close(); // marks the file as WAL
  renameSync(compact, path);
}
