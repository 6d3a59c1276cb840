import { setTimeout as wait } from 'node:timers/promises';
import { createForms } from '../chaos/forms.ts';
import { brokenPromises, MAILS_PER_SUBMISSION, readRecords } from '../chaos/promises.ts';
import { type Random, seededRandom } from '../chaos/random.ts';
import { inFolder, type Report } from '../chaos/report.ts';
import { sendForm } from '../chaos/send-form.ts';
import { createUnsteadySite, untilAllCame } from '../chaos/unsteady-site.ts';
import type { Acknowledgement } from '../chaos/visitors.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { openBrowser } from './page-load.ts';

interface LoadOptions {
  visitors: number;
  seconds: number;
  seed: number;
}

const FINISHED = ['/', '/about', '/contact', '/faq', '/lifestyle', '/why-us', '/privacy-policy'];
const OTHERS = ['/careers', '/careers?q=night', '/search?q=care', '/faq?q=prices'];
/** Between two pages of a visit. */
const READING_MS = 2000;
const PAGES_PER_VISIT = 4;
/** A visitor waits for as long as the browser does. */
const ANSWER_TIMEOUT_MS = 120_000;
const PAUSE_MS = 30_000;
/** One visit of so many ends with a form. */
const VISITS_PER_FORM = 3;

interface Seen {
  pages: number;
  files: number;
  finishedMs: number[];
  refused: number;
  forms: number;
  acknowledged: Acknowledgement[];
  broken: string[];
}

/** So many visitors at once open pages with all that belongs to them, one visit after the other, and some send forms. */
export function load({ visitors, seconds, seed }: LoadOptions): Promise<Report> {
  return inFolder(async (dataDir) => {
    const smtp = await startSmtpServer();
    const site = createUnsteadySite({ DATA_DIR: dataDir, SMTP_URL: smtp.url });
    try {
      await site.start();
      const seen: Seen = {
        pages: 0,
        files: 0,
        finishedMs: [],
        refused: 0,
        forms: 0,
        acknowledged: [],
        broken: [],
      };
      const end = performance.now() + seconds * 1000;
      const random = seededRandom(seed);
      const visit = { origin: site.address() ?? '', end, random, nextForm: createForms(random), seen };
      await Promise.all(Array.from({ length: visitors }, () => comeAgainAndAgain(visit)));
      await untilAllCame(() => smtp.received.length, MAILS_PER_SUBMISSION * seen.forms, PAUSE_MS);
      const exitCode = await site.end('SIGTERM');
      const records = await readRecords(dataDir);
      const sorted = seen.finishedMs.toSorted((one, other) => one - other);
      const percentile = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
      return {
        figures: {
          seed,
          visitors,
          'pages loaded': seen.pages,
          'files loaded': seen.files,
          'refused with 503 or 429': seen.refused,
          'finished pages, median in ms': percentile(0.5),
          'finished pages, p99 in ms': percentile(0.99),
          'forms acknowledged': seen.acknowledged.length,
          'submissions stored': records.submissions.length,
          'mails received': smtp.received.length,
        },
        broken: [
          ...seen.broken,
          ...brokenPromises({
            acknowledged: seen.acknowledged,
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

interface Visit {
  origin: string;
  end: number;
  random: Random;
  nextForm: ReturnType<typeof createForms>;
  seen: Seen;
}

async function comeAgainAndAgain(visit: Visit): Promise<void> {
  const { end, random, seen } = visit;
  await wait(random() * READING_MS);
  while (performance.now() < end) {
    const browser = openBrowser(visit.origin);
    try {
      for (let page = 0; page < PAGES_PER_VISIT && performance.now() < end; page += 1) {
        await openPage(browser, visit);
        await wait(READING_MS * (0.5 + random()));
      }
      if (random() < 1 / VISITS_PER_FORM) await fillIn(visit);
    } catch (error) {
      seen.broken.push(`a page did not come: ${error}`);
    } finally {
      browser.close();
    }
  }
}

async function openPage(browser: ReturnType<typeof openBrowser>, { random, seen }: Visit): Promise<void> {
  const paths = random() < 0.75 ? FINISHED : OTHERS;
  const path = paths[Math.floor(random() * paths.length)] ?? '/';
  const { status, documentMs, files, failed } = await browser.load(path);
  seen.pages += 1;
  seen.files += files;
  if (paths === FINISHED) seen.finishedMs.push(documentMs);
  if (status !== 200) seen.refused += 1;
  seen.broken.push(...failed);
}

async function fillIn({ origin, nextForm, seen }: Visit): Promise<void> {
  const form = nextForm();
  seen.forms += 1;
  const outcome = await sendForm(form, origin, { timeoutMs: ANSWER_TIMEOUT_MS });
  if (outcome.status === 'acknowledged') seen.acknowledged.push({ form, reference: outcome.reference });
  else if (outcome.status === 'unanswered') seen.broken.push(`${form.path}: no answer`);
  else if (outcome.status !== 'strange' || / answered (429|503)/.test(outcome.answer)) seen.refused += 1;
  else seen.broken.push(outcome.answer);
}
