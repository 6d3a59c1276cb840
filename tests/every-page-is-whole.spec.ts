import { pagesLookedAt } from './support/addresses.ts';
import { violations } from './support/axe.ts';
import { chat } from './support/chat-window.ts';
import { gluedAsHeard, gluedWords } from './support/glued-words.ts';
import { longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

test.use({ assistantOpens: true });

for (const path of [...pagesLookedAt, '/careers/home-care-worker-southampton']) {
  test(
    `axe finds nothing on ${path} with everything open, light and wide, dark and narrow, no names are glued, and it fits narrow windows and large text`,
    longExcept(['/', '/contact', '/careers'], path),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      // By itself it opens only where it covers nothing.
      await page.addInitScript(() => sessionStorage.setItem('chat-window', 'open'));
      await visit(page, path);
      await expect(chat(page)).toBeVisible();
      // Everything that opens is open: questions, ways of paying, the form for a call, what registration means.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) {
          details.removeAttribute('name');
          details.open = true;
        }
      });
      expect(await violations(page)).toEqual([]);
      const named = page.locator('body').locator('a, button, summary, label, legend, option, h1, h2, h3, h4');
      expect(await named.evaluateAll(gluedWords)).toEqual([]);
      expect(await gluedAsHeard(page)).toEqual([]);
      // Said twice by some screen readers, and by some as "invalid entry".
      await expect(page.locator('[required][aria-required]')).toHaveCount(0);

      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await violations(page)).toEqual([]);
      expect(await overflow()).toBe(0);
      // A setting of the reader's own: 200 % text.
      await page.setViewportSize({ width: 640, height: 640 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await overflow()).toBe(0);
    },
  );
}

test.describe('an address that does not exist', () => {
  test.use({ expectedNoise: [/status of 404/], assistantOpens: false });

  test('is answered with a helpful page and status 404', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page');
    await expect(page.getByRole('main').getByRole('link', { name: 'Careers' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]:visible').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(await violations(page)).toEqual([]);
  });
});
