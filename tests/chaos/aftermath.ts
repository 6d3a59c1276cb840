import type { TestSmtpServer } from '../support/smtp-server.ts';
import { brokenPromises, countForms, MAILS_PER_SUBMISSION, readMail, readRecords } from './promises.ts';
import type { Report } from './report.ts';
import { type UnsteadySite, untilAllCame } from './unsteady-site.ts';
import type { Visitors } from './visitors.ts';

interface Scene {
  site: UnsteadySite;
  visitors: Visitors;
  smtp: TestSmtpServer;
  dataDir: () => string;
  /** Milliseconds without an arrival after which no more is waited for. */
  pauseMs?: number;
}

/** Lets a site that runs again come to rest, stops it, and compares what it promised with what it kept. */
export async function aftermath(scene: Scene): Promise<Report> {
  const { site, visitors, smtp, dataDir, pauseMs = 90_000 } = scene;
  await visitors.leave();
  const { sent, acknowledged, unanswered, refused, busy, strange } = visitors.visits;
  const forms = countForms(acknowledged);
  const expected = MAILS_PER_SUBMISSION * forms;
  // After many kills there is much to deliver, and the machine may be slow.
  await untilAllCame(() => distinct(smtp), expected, pauseMs);
  const exitCode = await site.end('SIGTERM');
  const records = await readRecords(dataDir());
  const mails = smtp.received.map(readMail);
  return {
    figures: {
      'forms sent': sent,
      'of these unanswered': unanswered,
      'of these refused': refused.length,
      'of these put off by a busy site': busy,
      'submissions acknowledged': forms,
      'submissions stored': records.submissions.length,
      'mails stored': records.messages.length,
      'mails received': mails.length,
      'of these once more': mails.length - distinct(smtp),
    },
    broken: [
      ...brokenPromises({ acknowledged, received: smtp.received, records, exitCodes: [exitCode] }),
      ...strange,
      ...(records.submissions.length === forms ? [] : ['not every form that was stored was acknowledged']),
    ],
  };
}

export function distinct({ received }: Pick<TestSmtpServer, 'received'>): number {
  return new Set(received.map((mail) => readMail(mail).message)).size;
}
