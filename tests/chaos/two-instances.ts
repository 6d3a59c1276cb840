import { randomUUID } from 'node:crypto';
import { mailMessage, type QueuedMail } from '../../server/mail/queued-mail.ts';
import { openStore, type Store } from '../../server/store/open-store.ts';
import { collectingLog } from '../support/collecting-log.ts';
import { sampleSubmission } from '../support/sample-submission.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';
import { startSite } from '../support/start-site.ts';
import { brokenPromises } from './promises.ts';
import { inFolder, type Report } from './report.ts';
import { until } from './unsteady-site.ts';

interface TwoInstancesOptions {
  databaseUrl: string;
  messages: number;
}

const PER_SUBMISSION = 10;

/** Two server processes on one PostgreSQL deliver what is queued there. */
export function twoInstances({ databaseUrl, messages }: TwoInstancesOptions): Promise<Report> {
  return inFolder(async (dataDir) => {
    const options = { dataDir, databaseUrl, referencePrefix: 'AB', log: collectingLog() };
    const store = await openStore(options);
    const smtp = await startSmtpServer();
    try {
      await queue(store, messages);
      const exitCodes = await deliver({ databaseUrl, smtp, messages });
      const mails = smtp.received.length;
      const records = { submissions: [], messages: await store.outbox.list({}) };
      const [one, two] = senders.map((sender) => smtp.received.filter(({ from }) => from === sender).length);
      const open = records.messages.filter(({ status }) => status !== 'sent').length;
      return {
        figures: {
          'mails stored': records.messages.length,
          'mails received': mails,
          'by the first': one ?? 0,
          'by the second': two ?? 0,
        },
        broken: [
          ...brokenPromises({ received: smtp.received, records, exitCodes }),
          ...(mails === messages ? [] : [`${mails} mails arrived for ${messages} messages`]),
          ...(open === 0 ? [] : [`${open} messages are not marked as sent`]),
        ],
      };
    } finally {
      await Promise.all([smtp.close(), store.close()]);
    }
  });
}

/** Each process has a sender of its own, so that the mails tell who sent them. */
const senders = ['one@example.org', 'two@example.org'];

async function queue(store: Store, messages: number): Promise<void> {
  const mails = () => Array.from({ length: PER_SUBMISSION }, (_, index) => mailMessage(mailOf(index)));
  for (let queued = 0; queued < messages; queued += PER_SUBMISSION) {
    await store.submissions.save(sampleSubmission({ idempotencyKey: randomUUID(), messages: mails }));
  }
}

function mailOf(index: number): QueuedMail {
  return {
    to: { address: `person-${index}@example.org` },
    replyTo: null,
    subject: 'We have your message',
    html: '<p>Thank you.</p>',
    text: 'Thank you.',
    calendar: null,
    withFile: false,
    unsubscribeUrl: null,
    templateParams: null,
  };
}

interface Delivery {
  databaseUrl: string;
  smtp: TestSmtpServer;
  messages: number;
}

async function deliver({ databaseUrl, smtp, messages }: Delivery): Promise<(number | null)[]> {
  const sites = await Promise.all(
    senders.map((MAIL_FROM) =>
      startSite({ DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, MAIL_FROM, LOG_LEVEL: 'warn' }),
    ),
  );
  await until(() => smtp.received.length >= messages, 60_000);
  return Promise.all(sites.map((site) => site.stop()));
}
