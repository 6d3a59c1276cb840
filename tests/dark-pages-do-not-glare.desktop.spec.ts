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
        // A film is dimmed with its poster, by what is around both or, where a button lies on it, by a veil between.
        const isDimmed = await page.locator('main picture > img').evaluateAll((all) =>
          all.map((picture) => {
            const frame = picture.closest(':has(> video + button)');
            if (frame) return getComputedStyle(frame, '::after').backgroundColor === 'rgba(0, 0, 0, 0.18)';
            let part: Element | null = picture;
            while (part && getComputedStyle(part).filter === 'none') part = part.parentElement;
            return part !== null;
          }),
        );
        expect(new Set(isDimmed), path).toEqual(new Set([dimmed]));
      }
      const portraits = page.locator('aside img');
      for (const portrait of await portraits.all()) await expect(portrait).toHaveCSS('filter', 'none');
    }
  },
);
