import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

export interface SqliteForm {
  /** Statements that make the empty database. */
  readonly schema: string;
  /** Whether its program keeps a write-ahead log, which the first 20 bytes of the file say. */
  readonly hasWal?: boolean;
}

type Row = Readonly<Record<string, SQLInputValue>>;

/** The bytes of a new database: nothing but the form and the order of what `fill` inserts decides them. */
export function makeSqliteFile({ schema, hasWal }: SqliteForm, fill: (db: DatabaseSync) => void): Uint8Array {
  const dir = mkdtempSync(join(tmpdir(), 'mypc-sqlite-'));
  const db = new DatabaseSync(':memory:');
  try {
    db.exec(schema);
    db.exec('BEGIN');
    fill(db);
    db.exec('COMMIT');
    const path = join(dir, 'new.sqlite');
    db.prepare('VACUUM INTO ?').run(path);
    const bytes = readFileSync(path);
    if (hasWal) bytes.fill(2, 18, 20);
    return bytes;
  } finally {
    db.close();
    rmSync(dir, { recursive: true });
  }
}

/** All rows have the columns of the first. */
export function insertRows(db: DatabaseSync, table: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const insert = db.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
}
