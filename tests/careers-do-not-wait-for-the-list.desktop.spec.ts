import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { careers } from '#content/careers.yaml';
import { jobPageText } from '#content/job-page.yaml';
import { jobPageTitle } from '../domain/pages/pages.ts';
import { testWithBackend } from './support/job-backend.ts';
import { jobsAnswer } from './support/jobs-answer.ts';
import { long } from './support/long.ts';
import { noticesOf } from './support/pending-notices.ts';
import { expect } from './support/site.ts';
import { takeOver } from './support/visit.ts';

const job = {
  id: 'carer-1',
  title: 'Carer in Romsey',
  description: 'Visits.',
  requirements: '',
  location: 'Romsey',
  contractType: '',
  jobReference: '',
};
const held: ServerResponse[] = [];
const holding = (response: ServerResponse) => held.push(response);
const release = (status: number, text: string) => {
  for (const response of held.splice(0)) response.writeHead(status).end(text);
};
const loading = (page: Page) => page.locator('#openings').getByText(careers.loading);

async function expectFirstPart(page: Page): Promise<void> {
  await page.goto('/careers', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(careers.hero.title);
  await expect(loading(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
}

for (const javaScriptEnabled of [true, false]) {
  const test = testWithBackend(holding);

  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripting`, () => {
    test.use({ javaScriptEnabled });

    test('the page is there before the list, and whole once the list is known', async ({ page }) => {
      await expectFirstPart(page);
      release(200, jobsAnswer([job]));
      await expect(page.getByRole('link', { name: job.title, exact: true })).toBeVisible();
      await expect(loading(page)).toBeHidden();
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await page.goto('/careers');
      await expect(page.getByRole('link', { name: job.title, exact: true })).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
    });
  });
}

const jobs = testWithBackend(holding);

jobs(
  'the page of a job is there before the job, and named after it once it is known',
  long,
  async ({ page }) => {
    await page.goto(`/careers/${job.id}`, { waitUntil: 'commit' });
    const waiting = page.getByRole('main').getByText(jobPageText.loading);
    await expect(waiting).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    release(200, jobsAnswer([job]));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
    await expect(waiting).toBeHidden();
    await takeOver(page);
    await expect(page).toHaveTitle(jobPageTitle(job.title));
  },
);

const used = testWithBackend(holding);

used(
  'what is pressed on a page that was used before it was whole is announced all the same',
  async ({ page }) => {
    // A page that Chromium has fetched before the press needs no announcement.
    await page.addInitScript(() => {
      const look = () => document.querySelector('[type=speculationrules]')?.remove();
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await expectFirstPart(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
    release(200, jobsAnswer([job]));
    const notices = await noticesOf(page);
    const { promise: announced, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(`**/careers/${job.id}`, async (route) => {
      await announced;
      await route.continue();
    });
    const pressed = page.getByRole('link', { name: job.title, exact: true }).click();
    await expect.poll(() => notices).toContain(jobPageText.loading);
    letGo();
    release(200, jobsAnswer([job]));
    await pressed;
  },
);

const failing = testWithBackend(holding);

failing(
  'where the backend fails meanwhile, its place says so and offers a second try',
  long,
  async ({ page }) => {
    await expectFirstPart(page);
    release(500, 'no');
    await expect(page.getByText(careers.failed)).toBeVisible();
    await expect(loading(page)).toBeHidden();
    await expect(page.getByRole('link', { name: careers.retry })).toHaveAttribute('href', '');
  },
);

const early = testWithBackend(holding);

early(
  'what is touched while the list is on its way searches as one goes once it is there',
  long,
  async ({ page }) => {
    await expectFirstPart(page);
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    await expect(page.locator('html[data-interactive]')).toHaveCount(1);
    release(200, jobsAnswer([job, { ...job, id: 'cook', title: 'Cook in Totton', location: 'Totton' }]));
    await page.getByRole('searchbox').fill('cook');
    await expect(page).toHaveURL(/q=cook/);
    await expect(page.getByRole('link', { name: job.title, exact: true })).toBeHidden();
  },
);
