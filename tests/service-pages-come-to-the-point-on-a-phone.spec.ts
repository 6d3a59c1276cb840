import type { Page } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { servicePage } from '#content/service-page.yaml';
import { services } from '#content/services.yaml';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';

/** In pixels, at the width of a small phone. */
const MAX_HEIGHT = 7950;
const HEIGHTS = { '/': 8080, '/lifestyle': 7600, '/careers': 7360, '/why-us': 6110, '/about': 5750 };

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function expectToComeToThePoint(page: Page): Promise<void> {
  const screen = page.viewportSize()?.height ?? 0;
  for (const { slug, contactOption } of services) {
    await page.goto(`/${slug}`);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await heightOf(page), slug).toBeLessThanOrEqual(MAX_HEIGHT);

    const notice = page.getByRole('region', { name: servicePage.headings.availability });
    const wanted = [
      notice.getByText(servicePage.headings.now),
      notice.getByRole('listitem').first(),
      notice.locator(`a[href="${brand.phone.url}"]`).filter({ visible: true }).first(),
      notice.locator(`a[href="/contact?service=${contactOption}&form=call#schedule-a-call"]`),
    ];
    for (const part of wanted) {
      const box = await part.boundingBox();
      expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0), slug).toBeLessThanOrEqual(2 * screen);
    }
  }
}

test(
  'every service page is short, and has what can begin now and a way to a person within two screens',
  long,
  async ({ page }) => {
    expect(page.viewportSize()?.width).toBe(360);
    await expectToComeToThePoint(page);
  },
);

test.describe('with the fonts of the device alone', () => {
  test.use({ expectedNoise: [/net::ERR_FAILED/] });

  test('every service page is as short', long, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await expectToComeToThePoint(page);
  });
});

test('the pages that are read most are short, and the first job comes soon', long, async ({ page }) => {
  for (const [path, most] of Object.entries(HEIGHTS)) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await heightOf(page), path).toBeLessThanOrEqual(most);
  }
  await page.goto('/careers');
  const job = page.locator('#openings a[href^="/careers/"]').first();
  expect((await job.boundingBox())?.y).toBeLessThan(3.4 * (page.viewportSize()?.height ?? 0));
});

test('Lifestyle Support has each picture beside the name it belongs to', long, async ({ page }) => {
  await page.goto('/lifestyle');
  for (const panel of await page.getByRole('main').getByRole('article').all()) {
    const [picture, name] = [
      await panel.locator('img').boundingBox(),
      await panel.getByRole('heading').boundingBox(),
    ];
    expect(name?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  }
});
