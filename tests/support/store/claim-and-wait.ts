// Claims one message, prints its id, and never finishes it.
import { openStore } from '../../../server/store/open-store.ts';
import { collectingLog } from '../collecting-log.ts';

const [dataDir = ''] = process.argv.slice(2);
const store = await openStore({ dataDir, databaseUrl: null, referencePrefix: 'AB', log: collectingLog() });
const [message] = await store.outbox.claim(1, 3_600_000);
process.stdout.write(`${message?.id}\n`);
setInterval(() => {}, 3_600_000);
