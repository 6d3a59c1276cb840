import { join } from 'node:path';
import { runScript } from '../support/run-script.ts';
import { brokenAcknowledgements, countForms, readRecords } from './promises.ts';
import { inFolder, type Report } from './report.ts';
import { createUnsteadySite, until } from './unsteady-site.ts';
import { startVisitors } from './visitors.ts';

interface BackupOptions {
  submissions: number;
  seed: number;
}

const MAX_LOAD_MS = 5 * 60_000;

/** Makes a backup while visitors send forms, and restores it into another folder. */
export function backupUnderLoad({ submissions, seed }: BackupOptions): Promise<Report> {
  return inFolder(async (folder) => {
    const [dataDir, elsewhere] = [join(folder, 'data'), join(folder, 'restored')];
    const backup = join(folder, 'site.backup');
    const site = createUnsteadySite({ DATA_DIR: dataDir });
    await site.start();
    const visitors = startVisitors({ address: site.address, seed });
    const { acknowledged } = visitors.visits;
    try {
      await until(() => countForms(acknowledged) >= submissions, MAX_LOAD_MS);
      const before = [...acknowledged];
      await staff(['backup', backup], dataDir);
      const during = countForms(acknowledged) - countForms(before);
      await visitors.leave();
      await site.end('SIGTERM');
      await staff(['restore', backup], elsewhere);
      const records = await readRecords(elsewhere);
      return {
        figures: {
          seed,
          'acknowledged before the backup': countForms(before),
          'acknowledged while it was made': during,
          'acknowledged altogether': countForms(acknowledged),
          'submissions restored': records.submissions.length,
        },
        broken: [...brokenAcknowledgements(before, records), ...visitors.visits.strange, ...site.errors()],
      };
    } finally {
      await site.end('SIGKILL');
    }
  });
}

async function staff(words: string[], dataDir: string): Promise<void> {
  const script = runScript('server/staff/main.ts', words, { DATA_DIR: dataDir });
  const code = await script.ended;
  if (code !== 0) throw new Error(`"${words.join(' ')}" ended with ${code}: ${script.errors()}`);
}
