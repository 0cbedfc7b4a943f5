import { is, SQL } from 'drizzle-orm';
import {
  getTableConfig,
  type Index,
  type SQLiteColumn,
  SQLiteDialect,
  type SQLiteTable,
} from 'drizzle-orm/sqlite-core';

const dialect = new SQLiteDialect();
const quote = (name: string) => `"${name}"`;
const list = (columns: readonly { name: string }[]) => columns.map((column) => quote(column.name)).join(', ');

/** The statements that create a table with all its invariants, from its Drizzle definition. */
export function createStatements(table: SQLiteTable): string[] {
  const config = getTableConfig(table);
  const lines = [
    ...config.columns.map(columnLine),
    ...config.primaryKeys.map((key) => `primary key (${list(key.columns)})`),
    ...config.uniqueConstraints.map((unique) => `unique (${list(unique.columns)})`),
    ...config.foreignKeys.map((key) => {
      const { columns, foreignColumns, foreignTable } = key.reference();
      const onDelete = key.onDelete ? ` on delete ${key.onDelete}` : '';
      return `foreign key (${list(columns)}) references ${quote(getTableConfig(foreignTable).name)} (${list(foreignColumns)})${onDelete}`;
    }),
    ...config.checks.map((check) => `constraint ${quote(check.name)} check (${literalSql(check.value)})`),
  ];
  return [
    `create table ${quote(config.name)} (\n  ${lines.join(',\n  ')}\n) strict`,
    ...config.indexes.map((index) => indexStatement(config.name, index)),
  ];
}

function columnLine(column: SQLiteColumn): string {
  const parts = [quote(column.name), column.getSQLType()];
  if (column.primary) parts.push('primary key');
  if (column.notNull) parts.push('not null');
  if (column.isUnique) parts.push('unique');
  if (column.hasDefault && column.default !== undefined) parts.push(`default ${defaultLiteral(column)}`);
  if (column.enumValues?.length) {
    parts.push(`check (${quote(column.name)} in (${column.enumValues.map(stringLiteral).join(', ')}))`);
  }
  return parts.join(' ');
}

function defaultLiteral(column: SQLiteColumn): string {
  const value = is(column.default, SQL) ? column.default : column.mapToDriverValue(column.default);
  if (is(value, SQL)) return `(${literalSql(value)})`;
  return typeof value === 'number' ? String(value) : stringLiteral(String(value));
}

function indexStatement(tableName: string, index: Index): string {
  const { name, columns, unique, where } = index.config;
  const on = columns.map((column) => (is(column, SQL) ? literalSql(column) : quote(column.name))).join(', ');
  const filter = where ? ` where ${literalSql(where)}` : '';
  return `create ${unique ? 'unique ' : ''}index ${quote(name)} on ${quote(tableName)} (${on})${filter}`;
}

/** DDL takes no parameters: values are written into the text. */
const literalSql = (sql: SQL) => dialect.sqlToQuery(sql.inlineParams()).sql;
const stringLiteral = (value: string) => `'${value.replaceAll("'", "''")}'`;
