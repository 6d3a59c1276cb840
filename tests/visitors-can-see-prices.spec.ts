import type { Page } from '@playwright/test';
import { contact } from '#content/contact.yaml';
import { pricePage } from '#content/price-page.yaml';
import { prices } from '#content/prices.yaml';
import { anyWidth } from './support/any-width.ts';
import { violations } from './support/axe.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

test.use({ expectedNoise: [/status of 422/] });
test.skip(!prices, 'This provider shows no prices.');

const { estimate, errors, answer } = pricePage;
const first = (page: Page) => page.getByRole('group', { name: estimate.visits[0] });
const answered = (page: Page) => page.getByRole('group', { name: /^About £/ });

async function chooseAWeek(page: Page): Promise<void> {
  await first(page).getByLabel(estimate.start).selectOption('7.30 am');
  await first(page).getByLabel(estimate.length).selectOption('45 minutes');
  await page.getByLabel('Monday', { exact: true }).check();
  await page.getByLabel('Saturday', { exact: true }).check();
  await page.getByRole('button', { name: estimate.submit }).click();
}

test(
  'from a service to its price, a week worked out, and with it to the office',
  anyWidth,
  async ({ page }) => {
    await visit(page, '/home-care');
    await page.getByRole('main').getByRole('link', { name: 'All prices' }).click();
    await expect(page).toHaveURL('/prices');
    await page.getByRole('button', { name: estimate.submit }).click();
    await expect(page.getByRole('link', { name: errors.days })).toBeInViewport();
    expect(await violations(page)).toEqual([]);
    await chooseAWeek(page);
    await expect(answered(page)).toBeInViewport();
    await expect(answered(page)).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await answered(page).getByRole('link', { name: answer.send }).click();
    await expect(page).toHaveURL(/#estimate$/);
    await expect(page.getByText(contact.estimate.title)).toBeInViewport();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/45 minutes: 1 × £/);
    expect(await violations(page)).toEqual([]);
  },
);

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'what is missing is said at its field, and all that was chosen is there',
    anyWidth,
    async ({ page }) => {
      await page.goto('/prices');
      await first(page).getByLabel(estimate.length).selectOption('1 hour');
      await page.getByRole('button', { name: estimate.submit }).click();
      await expect(first(page).getByText(errors.start)).toBeVisible();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(first(page).getByLabel(estimate.length)).toHaveValue('60');
      await chooseAWeek(page);
      await expect(answered(page)).toBeInViewport();
    },
  );
});
