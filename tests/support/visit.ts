import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken it over; on a phone they start at the first touch. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takeOver(page);
}

/** Touches the page that is shown, and waits until its scripts have taken it over. */
export async function takeOver(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
}
