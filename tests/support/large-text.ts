import type { Page } from '@playwright/test';

const USUAL_PX = 16;

/**
 * Sets the size of text in the browser's own settings, before a page is opened: sizes in `rem` and media queries follow it.
 * Zoom is something else.
 */
export async function enlargeText(page: Page, percent = 200): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (USUAL_PX * percent) / 100 } });
}
