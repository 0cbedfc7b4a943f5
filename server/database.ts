import { DatabaseSync } from 'node:sqlite';
import { drizzle, type NodeSQLiteDatabase } from 'drizzle-orm/node-sqlite';

export interface Connection {
  readonly client: DatabaseSync;
  readonly db: NodeSQLiteDatabase;
  close(): void;
}

/** A connection to a world file. WAL: what was answered survives a kill of the process at any moment. */
export function openDatabase(path: string, { readOnly = false } = {}): Connection {
  const client = new DatabaseSync(path, { readOnly, enableForeignKeyConstraints: true, timeout: 5000 });
  client.exec(
    readOnly ? 'pragma cache_size = -16000' : 'pragma journal_mode = wal; pragma synchronous = normal',
  );
  return { client, db: drizzle({ client }), close: () => client.close() };
}
