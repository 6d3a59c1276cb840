// Claims and finishes messages until none is due, and prints the id of each "delivery".
import { openStore } from '../../../server/store/open-store.ts';
import { collectingLog } from '../collecting-log.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const store = await openStore({ dataDir: '', databaseUrl, referencePrefix: 'AB', log: collectingLog() });

for (;;) {
  const messages = await store.outbox.claim(7, 60_000);
  if (messages.length === 0) break;
  for (const { id } of messages) {
    process.stdout.write(`${id}\n`);
    await store.outbox.finish(id);
  }
}
await store.close();
