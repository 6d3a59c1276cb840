import type { Page } from '@playwright/test';

/** Sooner than this after it was shown, a form looks like a machine's. */
const FASTEST_PERSON_MS = 2_100;

/** Waits until the forms of the page have been there as long as a person needs. */
export async function takeTime(page: Page): Promise<void> {
  const shownAt = await page
    .locator('input[name="shownAt"]')
    .evaluateAll((inputs) => inputs.map((input) => Number(input.getAttribute('value'))));
  const since = Date.now() - Math.max(...shownAt);
  await page.waitForTimeout(Math.min(FASTEST_PERSON_MS, Math.max(0, FASTEST_PERSON_MS - since)));
}
