import type { Page } from '@playwright/test';
import { asShipped } from './support/as-shipped.ts';
import { long, longExcept } from './support/long.ts';
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
  test(
    `the postcode field of ${path} is in sight in a low window too`,
    longExcept(['/'], path),
    async ({ page }) => {
      for (const size of windows) {
        await page.setViewportSize(size);
        await visit(page, path);
        await expect(postcodeField(page)).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('button', { name: 'Check my postcode' })).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

test('the headline of the home page is two lines, larger where the window is wide', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const [width, size] of [
    [1280, 56],
    [1366, 56],
    [1536, 56],
    [1920, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 945 });
    const [height, fontSize, lineHeight] = await page.locator('h1').evaluate((title) => {
      const style = getComputedStyle(title);
      return [title.getBoundingClientRect().height, style.fontSize, style.lineHeight].map((value) =>
        Number.parseFloat(String(value)),
      );
    });
    expect([fontSize, Math.round((height ?? 0) / (lineHeight ?? 1))], `${width} px`).toEqual([size, 2]);
  }
});

test('who runs the company is said under the postcode field, and moves nothing', async ({ page }) => {
  await page.goto('/');
  const field = await postcodeField(page).boundingBox();
  const names = page.getByText('Run by Dr Priya Nair and Daniel Hart.');
  await expect(names).toBeInViewport({ ratio: 1 });
  expect((await names.boundingBox())?.y).toBeGreaterThan(field?.y ?? Number.POSITIVE_INFINITY);
  await page.waitForLoadState('networkidle');
  expect(await postcodeField(page).boundingBox()).toEqual(field);
});

test('header, first words, cards and footer stand on one grid, however wide the window', {
  tag: [asShipped.tag, long.tag],
}, async ({ page }) => {
  await page.goto('/');
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x;
  for (const width of [1281, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edge = await left('header a');
    expect(edge).toBeGreaterThan(0);
    for (const part of ['h1', '#services li', 'footer a']) expect(await left(part)).toBeCloseTo(edge ?? 0, 0);
  }
});

test('the menu stands in the header from 769 pixels on, in one row', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/about');
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: 'Menu', exact: true });
  const careers = header.getByRole('link', { name: 'Careers' });
  await expect(menu).toBeVisible();
  await expect(careers).toBeHidden();
  for (const width of [769, 900, 1024, 1152, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu).toBeHidden();
    await expect(careers).toBeVisible();
    const rows = [careers, header.getByRole('link', { name: 'Contact Us' })].map((link) =>
      link.evaluate((part) => part.getBoundingClientRect().y + part.getBoundingClientRect().height / 2),
    );
    const [first = 0, last = 0] = await Promise.all(rows);
    expect(Math.abs(first - last), `${width} px`).toBeLessThan(2);
  }
});

test('a long word leaves the way out of a dialog where it is', long, async ({ page }) => {
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

test('what is written from right to left is typed from the right', long, async ({ page }) => {
  await visit(page, '/contact');
  const name = page.getByLabel('First name');
  await name.fill('ليلى');
  expect(await name.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl');
});

test(
  'forms and lists have their help beside them on wide screens, all on the grid of the header',
  long,
  async ({ page }) => {
    // By night another button stands there.
    await page.clock.setFixedTime('2026-11-25T11:00:00Z');
    const job = '/careers/companion-eastleigh';
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of [
      '/faq',
      `${job}/apply`,
      '/search?q=night',
      '/events/ai-in-plain-english',
      '/job-alerts',
    ]) {
      await page.goto(path);
      const edge = (await page.locator('header a').first().boundingBox())?.x ?? 0;
      const main = page.getByRole('main');
      expect((await main.getByRole('heading', { level: 1 }).boundingBox())?.x, path).toBeCloseTo(edge, 0);
      const [talk, field] = [
        main.getByText(/^Ring us /).last(),
        main.locator('fieldset button, input:not([type="hidden"]):visible').last(),
      ];
      const [help, control] = [await talk.boundingBox(), await field.boundingBox()];
      expect(help?.x, path).toBeGreaterThan((control?.x ?? 0) + (control?.width ?? 0));
      expect(help?.x, path).toBeGreaterThan(700);
    }
  },
);
