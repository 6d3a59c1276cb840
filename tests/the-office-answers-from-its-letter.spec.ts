import type { Page } from '@playwright/test';
import { answerBy } from '../domain/follow-up/answer-by.ts';
import { createMorningLetter } from '../server/follow-up/morning-letter.ts';
import { createOutcomeLinks } from '../server/follow-up/outcome-links.ts';
import { readOwedLetter } from '../server/mail/queued-mail.ts';
import { openStore } from '../server/store/open-store.ts';
import { anyWidth } from './support/any-width.ts';
import { testDay } from './support/clock-at.ts';
import { collectingLog } from './support/collecting-log.ts';
import { mailsOf } from './support/mails.ts';
import { sampleSubmission } from './support/sample-submission.ts';
import { expect, test } from './support/site.ts';
import type { Site } from './support/start-site.ts';

const HOUR = 3_600_000;
const KINDS = ['enquiry', 'application', 'enquiry', 'enquiry', 'application', 'enquiry'] as const;

/** The letter of the last working day about four messages and two applications that came weeks before. */
async function writeLetter({ dataDir, url }: Pick<Site, 'dataDir' | 'url'>) {
  const log = collectingLog();
  let at = testDay.getTime() - 24 * 24 * HOUR;
  const now = () => new Date(at);
  const store = await openStore({
    ...{ dataDir, databaseUrl: null, referencePrefix: 'WF', log, now },
    access: 'write',
  });
  const { submissions, outbox, secretFor } = store;
  const references: string[] = [];
  for (const kind of KINDS) {
    const due = answerBy({ kind, fields: {} }, now());
    const kept = { deleteAfter: new Date(testDay.getTime() + 90 * 24 * HOUR), messages: () => [] };
    const submission = sampleSubmission({ kind, fields: { name: 'Jo Field' }, answerBy: due, ...kept });
    references.push((await submissions.save(submission)).reference);
    at += HOUR;
  }
  const { url: office } = createOutcomeLinks('office', { secretFor, publicUrl: url });
  const letters: string[] = [];
  const letter = createMorningLetter({
    submissions: { find: async (query) => (await submissions.find(query)).filter(isOurs) },
    outbox: {
      ...outbox,
      add: async (_, { payload }) => {
        const owed = readOwedLetter(payload);
        return letters.push((owed && (await letter.compose(owed))?.html) ?? '') > 0;
      },
    },
    site: {
      publicUrl: url,
      inbox: 'office@site.example',
      links: { office, applicant: office, caller: office },
    },
    ...{ secondInbox: null, weekBefore: async () => [], awaitingEvent: async () => 0, log, now },
  });
  function isOurs({ reference }: { reference: string }) {
    return references.includes(reference);
  }
  for (at = testDay.getTime(); letters.length === 0; at -= 12 * HOUR) await letter.run();
  await store.close();
  return { html: letters[0] ?? '', references };
}

/** As the element stands, or with other words in it. */
function linesOf(element: HTMLElement, words = element.textContent): number {
  const own = element.textContent;
  element.textContent = words;
  const range = document.createRange();
  range.selectNodeContents(element);
  const { length } = range.getClientRects();
  element.textContent = own;
  return length;
}

const WIDEST_REFERENCE = 'MWM-WMWM-WMWM';

/** Once in half a year for a browser. */
async function enterCode(page: Page, reference: string, site: Site): Promise<void> {
  const code = async () => {
    const subjects = (await mailsOf(site)).map(({ subject = '' }) => subject);
    return subjects.find((subject) => subject.includes(reference))?.slice(0, 6) ?? '';
  };
  await expect.poll(code).toMatch(/^\d{6}$/);
  await page.getByLabel('Code from the email').fill(await code());
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('the office marks six of its letter in two presses each', anyWidth, async ({ page, site }) => {
  const { html, references } = await writeLetter(site);
  const address = `${site.url}/the-letter`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  let presses = 0;
  const press = async (button: ReturnType<typeof page.locator>) => {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await button.click();
    presses += 1;
  };
  for (const [index, reference] of references.entries()) {
    const [label, state] =
      KINDS[index] === 'application' ? ['Keep on file', 'kept on file'] : ['Answered', 'answered'];
    await page.goto(address);
    await press(page.locator('div', { hasText: reference }).last().getByRole('link', { name: label }));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`Mark ${reference}`);
    const shown = heading.getByText(reference, { exact: true });
    await expect.poll(() => shown.evaluate(linesOf)).toBe(1);
    await expect.poll(() => shown.evaluate(linesOf, WIDEST_REFERENCE)).toBe(1);
    await press(page.getByRole('button', { name: `Mark as “${state}”` }));
    if (index === 0) await enterCode(page, reference, site);
    await expect(page.getByText(`${reference} was marked “${state}”`)).toBeVisible();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  }
  expect(presses).toBe(12);
});
