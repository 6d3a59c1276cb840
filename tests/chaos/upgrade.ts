import { openStore } from '../../server/store/open-store.ts';
import { collectingLog } from '../support/collecting-log.ts';
import { earlierDatabase } from '../support/earlier-database.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { brokenPromises, readMail } from './promises.ts';
import type { Report } from './report.ts';
import { createUnsteadySite, until } from './unsteady-site.ts';

interface UpgradeOptions {
  dataDir: string;
  databaseUrl: string | null;
}

/** Starts this version on what an earlier one left behind, and compares what was pending with what arrives. */
export async function upgrade({ dataDir, databaseUrl }: UpgradeOptions): Promise<Report> {
  const { sent, stuck, due, claimed } = earlierDatabase.messages;
  const smtp = await startSmtpServer();
  const settings = { DATA_DIR: dataDir, SMTP_URL: smtp.url };
  const site = createUnsteadySite(
    databaseUrl === null ? settings : { ...settings, DATABASE_URL: databaseUrl },
  );
  const startedAt = new Date();
  try {
    await site.start();
    await until(() => smtp.received.length >= due + claimed);
    const exitCode = await site.end('SIGTERM');
    const store = await openStore({ dataDir, databaseUrl, referencePrefix: 'WF', log: collectingLog() });
    const submissions = await store.submissions.find({});
    const messages = await store.outbox.list({});
    await store.close();
    const count = (status: string) => messages.filter((message) => message.status === status).length;
    const arrived = new Set(smtp.received.map((mail) => readMail(mail).message));
    return {
      figures: {
        'submissions kept': submissions.length,
        'pending before': due + claimed,
        'mails received': smtp.received.length,
        'sent, of all messages': count('sent'),
        'stuck as before': count('stuck'),
      },
      broken: [
        // Mails that were sent before have arrived elsewhere, stuck ones wait for the staff, and a new alert may be due yet.
        ...brokenPromises({
          received: smtp.received,
          records: {
            submissions,
            messages: messages.filter(
              ({ id, status, createdAt }) =>
                arrived.has(id) || (createdAt < startedAt && (status === 'due' || status === 'claimed')),
            ),
          },
          exitCodes: [exitCode],
        }),
        ...(arrived.size === smtp.received.length ? [] : ['a mail left twice']),
        ...(submissions.length === earlierDatabase.newestFirst.length ? [] : ['submissions were lost']),
        ...(count('sent') >= sent + due + claimed
          ? []
          : ['not everything that was pending is marked as sent']),
        ...(count('stuck') === stuck ? [] : ['what was stuck is not any more']),
        ...site.errors(),
      ],
    };
  } finally {
    await site.end('SIGKILL');
    await smtp.close();
  }
}
