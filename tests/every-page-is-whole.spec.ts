import AxeBuilder from '@axe-core/playwright';
import { brand } from '../content/brand.ts';
import { allPages, pageTitle } from '../content/pages.ts';
import { addresses } from '../tools/addresses.ts';
import { expect, test } from './support/site.ts';

for (const { path, name, description } of allPages) {
  test(`${path} says what it is: title, description and one address`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(pageTitle(name));
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe(description);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `${brand.publicUrl}${path}`,
    );
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });
}

for (const path of addresses) {
  test(`axe finds nothing on ${path}, light and dark`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });

  test(`${path} fits a window of 320 px, and one of 640 px at twice the text size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    // A setting of the reader's own: 200 % text.
    await page.setViewportSize({ width: 640, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow()).toBe(0);
  });
}

test('no page carries style attributes or scripts that its policy would refuse', async ({ request }) => {
  for (const path of addresses) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<[^>]+\sstyle="/);
    expect(html, path).not.toMatch(/<[^>]+\son[a-z]+="/);
  }
});

test.describe('an address that does not exist', () => {
  test.use({ expectedNoise: [/status of 404/] });

  test('is answered with a helpful page and status 404', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page');
    await expect(page.getByRole('main').getByRole('link', { name: 'Careers' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
});
