import { getColumns } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A full-text index over columns of one table. Triggers keep it in step with the rows, whoever writes them. */
export interface SearchIndex {
  readonly name: string;
  readonly tableName: string;
  /** The integer primary key of the table. */
  readonly key: SQLiteColumn;
  /** By the name that searches use, which is the property in the Drizzle table. */
  readonly columns: Readonly<Record<string, { name: string; weight: number }>>;
}

/** Declares an index beside its table: `searchIndex(messages, { subject: 3, text: 1 })`. List it in app.ts. */
export function searchIndex<T extends SQLiteTable>(
  table: T,
  weights: { readonly [Column in keyof T['_']['columns']]?: number },
): SearchIndex {
  const { name, columns } = getTableConfig(table);
  const key = columns.find((column) => column.primary && column.getSQLType() === 'integer');
  if (!key) throw new Error(`Table ${name} needs an integer primary key: the index tells rows apart by it.`);
  const all: Record<string, SQLiteColumn> = getColumns(table);
  return {
    name: `${name}_search`,
    tableName: name,
    key,
    columns: Object.fromEntries(
      Object.entries(weights).map(([property, weight]) => [
        property,
        { name: all[property]?.name ?? property, weight: Number(weight) },
      ]),
    ),
  };
}

/** The statements that create an index of the rows there are, and the triggers that keep it. */
export function indexStatements({ name, tableName, key, columns }: SearchIndex): string[] {
  const names = Object.values(columns).map((column) => `"${column.name}"`);
  const list = names.join(', ');
  const of = (row: 'old' | 'new') => names.map((column) => `${row}.${column}`).join(', ');
  const id = `"${key.name}"`;
  const add = `insert into "${name}" (rowid, ${list}) values (new.${id}, ${of('new')});`;
  const remove = `insert into "${name}" ("${name}", rowid, ${list}) values ('delete', old.${id}, ${of('old')});`;
  const changed = names.map((column) => `old.${column} is not new.${column}`).join(' or ');
  return [
    `create virtual table "${name}" using fts5(${list}, content='${tableName}', content_rowid='${key.name}', tokenize='unicode61 remove_diacritics 2', prefix='2 3')`,
    `insert into "${name}" ("${name}") values ('rebuild')`,
    `insert into "${name}" ("${name}") values ('optimize')`,
    `create trigger "${name}_added" after insert on "${tableName}" begin ${add} end`,
    `create trigger "${name}_removed" after delete on "${tableName}" begin ${remove} end`,
    `create trigger "${name}_changed" after update of ${list} on "${tableName}" when ${changed} begin ${remove} ${add} end`,
  ];
}
