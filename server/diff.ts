import { createHash } from 'node:crypto';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { App } from '#kit/app.ts';
import { kitBookkeeping, kitTables } from '#kit/tables.ts';
import { openDatabase } from './database.ts';

type Row = Record<string, unknown>;

export interface TableDiff {
  app: string;
  table: string;
  inserted: Row[];
  updated: { key: Row; before: Row; after: Row }[];
  deleted: Row[];
}

/** What happened to a world since its seed, table by table; tables that did not change are left out. */
export function diffDatabases(basePath: string, livePath: string, apps: readonly App[]): TableDiff[] {
  const { client, close } = openDatabase(livePath, { readOnly: true });
  try {
    client.prepare('attach ? as base').run(basePath);
    const rows = (sql: string) => client.prepare(sql).all().map(printable);
    return comparedTables(apps)
      .map(({ app, table }) => diffTable(app, table, rows))
      .filter((diff) => diff.inserted.length + diff.updated.length + diff.deleted.length > 0);
  } finally {
    close();
  }
}

function comparedTables(apps: readonly App[]): { app: string; table: SQLiteTable }[] {
  const groups = [{ slug: 'kit', tables: kitTables, bookkeeping: kitBookkeeping }, ...apps];
  return groups.flatMap(({ slug, tables, bookkeeping = [] }) =>
    Object.values(tables)
      .filter((table) => !bookkeeping.includes(table))
      .map((table) => ({ app: slug, table })),
  );
}

function diffTable(app: string, table: SQLiteTable, rows: (sql: string) => Row[]): TableDiff {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const all = columns.map((column) => column.name);
  const key =
    primaryKeys[0]?.columns.map((column) => column.name) ??
    columns.filter((column) => column.primary).map((column) => column.name);
  if (key.length === 0) throw new Error(`Table ${name} needs a primary key: a diff tells rows apart by it.`);

  const same = (names: string[]) => names.map((column) => `b."${column}" is a."${column}"`).join(' and ');
  const missingFrom = (here: string, there: string) =>
    rows(
      `select b.* from ${here}."${name}" b where not exists (select 1 from ${there}."${name}" a where ${same(key)}) order by ${key.map((k) => `b."${k}"`).join(', ')}`,
    );
  const pick = (row: Row, alias: string, names: string[]) =>
    Object.fromEntries(names.map((column) => [column, row[`${alias}.${column}`]]));
  const aliased = (alias: string) =>
    all.map((column) => `${alias}."${column}" as "${alias}.${column}"`).join(', ');

  return {
    app,
    table: name,
    inserted: missingFrom('main', 'base'),
    deleted: missingFrom('base', 'main'),
    updated: rows(
      `select ${aliased('b')}, ${aliased('a')} from base."${name}" b join main."${name}" a on ${same(key)} where not (${same(all)}) order by ${key.map((k) => `b."${k}"`).join(', ')}`,
    ).map((row) => {
      const changed = all.filter((column) => row[`b.${column}`] !== row[`a.${column}`]);
      return { key: pick(row, 'a', key), before: pick(row, 'b', changed), after: pick(row, 'a', changed) };
    }),
  };
}

/** JSON has no bytes: a blob shows as its size and a hash, enough to see that it changed. */
const printable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? describeBytes(value) : value,
    ]),
  );

const describeBytes = (bytes: Uint8Array) =>
  `<${bytes.length} bytes, sha256 ${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}>`;
