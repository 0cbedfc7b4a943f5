import {
  and,
  eq,
  getColumns,
  getTableName,
  type InferInsertModel,
  type InferSelectModel,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx, Db } from './context.ts';

type Row<T extends SQLiteTable> = InferSelectModel<T>;
type Values<T extends SQLiteTable> = { readonly [Column in keyof Row<T>]?: Row<T>[Column] };

/**
 * Single rows by plain values of their columns. The question is put into words once for each table and set of columns: that
 * takes ten times as long as asking it, and these are asked all the time.
 */
export function findRow<T extends SQLiteTable>(ctx: Ctx, table: T, where: Values<T>): Row<T> | undefined {
  const query = prepared(ctx.db, `find ${getTableName(table)} ${Object.keys(where)}`, () =>
    ctx.db
      .select()
      .from(table as SQLiteTable)
      .where(matching(table, where))
      .limit(1)
      .prepare(),
  );
  return query.get(where) as Row<T> | undefined;
}

/** A new row of plain values; what is absent or undefined takes the column's default. */
export function insertRow<T extends SQLiteTable>(ctx: Ctx, table: T, values: InferInsertModel<T>): Row<T> {
  const columns = Object.keys(values).filter((column) => values[column as keyof typeof values] !== undefined);
  const query = prepared(ctx.db, `insert ${getTableName(table)} ${columns}`, () =>
    ctx.db
      .insert(table as SQLiteTable)
      .values(Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)])))
      .returning()
      .prepare(),
  );
  return query.get(values) as Row<T>;
}

/** Sets columns of the rows that have these values. */
export function changeRows<T extends SQLiteTable>(
  ctx: Ctx,
  table: T,
  { where, set }: { where: Values<T>; set: Values<T> },
): void {
  const words = `change ${getTableName(table)} ${Object.keys(set)} where ${Object.keys(where)}`;
  const query = prepared(ctx.db, words, () =>
    ctx.db
      .update(table as SQLiteTable)
      .set(Object.fromEntries(Object.keys(set).map((column) => [column, sql.placeholder(NEW + column)])))
      .where(matching(table, where))
      .prepare(),
  );
  const values: Record<string, unknown> = { ...where };
  for (const column in set) values[NEW + column] = set[column];
  query.run(values);
}

/** A column may be asked for and set at once. */
const NEW = 'new ';

const matching = (table: SQLiteTable, values: object): SQL | undefined => {
  const columns = getColumns(table);
  return and(
    ...Object.keys(values).map((name) => {
      const column = columns[name];
      if (!column) throw new Error(`There is no column "${name}".`);
      return eq(column, sql.placeholder(name));
    }),
  );
};

const known = new WeakMap<Db, Map<string, unknown>>();

/** The same for any query, with placeholders: `name` tells it from every other. */
export function prepared<Query>(db: Db, name: string, build: () => Query): Query {
  const queries = known.get(db) ?? new Map<string, unknown>();
  known.set(db, queries);
  if (!queries.has(name)) queries.set(name, build());
  return queries.get(name) as Query;
}
