import { longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';

/** Shows the second picture of the page as soon as it is there. */
function noteSecondPicture(): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const look = () => {
    const [, second] = document.querySelectorAll('main picture');
    if (!second) return;
    watcher.disconnect();
    seen.push(getComputedStyle(second).display);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document, { childList: true, subtree: true });
}

for (const path of ['/', '/about', '/why-us', '/care-for-adults']) {
  test(
    `pictures below the first screen of ${path} wait for what is on it, and come`,
    longExcept(['/'], path),
    async ({ page }) => {
      await page.addInitScript(noteSecondPicture);
      await page.goto(path);
      await expect.poll(() => page.evaluate(() => Object(window).seen)).toEqual(['none']);
      const second = page.locator('main picture').nth(1);
      await second.scrollIntoViewIfNeeded();
      await expect(second).toBeVisible();
      const image = second.locator('img');
      await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).not.toBe(0);
    },
  );
}
