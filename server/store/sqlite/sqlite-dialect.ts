import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { whileBusy } from './locks.ts';

export function createSqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (query) => new SqliteIntrospector(query),
    createDriver: () => createDriver(database),
  };
}

/** Kysely's own says that SQLite cannot change tables within a transaction; it can. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function createDriver(database: DatabaseSync): SqliteDriver {
  const driver = new SqliteDriver({ database: asExpected(database) });
  const acquire = driver.acquireConnection.bind(driver);
  return Object.assign(driver, {
    acquireConnection: async () => retryingWhileBusy(await acquire()),
    // A transaction that reads before it writes cannot wait for another process's write; this one waits first.
    async beginTransaction(connection: DatabaseConnection) {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    },
    // SQLite itself rolls back when the disk is full: a second rollback would hide the true error.
    async rollbackTransaction(connection: DatabaseConnection) {
      if (database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
    },
  });
}

function retryingWhileBusy(connection: DatabaseConnection): DatabaseConnection {
  return {
    executeQuery: (query) => whileBusy(() => connection.executeQuery(query)),
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

function asExpected(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}
