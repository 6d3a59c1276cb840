import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

const postcodeField = (page: Page) => page.getByLabel('Enter your postcode').first();

const windows = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 800, height: 700 },
];

for (const path of ['/', '/home-care', '/lifestyle']) {
  test(`the postcode field of ${path} is in sight in a low window too`, async ({ page }) => {
    for (const size of windows) {
      await page.setViewportSize(size);
      await visit(page, path);
      await expect(postcodeField(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Check my postcode' })).toBeInViewport({ ratio: 1 });
    }
  });
}

test('header, first words, cards and footer stand on one grid, however wide the window', async ({ page }) => {
  await page.goto('/');
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x;
  for (const width of [1281, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edge = await left('header a');
    expect(edge).toBeGreaterThan(0);
    for (const part of ['h1', '#services li', 'footer a']) expect(await left(part)).toBeCloseTo(edge ?? 0, 0);
  }
});

test('a long word leaves the way out of a dialog where it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  await postcodeField(page).fill('M1 1AE');
  await postcodeField(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Coming Soon' });
  await dialog
    .getByRole('heading')
    .first()
    .evaluate((title) => {
      title.textContent = 'Llanfairpwllgwyngyll'.repeat(6);
    });
  await expect(page.locator('dialog[open]').getByRole('button', { name: 'Close' })).toBeInViewport({
    ratio: 1,
  });
});

test('what is written from right to left is typed from the right', async ({ page }) => {
  await visit(page, '/contact');
  const name = page.getByLabel('First name');
  await name.fill('ليلى');
  expect(await name.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl');
});
