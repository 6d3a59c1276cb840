import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteConnection } from './sqlite-connection.ts';

/** @param connect also called again, should the thread of a connection have ended */
export function createSqliteDialect(
  connect: () => SqliteConnection,
  onError: (error: unknown) => void = () => {},
): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (query) => new SqliteIntrospector(query),
    createDriver: () => createDriver(connect, onError),
  };
}

/** Kysely's own says that SQLite cannot change tables within a transaction; it can. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createDriver(connect: () => SqliteConnection, onError: (error: unknown) => void): Driver {
  let current: SqliteConnection | null = null;
  return {
    init: async () => {},
    // Never within a transaction, which ends with its thread.
    async acquireConnection() {
      if (!current || current.hasEnded()) current = connect();
      return queriesOf(current, onError);
    },
    // A transaction that reads before it writes cannot wait for another process's write; this one waits first.
    beginTransaction: (connection) => run(connection, 'begin immediate'),
    commitTransaction: (connection) => run(connection, 'commit'),
    // SQLite itself rolls back when the disk is full: a second rollback would hide the true error.
    async rollbackTransaction(connection) {
      if (current?.isTransaction()) await run(connection, 'rollback');
    },
    releaseConnection: async () => {},
    destroy: async () => current?.close(),
  };
}

async function run(connection: DatabaseConnection, statement: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(statement));
}

function queriesOf(connection: SqliteConnection, onError: (error: unknown) => void): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { rows, changes } = await connection.run({ sql, parameters }).catch((error: unknown) => {
        onError(error);
        throw error;
      });
      return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: changes }) };
    },
    streamQuery: () => {
      throw new Error('SQLite is read in pages, not streamed.');
    },
  };
}
