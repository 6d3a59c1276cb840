import { setTimeout as wait } from 'node:timers/promises';
import { startSmtpServer } from '../support/smtp-server.ts';
import { createForms } from './forms.ts';
import { brokenPromises, MAILS_PER_SUBMISSION, readRecords } from './promises.ts';
import { seededRandom } from './random.ts';
import { inFolder, type Report } from './report.ts';
import { type HalfSentForm, type Outcome, sendHalf } from './send-form.ts';
import { createUnsteadySite, until } from './unsteady-site.ts';

interface GracefulStopOptions {
  requests: number;
  seed: number;
}

/** Tells the site to stop while it is receiving forms: half of them are complete by then, half come in later. */
export function gracefulStop({ requests, seed }: GracefulStopOptions): Promise<Report> {
  return inFolder(async (dataDir) => {
    const smtp = await startSmtpServer();
    const site = createUnsteadySite({
      ...{ DATA_DIR: dataDir, SMTP_URL: smtp.url },
      TRUST_PROXY: '127.0.0.1',
    });
    try {
      await site.start();
      const origin = site.address() ?? '';
      const nextForm = createForms(seededRandom(seed));
      const forms = await Promise.all(
        Array.from({ length: requests }, (_, index) => sendHalf(nextForm(), origin, `192.0.2.${index}`)),
      );
      const [early, late] = [forms.slice(0, requests / 2), forms.slice(requests / 2)];
      for (const { sendRest } of early) sendRest();
      const ended = site.end('SIGTERM');
      // The slow visitor: nothing is to happen before.
      await wait(300);
      for (const { sendRest } of late) sendRest();
      const exitCode = await ended;
      const outcomes = await Promise.all(forms.map(({ outcome }) => outcome));
      // Mail that was not under way yet is for the next process.
      await site.start();
      await until(() => smtp.received.length >= MAILS_PER_SUBMISSION * requests);
      await site.end('SIGTERM');
      const records = await readRecords(dataDir);
      return {
        figures: { seed, 'requests under way': requests, 'submissions stored': records.submissions.length },
        broken: [
          ...brokenAnswers(forms, outcomes),
          ...brokenPromises({
            acknowledged: acknowledgements(forms, outcomes),
            received: smtp.received,
            records,
            exitCodes: [exitCode],
          }),
          ...site.errors(),
        ],
      };
    } finally {
      await site.end('SIGKILL');
      await smtp.close();
    }
  });
}

function brokenAnswers(forms: HalfSentForm[], outcomes: Outcome[]): string[] {
  return outcomes.flatMap((outcome, index) =>
    outcome.status === 'acknowledged' ? [] : [`${forms[index]?.form.email}: ${JSON.stringify(outcome)}`],
  );
}

function acknowledgements(forms: HalfSentForm[], outcomes: Outcome[]) {
  return forms.flatMap(({ form }, index) => {
    const outcome = outcomes[index];
    return outcome?.status === 'acknowledged' ? [{ form, reference: outcome.reference }] : [];
  });
}
