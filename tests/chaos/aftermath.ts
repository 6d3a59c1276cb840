import type { TestSmtpServer } from '../support/smtp-server.ts';
import { brokenAcknowledgements, brokenDeliveries, countForms, mailsPerSubmission } from './promises.ts';
import { readMail } from './received-mail.ts';
import { readRecords } from './records.ts';
import type { Report } from './report.ts';
import type { UnsteadySite } from './unsteady-site.ts';
import { until } from './until.ts';
import type { Visitors } from './visitors.ts';

interface Scene {
  site: UnsteadySite;
  visitors: Visitors;
  smtp: TestSmtpServer;
  /** Where the data is when the site has stopped. */
  dataDir: () => string;
  /** How long the last mail may take, in milliseconds. */
  patienceMs?: number;
}

/** Lets a site that runs again come to rest, stops it, and compares what it promised with what it kept. */
export async function aftermath(scene: Scene): Promise<Report> {
  const { site, visitors, smtp, dataDir, patienceMs = 90_000 } = scene;
  await visitors.leave();
  const { sent, acknowledged, unanswered, refused, strange } = visitors.visits;
  const forms = countForms(acknowledged);
  const owed = mailsPerSubmission * forms;
  await until(() => smtp.received.length >= owed && distinct(smtp) >= owed, patienceMs);
  const exitCode = await site.end('SIGTERM');
  const records = await readRecords(dataDir());
  const mails = smtp.received.map(readMail);
  return {
    figures: {
      'forms sent': sent,
      'of these unanswered': unanswered,
      'of these refused': refused.length,
      'submissions acknowledged': forms,
      'submissions stored': records.submissions.length,
      'mails owed': records.messages.length,
      'mails received': mails.length,
      'of these once more': mails.length - distinct(smtp),
    },
    broken: [
      ...brokenAcknowledgements(acknowledged, records),
      ...brokenDeliveries(mails, records),
      ...strange,
      ...(records.submissions.length === forms ? [] : ['not every form that was stored was acknowledged']),
      ...(exitCode === 0 ? [] : [`the last process ended with ${exitCode}`]),
    ],
  };
}

function distinct({ received }: TestSmtpServer): number {
  return new Set(received.map((mail) => readMail(mail).message)).size;
}
