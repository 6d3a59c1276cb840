// npm run check -- firefox: what is painted, as only its pixels say: presses go through the preloader.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { findFirefox } from '../../tools/setup/find-browser.js';
import { kinds } from '../support/addresses.ts';
import { expect, test } from '../support/site.ts';

test.skip(findFirefox() === null, 'There is no Firefox here');

/** Counts how many shades of colour the window has: the preloader has its ground and the few of its mark. */
async function shades(page: Page): Promise<number> {
  const { data } = await sharp(await page.screenshot())
    .resize(120)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = new Set<number>();
  for (let at = 0; at < data.length; at += 3)
    found.add(((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4));
  return found.size;
}

for (const path of kinds) {
  test(`by mouse: ${path} is seen as soon as it is marked as loaded`, async ({ page }) => {
    // The page's own clock says when the preloader would go by itself: it must not be what takes it away.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('#preloader { animation-delay: 60s; }');
      document.adoptedStyleSheets.push(sheet);
    });
    await page.goto(path);
    await expect(page.locator('html[data-loaded]')).toHaveCount(1);
    await page.waitForTimeout(400);
    expect(await shades(page)).toBeGreaterThan(24);
  });
}
