import { services } from '#content/services.yaml';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';

/** A scene's subject stands on its ground; below it is a strip of floor or road. */
const MIN_SHARE = 0.92;

test(
  'of the scene on top of a page, the words cover no more than the ground it stands on',
  long,
  async ({ page }) => {
    for (const path of [
      '/contact',
      '/about',
      '/why-us',
      '/careers',
      ...services.map(({ slug }) => `/${slug}`),
    ]) {
      await page.goto(path);
      const seen = await page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((picture: HTMLImageElement) => {
          const words = document.querySelector('h1')?.parentElement?.getBoundingClientRect().top ?? 0;
          const { top, width, height } = picture.getBoundingClientRect();
          const whole =
            width * (Number(picture.getAttribute('height')) / Number(picture.getAttribute('width')));
          return (words - top - Math.max(0, height - whole)) / whole;
        });
      expect(seen, path).toBeGreaterThan(MIN_SHARE);
    }
  },
);

test('the pictures beside the panels of a service are seen whole', async ({ page }) => {
  await page.goto('/home-care');
  const pictures = page.getByRole('main').locator('img[src*="/panels/"]');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    const { width, height } = await picture
      .locator('../..')
      .evaluate((frame) => frame.getBoundingClientRect());
    expect(width / height).toBeCloseTo(8 / 5, 1);
  }
});

test('the first words leave the home page a picture, and its field and button in sight', async ({ page }) => {
  for (const [height, least] of [
    [740, 175],
    [640, 120],
  ] as const) {
    await page.setViewportSize({ width: 360, height });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const words = await page.locator('h1').locator('..').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect((words?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThan(least);
    await expect(page.getByRole('button', { name: 'Check my postcode' })).toBeInViewport({ ratio: 0.9 });
  }
});
