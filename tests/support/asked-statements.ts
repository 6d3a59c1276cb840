import type { CompiledQuery, KyselyPlugin } from 'kysely';
import type { Database } from '../../server/store/database.ts';
import { createStore, type Store } from '../../server/store/open-store.ts';

/** Every statement that an operation asks of a database, as it is asked. */
export async function askedStatements(
  database: Database,
  operation: (store: Store) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const asked: CompiledQuery[] = [];
  const listen: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.push(database.query.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const store = await createStore(
    { ...database, query: database.query.withPlugin(listen) },
    { referencePrefix: 'AB' },
  );
  asked.length = 0;
  await operation(store);
  return asked;
}
