import type { SmallDisk } from '../support/small-disk.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { aftermath } from './aftermath.ts';
import { KINDS_OF_FORMS } from './forms.ts';
import type { Report } from './report.ts';
import { createUnsteadySite, until } from './unsteady-site.ts';
import { startVisitors } from './visitors.ts';

interface DiskFullOptions {
  disk: SmallDisk;
  seed: number;
}

export async function diskFull({ disk, seed }: DiskFullOptions): Promise<Report> {
  const smtp = await startSmtpServer();
  const settings = { DATA_DIR: disk.dataDir, SMTP_URL: smtp.url, LOG_LEVEL: 'silent' };
  const site = createUnsteadySite(settings, disk.launcher);
  try {
    await site.start();
    const visitors = startVisitors({ address: site.address, seed, count: 2 * KINDS_OF_FORMS });
    const { acknowledged, refused } = visitors.visits;
    await until(() => acknowledged.length >= 10);
    disk.fill();
    const allRefused = await until(() => new Set(refused.map(({ kind }) => kind)).size === KINDS_OF_FORMS);
    const answered = await fetch(`${site.address()}/contact`);
    disk.makeRoom();
    const { figures, broken } = await aftermath({ site, visitors, smtp, dataDir: disk.collect });
    return {
      figures: { seed, ...figures },
      broken: [
        ...(allRefused ? [] : ['not every kind of form was refused']),
        ...(answered.ok ? [] : ['the pages were not answered while the disk was full']),
        ...broken,
      ],
    };
  } finally {
    await site.end('SIGKILL');
    await Promise.all([smtp.close(), disk.remove()]);
  }
}
