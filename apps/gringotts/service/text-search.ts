import { like, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** Whether a column holds the text as typed: `%` and `_` have no special meaning. */
export const contains = (column: SQLiteColumn, text: string): SQL =>
  sql`${like(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`)} escape '\\'`;
