import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('a page that is loaded again in its middle shows what it showed', async ({ page }) => {
  await page.goto('/care-for-adults');
  const section = page.getByRole('main').locator('> section').nth(4);
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const top = async () => Math.round((await section.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
});

test('a link to a section far below stops at its head', async ({ page }) => {
  await page.goto('/#film');
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(() => topOf(page, '#film')).toBeLessThan(2 * (header?.height ?? 0));
  expect(await topOf(page, '#film')).toBeGreaterThanOrEqual(0);
});
