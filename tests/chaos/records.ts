import { openStore } from '../../server/store/open-store.ts';
import { collectingLog } from '../support/collecting-log.ts';
import type { Records } from './promises.ts';

/** Reads what a site has stored, when it has stopped. */
export async function readRecords(dataDir: string): Promise<Records> {
  const store = await openStore({ dataDir, databaseUrl: null, referencePrefix: 'AB', log: collectingLog() });
  try {
    return { submissions: await store.submissions.find({}), messages: await store.outbox.list({}) };
  } finally {
    await store.close();
  }
}
