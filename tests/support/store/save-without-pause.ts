// Saves submissions one after the other until it is killed, and prints each id when it is acknowledged.
// Arguments: the data folder, and how many at most.
import { openStore } from '../../../server/store/open-store.ts';
import { collectingLog } from '../collecting-log.ts';
import { sampleSubmission } from '../sample-submission.ts';

const [dataDir = '', most = 'Infinity'] = process.argv.slice(2);
const store = await openStore({ dataDir, databaseUrl: null, referencePrefix: 'AB', log: collectingLog() });
const file = { name: 'cv.pdf', mediaType: 'application/pdf', bytes: new Uint8Array(40_000).fill(7) };

for (let count = 0; count < Number(most); count++) {
  const { id } = await store.submissions.save(sampleSubmission({ kind: 'application', file }));
  process.stdout.write(`${id}\n`);
}
await store.close();
