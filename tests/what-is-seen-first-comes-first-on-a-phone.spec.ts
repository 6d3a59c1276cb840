import { expect, test } from './support/site.ts';

for (const path of ['/', '/why-us', '/care-for-adults']) {
  test(`pictures below the first screen of ${path} are fetched once it is painted`, async ({ page }) => {
    await page.goto(path);
    const pictures = page.locator('main picture img');
    await pictures.nth(1).scrollIntoViewIfNeeded();
    await expect
      .poll(() => pictures.nth(1).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .not.toBe(0);
    const [first, later, painted] = await page.evaluate(() => {
      const [first, later] = document.querySelectorAll<HTMLImageElement>('main picture img');
      const fetched = (image?: HTMLImageElement) =>
        performance.getEntriesByName(image?.currentSrc ?? '')[0]?.startTime ?? Number.NaN;
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return [fetched(first), fetched(later), paint?.startTime ?? Number.NaN];
    });
    expect(first).toBeLessThan(Number(painted));
    expect(later).toBeGreaterThan(Number(painted));
  });
}
