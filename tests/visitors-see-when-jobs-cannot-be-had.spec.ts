import AxeBuilder from '@axe-core/playwright';
import { answering } from './support/http-upstream.ts';
import { jobsAnswer, testWithBackend as test } from './support/job-backend.ts';
import { expect } from './support/site.ts';
import { visit } from './support/visit.ts';

const job = { id: 'carer', title: 'Carer', description: 'Visits.', requirements: '', location: 'Romsey' };
const restMs = 5_200;

test.describe.configure({ mode: 'serial' });
test.use({ expectedNoise: [/status of (404|503)/] });

test('where no source answers, the list and a job say so, and a second try is offered', async ({
  page,
  backend,
}) => {
  backend.answerWith(answering(500, 'no'));
  const answer = await page.goto('/careers');
  expect(answer?.status()).toBe(503);
  await expect(page.getByText('Failed to load job listings. Please try again later.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const jobAnswer = await page.goto('/careers/carer');
  expect(jobAnswer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Failed to load job details. Please try again later.',
  );
  await expect(page.getByRole('link', { name: 'Back to Careers' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.goto('/careers?place=Romsey');
  backend.answerWith(answering(200, jobsAnswer([job])));
  await page.waitForTimeout(restMs);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Carer', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/place=Romsey/);
});
