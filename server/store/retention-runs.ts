import type { RetentionRuns } from '../retention/retention.ts';
import type { Database } from './database.ts';
import { createInstallationTimes } from './installation-times.ts';

const RAN = 'retention-ran';
const DOUBTED = 'retention-doubted';

export function createDatabaseRetentionRuns(database: Database): RetentionRuns {
  const times = createInstallationTimes(database);
  return {
    last: () => times.read(RAN),
    doubt: () => times.read(DOUBTED),
    noteDoubt: (at) => times.write(DOUBTED, at),
    async note(at) {
      await times.write(RAN, at);
      await times.forget(DOUBTED);
    },
  };
}
