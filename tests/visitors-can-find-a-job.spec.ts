import type { Page } from '@playwright/test';
import { anyWidth } from './support/any-width.ts';
import { asShipped } from './support/as-shipped.ts';
import { violations } from './support/axe.ts';
import { openJobsOf } from './support/jobs-for-tests.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { twoFrames } from './support/two-frames.ts';
import { takeOver, visit } from './support/visit.ts';

const nurse = '/careers/clinical-lead-nurse-southampton';

const closed = '/careers/care-coordinator-fareham';

const cards = (page: Page) => page.locator('#openings').getByRole('heading', { level: 3 });

const count = (page: Page) => page.locator('#openings').getByRole('status');

const unfold = async (page: Page) => {
  const summary = page.getByText('More filters');
  if (await summary.isVisible()) await summary.click();
};

test('the list is reached from the hero, and a card leads to its job', async ({ page }) => {
  await visit(page, '/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
  for (const benefit of [
    'Meaningful Work',
    'Professional Development',
    'Supportive Team',
    'Work-Life Balance',
    'Recognition & Rewards',
    'Positive Culture',
  ]) {
    await expect(page.getByRole('heading', { name: benefit })).toBeVisible();
  }
  await page.getByRole('link', { name: 'View Open Roles' }).click();
  await expect(page.getByRole('heading', { name: 'Current Job Openings' })).toBeInViewport();
  await expect(cards(page)).toHaveCount(await openJobsOf());
  await expect(count(page)).toHaveText(`${await openJobsOf()} open jobs`);
  await page.getByRole('link', { name: 'View Details of Night Care Worker (waking nights)' }).click();
  await expect(page).toHaveURL(/\/careers\/night-care-worker-bournemouth$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Care Worker (waking nights)');
  await page.getByRole('link', { name: 'Back to Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await page.getByRole('link', { name: 'Companion (bank)', exact: true }).click();
  await expect(page).toHaveURL(/\/careers\/companion-eastleigh$/);
});

test('a card says what decides, and leaves out what is not known', {
  tag: [anyWidth.tag, asShipped.tag, long.tag],
}, async ({ page }) => {
  await page.goto('/careers');
  const card = (title: string) =>
    page.locator('#openings li', { has: page.getByRole('heading', { name: title }) });
  await expect(card('Clinical Lead')).toContainText('Southampton, with visits across Hampshire');
  await expect(card('Clinical Lead')).toContainText('£42,500 a year');
  await expect(card('Clinical Lead')).toContainText('Closes 12 February 2027');
  await expect(card('Companion')).not.toContainText('£');
  await expect(card('Clinical Lead')).toContainText('Posted 18 November 2026');
  const text = await card('Clinical Lead').locator('p').last().textContent();
  expect(text?.split(' ').length).toBeLessThanOrEqual(20);
});

test(
  'the list narrows as one chooses, keeps the focus, says how many are left, and can be shared',
  asShipped,
  async ({ page }) => {
    await visit(page, '/careers');
    const place = page.getByLabel('Town or postcode');
    await place.fill('Bournemouth');
    await expect(page).toHaveURL(/\/careers\?place=Bournemouth$/);
    await expect(count(page)).toHaveText('1 job found within 10 miles of Bournemouth');
    await expect(cards(page)).toHaveText(['Night Care Worker (waking nights)']);
    await expect(place).toBeFocused();
    // The offer to write about new jobs is for what is searched for.
    await expect(page.locator('#job-alerts')).toContainText('fits: within 10 miles of Bournemouth.');
    await expect(page.locator('#job-alerts form')).toHaveAttribute(
      'action',
      /^\/job-alerts\?place=Bournemouth/,
    );

    await page.getByLabel('Job, word or reference').fill('companion');
    await expect(page).toHaveURL(/q=companion/);
    await expect(page.getByRole('heading', { name: 'No job fits this search' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search at any distance' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Submit Your CV' })).toHaveAttribute('href', '/contact');
    await expect(page.getByLabel('Job, word or reference')).toBeFocused();

    await page.reload();
    await expect(page.getByLabel('Job, word or reference')).toHaveValue('companion');
    await expect(place).toHaveValue('Bournemouth');
    await page.getByRole('link', { name: 'Clear search' }).click();
    await expect(count(page)).toHaveText(`${await openJobsOf()} open jobs`);
    await expect(place).toHaveValue('');
    await expect(page.getByLabel('Job, word or reference')).toHaveValue('');
  },
);

test('a search after "View Open Roles" keeps the focus and the place too', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await visit(page, '/careers');
  await page.getByRole('link', { name: 'View Open Roles' }).click();
  await expect(page).toHaveURL(/#openings$/);
  await unfold(page);
  const sort = page.getByLabel('Sort by');
  await sort.scrollIntoViewIfNeeded();
  await sort.focus();
  const before = await page.evaluate(() => scrollY);
  await sort.selectOption('title');
  await expect(page).toHaveURL(/\?sort=title$/);
  await expect(cards(page).first()).toHaveText('Clinical Lead (Registered Nurse)');
  await expect(sort).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('contract, hours, sponsorship and order work together', anyWidth, async ({ page }) => {
  await visit(page, '/careers');
  await unfold(page);
  await page.getByLabel('Hours a week').selectOption('over-30');
  await expect(count(page)).toHaveText(`${await openJobsOf('hours=over-30')} jobs found`);
  await page.getByLabel('Sort by').selectOption('title');
  await expect(page).toHaveURL(/hours=over-30&sort=title/);
  await expect(cards(page).first()).toHaveText('Clinical Lead (Registered Nurse)');
  const titles = await cards(page).allTextContents();
  expect(titles).toEqual(titles.toSorted());
  await page.getByLabel('Visa sponsorship possible').check();
  await expect(count(page)).toHaveText('1 job found');
  await expect(page).toHaveURL(/sponsorship=yes/);
});

test('what was chosen before the scripts ran counts too', {
  tag: [anyWidth.tag, asShipped.tag, long.tag],
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const place = document.querySelector<HTMLInputElement>('input[name="place"]');
      if (place) place.value = 'Winchester';
    });
  });
  await visit(page, '/careers');
  await expect(count(page)).toHaveText(
    `${await openJobsOf('place=Winchester')} jobs found within 10 miles of Winchester`,
  );
});

test('who comes back from a job finds the list as it was left', anyWidth, async ({ page }) => {
  await visit(page, '/careers');
  await page.getByLabel('Job, word or reference').fill('waking');
  await expect(cards(page)).toHaveText(['Night Care Worker (waking nights)']);
  await cards(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/careers\/night-care-worker/);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=waking$/);
  await expect(cards(page)).toHaveText(['Night Care Worker (waking nights)']);
  await expect(page.getByLabel('Job, word or reference')).toHaveValue('waking');
});

test('Back to Careers leads back to the search that the job was found by', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await visit(page, '/careers');
  await page.getByLabel('Job, word or reference').fill('waking');
  await expect(page).toHaveURL(/\?q=waking$/);
  await cards(page).getByRole('link').click();
  await takeOver(page);
  await page.getByRole('link', { name: 'Back to Careers' }).click();
  await expect(page).toHaveURL(/\/careers\?q=waking$/);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(/\/careers(#openings)?$/);
  await cards(page).getByRole('link').first().click();
  await takeOver(page);
  await page.getByRole('link', { name: 'Back to Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
});

test('a job that was found elsewhere leads back to all jobs', { tag: [anyWidth.tag, long.tag] }, async ({
  page,
}) => {
  await visit(page, '/careers?q=waking');
  await cards(page).getByRole('link').click();
  await takeOver(page);
  await visit(page, nurse);
  await page.getByRole('link', { name: 'Back to Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
});

test('only the last of several answers is shown', { tag: [anyWidth.tag, long.tag] }, async ({ page }) => {
  await visit(page, '/careers');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const late = '**/careers?place=Bournemouth';
  const isOver = new Promise<void>((resolve) => {
    page.route(late, async (route) => {
      await held;
      // The page may not want it any more.
      await route.continue().catch(() => {});
      await route.request().response();
      resolve();
    });
  });
  const place = page.getByLabel('Town or postcode');
  await place.fill('Bournemouth');
  await expect(page.locator('[data-searching]').first()).toBeAttached();
  await place.fill('');
  await expect(page).toHaveURL(/\/careers$/);
  await expect(page.locator('[data-searching]')).toHaveCount(0);
  letGo();
  await isOver;
  await twoFrames(page);
  await expect(count(page)).toHaveText(`${await openJobsOf()} open jobs`);
});

test('where the list cannot be fetched, the page is asked for', {
  tag: [anyWidth.tag, asShipped.tag, long.tag],
}, async ({ page }) => {
  await visit(page, '/careers');
  await page.route('**/careers?*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ body: 'nothing' }),
  );
  await page.getByLabel('Town or postcode').fill('Bournemouth');
  await expect(page).toHaveURL(/place=Bournemouth$/);
  await expect(cards(page)).toHaveText(['Night Care Worker (waking nights)']);
});

for (const path of ['/careers', '/careers?q=nothing-like-it', nurse, closed]) {
  test(`axe finds nothing on ${path}, light and dark`, {
    tag: [anyWidth.tag, long.tag],
  }, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visit(page, path);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test('the keyboard alone is enough', async ({ page }) => {
  await visit(page, '/careers');
  await page.getByLabel('Job, word or reference').focus();
  await page.keyboard.type('waking');
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveText(['Night Care Worker (waking nights)']);
  const link = page.getByRole('link', { name: 'Night Care Worker (waking nights)', exact: true });
  for (let tabs = 0; tabs < 12 && !(await link.evaluate((it) => it === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Care Worker (waking nights)');
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the same search answers with the same list', { tag: [anyWidth.tag, asShipped.tag] }, async ({
    page,
  }) => {
    await page.goto('/careers');
    await page.getByRole('link', { name: 'View Open Roles' }).click();
    await page.getByLabel('Town or postcode').fill('Bournemouth');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/place=Bournemouth/);
    await expect(page).toHaveURL(/#openings$/);
    await expect(count(page)).toHaveText('1 job found within 10 miles of Bournemouth');
    await expect(page.getByLabel('Town or postcode')).toHaveValue('Bournemouth');
    await unfold(page);
    await page.getByLabel('Distance').selectOption({ label: 'Within 20 miles' });
    await page.getByLabel('Minimum pay').selectOption('14');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/place=Bournemouth&within=20&contract=&shift=&hours=&pay=14/);
    await expect(cards(page)).toHaveText(['Night Care Worker (waking nights)', 'Live-in Carer']);
    await expect(page.getByLabel('Distance')).toHaveValue('20');
    await page.getByRole('link', { name: 'View Details of Night Care Worker' }).click();
    await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Share this job' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=/,
    );
  });
});
