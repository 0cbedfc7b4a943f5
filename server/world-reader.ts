import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { App } from '#kit/app.ts';
import type { Ctx, Db, Owner } from '#kit/context.ts';
import { world as worldTable } from '#kit/tables.ts';
import { createContext } from './context.ts';
import { openDatabase } from './database.ts';

/** A grown world, to be looked at: nothing here can write. */
export interface WorldReader {
  readonly db: Db;
  readonly apps: readonly App[];
  /** An app's view of the world at its reference time. */
  contextOf(app: App): Ctx;
  rows(sql: string, ...params: (string | number)[]): Record<string, unknown>[];
  close(): void;
}

type Facts = typeof worldTable.$inferSelect;

/** What a world was grown from, and when and where it is. */
export function readFacts(path: string): Facts {
  const { db, close } = openDatabase(path, { readOnly: true });
  try {
    return factsOf(db, path);
  } finally {
    close();
  }
}

function factsOf(db: Db, path: string): Facts {
  const facts = db.select().from(worldTable).get();
  if (!facts) throw new Error(`${path} holds no world.`);
  return facts;
}

export function readWorld(path: string, apps: readonly App[]): WorldReader {
  const { client, db, close } = openDatabase(path, { readOnly: true });
  const facts = factsOf(db, path);
  const source = { apps, zone: facts.zone, owner: facts.owner as Owner };
  return {
    db,
    apps,
    contextOf: (app) => createContext(source, app, { db, now: facts.referenceMs }),
    rows: (sql, ...params) => client.prepare(sql).all(...params),
    close,
  };
}

export const tableNames = (app: App): string[] =>
  Object.values(app.tables).map((table: SQLiteTable) => getTableConfig(table).name);
