import type { Page } from '@playwright/test';

/** Opens a page, touches every part of it, and waits until its scripts listen. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takeOver(page);
}

/** Touches every part of the page that is shown, as a finger that came near it does, and waits until all of them listen. */
export async function takeOver(page: Page): Promise<void> {
  // After a link, the page may not be whole yet.
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => {
    for (const part of [document.body, ...document.querySelectorAll('[data-island]')])
      part.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'));
}

/** Keeps a script away, on a page opened after this, until the answered function is called. */
export async function delayScript(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
