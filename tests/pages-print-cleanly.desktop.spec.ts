import { brand } from '#content/brand.yaml';
import { pricePage } from '#content/price-page.yaml';
import { prices } from '#content/prices.yaml';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

const brightness = (element: Element) =>
  Math.max(...(getComputedStyle(element).color.match(/\d+/g) ?? []).slice(0, 3).map(Number));

test.use({ colorScheme: 'dark' });

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }));

for (const path of [
  '/careers/companion-eastleigh',
  '/privacy-policy',
  '/complaints',
  '/night-care',
  '/contact',
]) {
  test(
    `${path} is printed dark on light, without menus and buttons`,
    longExcept(['/careers/companion-eastleigh'], path),
    async ({ page }) => {
      await page.goto(path);
      for (const pressed of await page.locator('button, nav a, video, input, select, textarea').all())
        await expect(pressed).toBeHidden();
      for (const words of await page.locator('h1, h2, p, td, dd').all())
        if (await words.isVisible()) expect(await words.evaluate(brightness)).toBeLessThan(180);
    },
  );
}

test('what is folded away is printed, and where outside links lead', async ({ page }) => {
  await page.goto('/night-care');
  const answer = page.locator('main details p').first();
  await expect(answer).toBeVisible();
  const link = page.locator('main details a[href^="https"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain(await link.getAttribute('href'));
});

test('paper says the hours of the week, and not what they mean at the moment', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T12:00:00Z');
  await page.emulateMedia({ media: 'screen' });
  await visit(page, '/contact');
  const hours = page.getByRole('main').locator('[data-opening-hours]').first();
  await expect(hours).toHaveText('Opens Monday 9 am');
  await page.emulateMedia({ media: 'print' });
  await expect(hours).toBeHidden();
  const printed = await hours
    .locator('..')
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toBe(`"${openingHours}"`);
  await expect(page.getByRole('main').getByText(/^Ring us /)).toBeVisible();
});

test('of buttons paper keeps those with the telephone number, and no form leaves its title behind', async ({
  page,
}) => {
  await page.goto('/careers');
  await expect(page.getByText('View Details').first()).toBeHidden();
  await page.goto('/contact');
  await expect(page.getByRole('main').getByText(/^Ring us /)).toBeVisible();
  for (const words of ['Send Us a Message', 'Open WhatsApp', 'Follow us'])
    await expect(page.getByText(words, { exact: true })).toBeHidden();
});

test('the head of each sheet has name and number in words, whatever its width', async ({ page }) => {
  await page.goto('/about');
  for (const width of [718, 1045]) {
    await page.setViewportSize({ width, height: 900 });
    const head = page.getByRole('banner');
    for (const words of [brand.name, brand.phone.display]) {
      const box = await head
        .getByText(words, { exact: true })
        .filter({ visible: true })
        .first()
        .boundingBox();
      expect(box?.width).toBeGreaterThan(60);
    }
    const { cut } = await head
      .getByRole('link')
      .first()
      .evaluate((link) => ({ cut: link.scrollWidth - link.clientWidth }));
    expect(cut).toBeLessThanOrEqual(0);
  }
});

test('a title whose form is left out is left out with it', async ({ page }) => {
  await page.goto('/prices');
  test.skip(!prices, 'This provider shows no prices.');
  const title = page.getByRole('heading', { name: pricePage.estimate.title });
  await expect(title).toBeHidden();
  await page.goto('/prices?start1=07:30&length1=60&day=1&carers=1');
  await expect(title).toBeVisible();
});
