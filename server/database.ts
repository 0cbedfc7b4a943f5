import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { drizzle, type NodeSQLiteDatabase } from 'drizzle-orm/node-sqlite';

const MOST_STATEMENTS = 1000;

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
  keepStatements(client);
  return { client, db: drizzle({ client }), close: () => client.close() };
}

/** Drizzle prepares each query anew. Every use of a statement ends before the next begins, so one can serve them all. */
function keepStatements(client: DatabaseSync): void {
  const prepare = client.prepare.bind(client);
  const statements = new Map<string, StatementSync>();
  client.prepare = (sql, ...rest) => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size === MOST_STATEMENTS) statements.clear();
    const statement = prepare(sql, ...rest);
    statements.set(sql, statement);
    return statement;
  };
}
