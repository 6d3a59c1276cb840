import type { Page } from '@playwright/test';
import { aPlace } from './support/a-place.ts';
import { violations } from './support/axe.ts';
import { answering } from './support/http-upstream.ts';
import { testWithBackend } from './support/job-backend.ts';
import { jobsAnswer } from './support/jobs-answer.ts';
import { long } from './support/long.ts';
import { expect } from './support/site.ts';
import { visit } from './support/visit.ts';

const job = (number: number) => ({
  id: `carer-${number}`,
  title: `Carer ${String(number).padStart(2, '0')}`,
  description: 'Visits.',
  requirements: '',
  location: aPlace,
  contractType: '',
  jobReference: '',
});

const outage = testWithBackend(answering(500, 'no'));
outage.use({ expectedNoise: [/status of 503/] });

outage(
  'where no source answers, the list and a job say so and offer a second try',
  long,
  async ({ page, backend }) => {
    const answer = await page.goto('/careers');
    expect(answer?.status()).toBe(503);
    await expect(page.getByText('Failed to load job listings. Please try again later.')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const jobAnswer = await page.goto('/careers/carer-1');
    expect(jobAnswer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Failed to load job details. Please try again later.',
    );
    await expect(page.getByRole('link', { name: 'Back to Careers' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.goto('/careers?q=Carer');
    backend.answerWith(answering(200, jobsAnswer([job(1)])));
    // After a failure the backend is left alone for five seconds.
    await expect(async () => {
      await page.getByRole('link', { name: 'Retry' }).click();
      await page.waitForLoadState();
      expect(await page.getByRole('heading', { name: 'Carer 01' }).isVisible()).toBe(true);
    }).toPass();
    await expect(page).toHaveURL(/q=Carer/);
  },
);

const empty = testWithBackend(answering(200, jobsAnswer([])));

empty('where nothing is open, the list says so and offers to send a CV', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('heading', { name: 'No Current Openings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit Your CV' })).toHaveAttribute('href', '/contact');
  expect(await violations(page)).toEqual([]);
});

const many = testWithBackend(
  answering(
    200,
    jobsAnswer([...Array.from({ length: 65 }, (_, index) => job(index + 1)), { ...job(99), id: ' ' }]),
  ),
);
const titles = (page: Page) => page.locator('#openings').getByRole('heading', { level: 3 });

many('a long list has pages, which keep the search', long, async ({ page }) => {
  await visit(page, `/careers?place=${aPlace}&sort=title`);
  await expect(page.locator('#openings').getByRole('status')).toHaveText(
    `66 jobs found within 10 miles of ${aPlace}, page 1 of 4`,
  );
  await expect(titles(page)).toHaveCount(20);
  await page.getByRole('link', { name: 'View Open Roles' }).click();
  const paging = page.getByRole('navigation', { name: 'Pages of jobs' });
  await paging.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator('#openings').getByRole('status')).toHaveText(
    `66 jobs found within 10 miles of ${aPlace}, page 2 of 4`,
  );
  await expect(titles(page).first()).toHaveText('Carer 21');
  await expect(titles(page).first()).toBeInViewport();
  await expect(page.locator('#job-results')).toBeFocused();
  await expect(paging.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await paging.getByRole('link', { name: 'Page 4' }).click();
  await expect(titles(page)).toHaveCount(6);
  await expect(paging.getByRole('link', { name: 'Next' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(titles(page).first()).toHaveText('Carer 21');
});

many.describe('a job without an id', () => {
  many.use({ expectedNoise: [/A job without an id has no page/] });

  many('is listed, says on the console what is wrong, and leads nowhere', long, async ({ page }) => {
    await visit(page, '/careers?q=carer+99');
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.getByRole('button', { name: 'View Details of Carer 99' }).click();
    await expect.poll(() => faults).toEqual(['A job without an id has no page.']);
    await expect(page).toHaveURL(/\/careers\?q=carer\+99$/);
  });
});
