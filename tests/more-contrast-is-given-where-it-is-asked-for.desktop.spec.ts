import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

/** Contrast of what is read with its ground, as WCAG 2.2 defines it. */
const contrastOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const ground = luminance(getComputedStyle(document.documentElement).backgroundColor);
      const words = luminance(getComputedStyle(element).color);
      return (Math.max(ground, words) + 0.05) / (Math.min(ground, words) + 0.05);
    });

test('nothing shows through where a device asks for less transparency', async ({ page }) => {
  await visit(page, '/');
  const veil = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--veil').trim());
  expect(await veil()).toMatch(/^#\w{8}$/);
  const session = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await session.send('Emulation.setEmulatedMedia', { features });
  await expect.poll(veil).toMatch(/^#\w{6}$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `quiet words are as strong as all others, and lines are seen, in the ${colorScheme} scheme`,
    longExcept(['light'], colorScheme),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      await visit(page, '/home-care');
      const usual = await contrastOf(page, 'h1 + p');
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      const more = await contrastOf(page, 'h1 + p');
      expect(more).toBeGreaterThan(usual);
      expect(more).toBeGreaterThan(17);
      const line = await page
        .getByRole('banner')
        .evaluate((header) => getComputedStyle(header).borderBlockEndColor);
      expect(line).toBe(colorScheme === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
      expect(await violations(page)).toEqual([]);
    },
  );
}
