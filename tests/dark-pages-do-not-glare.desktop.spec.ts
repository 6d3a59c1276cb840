import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';

test(
  'pictures drawn by day are dimmed in the dark scheme, and only there; portraits never are',
  long,
  async ({ page }) => {
    for (const [colorScheme, dimmed] of [
      ['dark', true],
      ['light', false],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      for (const path of ['/', '/lifestyle', '/home-care', '/about']) {
        await page.goto(path);
        const filters = await page
          .locator('main picture > img')
          .evaluateAll((all) => all.map((picture) => getComputedStyle(picture).filter !== 'none'));
        expect(new Set(filters), path).toEqual(new Set([dimmed]));
      }
      const portraits = page.locator('aside img');
      for (const portrait of await portraits.all()) await expect(portrait).toHaveCSS('filter', 'none');
    }
  },
);
