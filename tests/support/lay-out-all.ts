import type { Page } from '@playwright/test';

/** What is far below is laid out when it comes near; from here on all of it is, so that the whole page can be measured. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('main > *, body > footer { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
  });
}
