import type { Page } from '@playwright/test';

/** Each notice that the page shows, also while the next one is on its way, when a page answers no question. */
export async function noticesOf(page: Page): Promise<string[]> {
  const notices: string[] = [];
  await page.exposeFunction('note', (notice: string) => notices.push(notice));
  await page.evaluate(() => {
    const look = () => {
      const shown = document.querySelector('[data-pending]:not([hidden])');
      if (shown?.checkVisibility()) Reflect.get(window, 'note')(shown.textContent);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, attributes: true });
  });
  return notices;
}
