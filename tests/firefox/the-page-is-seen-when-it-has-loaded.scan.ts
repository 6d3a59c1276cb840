// npm run check -- firefox: what is painted, as only pixels say: presses go through the preloader.
import { join } from 'node:path';
import { firefox } from '@playwright/test';
import { findFirefox } from '../../tools/setup/find-browser.js';
import { kinds } from '../support/addresses.ts';
import { hasScreen, startScreen } from '../support/screen.ts';
import { expect, test } from '../support/site.ts';

/** Below the browser's own bars and the page's header, and left of the preloader's mark, in pixels. */
const TOP = 220;
const RIGHT = 450;
/** The ground alone has one. */
const MAX_EMPTY_SHADES = 2;

test.skip(findFirefox() === null || !hasScreen(), 'There is no Firefox here, or no Xvfb');

test('by mouse: each page is seen once it is marked as loaded, and not when the preloader gives up', async ({
  site,
}) => {
  test.slow();
  const screen = await startScreen(1300, 900);
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    headless: false,
    executablePath: join(import.meta.dirname, 'launch-firefox.js'),
    env: { ...process.env, DISPLAY: screen.display },
  });
  const page = await browser.newPage({ baseURL: site.url, viewport: null });
  // By itself it would go after a minute.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#preloader { animation-delay: 60s; }');
    document.adoptedStyleSheets.push(sheet);
  });
  for (const path of kinds) {
    await page.goto('about:blank');
    await expect.poll(() => screen.shades(TOP, RIGHT)).toBeLessThanOrEqual(MAX_EMPTY_SHADES);
    await page.goto(path);
    await expect(page.locator('html[data-loaded]')).toHaveCount(1);
    await expect.poll(() => screen.shades(TOP, RIGHT), path).toBeGreaterThan(MAX_EMPTY_SHADES);
  }
  await browser.close();
  screen.stop();
});
