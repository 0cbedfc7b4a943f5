import type { StatementSync } from 'node:sqlite';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from '#kit/context.ts';
import { jobs, origins } from '#kit/tables.ts';
import type { Connection } from './database.ts';

export interface OriginTracker {
  /** Everything inserted since the last call came of this event. */
  attribute(event: string): void;
  /** The event that led to a job. */
  ofJob(jobId: number): string;
}

/**
 * Notes which event each row came of, while a life is played. Rows are numbered as they are inserted, so an event is
 * a range of each table it wrote to.
 */
export function trackOrigins({ client }: Connection, tables: readonly SQLiteTable[]): OriginTracker {
  const traced = tables.filter((table) => table !== origins);
  const last = new Map(traced.map((table) => [getTableConfig(table).name, 0]));
  const written = new Set<string>();
  const jobOrigins = new Map<number, string>();
  const jobsName = getTableConfig(jobs).name;

  const prepare = client.prepare.bind(client);
  const note = prepare(
    `insert into "${getTableConfig(origins).name}" ("table", first_row, last_row, event) values (?, ?, ?, ?)`,
  );
  const newestIn = new Map(
    [...last.keys()].map((table) => [table, prepare(`select max(rowid) as newest from "${table}"`)]),
  );
  const watched = new Map<string, StatementSync>();
  client.prepare = (sql, ...rest) => {
    const statement = watched.get(sql) ?? prepare(sql, ...rest);
    if (watched.has(sql)) return statement;
    const table = /^insert into "(\w+)"/.exec(sql)?.[1];
    if (table && last.has(table)) onUse(statement, () => written.add(table));
    watched.set(sql, statement);
    return statement;
  };

  return {
    attribute(event) {
      const touched = [...written];
      written.clear();
      for (const table of touched) {
        const first = (last.get(table) ?? 0) + 1;
        const newest = Number(newestIn.get(table)?.get()?.newest ?? 0);
        if (newest < first) continue;
        last.set(table, newest);
        note.run(table, first, newest, event);
        if (table === jobsName) for (let id = first; id <= newest; id++) jobOrigins.set(id, event);
      }
    },
    ofJob: (jobId) => jobOrigins.get(jobId) ?? 'unknown',
  };
}

function onUse(statement: StatementSync, note: () => void): void {
  for (const method of ['run', 'get', 'all'] as const) {
    const use = statement[method].bind(statement) as (...values: unknown[]) => unknown;
    Object.assign(statement, {
      [method]: (...values: unknown[]) => {
        note();
        return use(...values);
      },
    });
  }
}

/** The event that a seeded row came of; undefined for rows that appeared later. */
export const originOf = (db: Db, table: string, row: number): string | undefined =>
  db
    .select()
    .from(origins)
    .where(and(eq(origins.table, table), lte(origins.firstRow, row), gte(origins.lastRow, row)))
    .orderBy(asc(origins.id))
    .get()?.event;
