import type { Locator, Page } from '@playwright/test';
import { anyWidth } from './support/any-width.ts';
import { long, longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

test.use({ reducedMotion: 'no-preference' });

const fading = (page: Page) => page.getByRole('main').locator('[data-stage]');
const opacity = (box: Locator) => box.evaluate((element) => getComputedStyle(element).opacity);

const startScrolling = (page: Page) => page.evaluate(() => scrollBy(0, 1));

/** Scrolls until this share of the box is above the lower edge of the window. */
const show = (box: Locator, share: number) =>
  box.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy(0, top + part * height - innerHeight);
  }, share);

for (const [path, boxes] of [
  ['/about', 5],
  ['/events/ai-in-plain-english', 1],
] as const) {
  test(
    `${path} shows its sections once a fifth of each is visible`,
    longExcept(['/about'], path),
    async ({ page }) => {
      await visit(page, path);
      await expect(fading(page)).toHaveCount(boxes);
      const last = fading(page).last();
      expect(await opacity(last)).toBe('1');
      await startScrolling(page);
      await expect(last).toHaveAttribute('data-stage', 'waiting');
      expect(await opacity(last)).toBe('0');
      await show(last, 0.18);
      // Long enough for the browser to have told the page where the box stands.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      await expect(last).toHaveAttribute('data-stage', 'waiting');
      await show(last, 0.22);
      await expect(last).toHaveAttribute('data-stage', 'shown');
      await expect.poll(() => opacity(last)).toBe('1');
      // A part that was seen once stays.
      await page.evaluate(() => scrollTo(0, 0));
      await expect(last).toHaveAttribute('data-stage', 'shown');
    },
  );
}

test('nothing is hidden on paper, with calm motion, or from the keyboard', async ({ page }) => {
  await visit(page, '/events/ai-in-plain-english');
  const form = fading(page).last();
  await startScrolling(page);
  await expect(form).toHaveAttribute('data-stage', 'waiting');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await opacity(form)).toBe('1');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await opacity(form)).toBe('0');
  await form.locator('a:visible, button:visible, input:visible').first().focus();
  await expect.poll(() => opacity(form)).toBe('1');

  await visit(page, '/about');
  await startScrolling(page);
  await expect(form).toHaveAttribute('data-stage', 'waiting');
  await page.emulateMedia({ media: 'print' });
  expect(await opacity(form)).toBe('1');
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('every section is there from the start', { tag: [anyWidth.tag, long.tag] }, async ({ page }) => {
    for (const path of ['/about', '/contact', '/events/ai-in-plain-english']) {
      await page.goto(path);
      for (const box of await fading(page).all()) expect(await opacity(box)).toBe('1');
    }
  });
});
