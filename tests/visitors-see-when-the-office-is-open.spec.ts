import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

const hours = (page: Page) => page.getByRole('banner').locator('[data-opening-hours]').last();

for (const [name, now, sentence] of [
  ['a winter morning', '2026-11-20T10:00:00Z', 'Open now until 6 pm'],
  ['a summer evening just after six', '2026-07-01T17:00:00Z', 'Opens tomorrow 9 am'],
  ['a Saturday', '2026-11-21T12:00:00Z', 'Opens Monday 9 am'],
  ['Christmas Eve after closing', '2026-12-24T18:30:00Z', 'Opens Tuesday 9 am'],
] as const) {
  test(`on ${name} the header says “${sentence}”, in any time zone`, async ({ browser, site }) => {
    for (const timezoneId of ['Europe/London', 'America/Los_Angeles', 'Pacific/Auckland']) {
      const context = await browser.newContext({ timezoneId, baseURL: site.url });
      const page = await context.newPage();
      await page.clock.setFixedTime(now);
      await visit(page, '/about');
      await expect(hours(page)).toHaveText(sentence);
      await context.close();
    }
  });
}

test('the words follow the clock while the page is open', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T17:59:50Z' });
  await visit(page, '/about');
  await expect(hours(page)).toHaveText('Open now until 6 pm');
  await page.clock.runFor(60_000);
  await expect(hours(page)).toHaveText('Opens Monday 9 am');
});

test('nothing moves when the words change', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/about');
  await expect(hours(page)).toHaveText(/^Open/);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours are those of the week', async ({ page }) => {
    await page.goto('/about');
    await expect(hours(page)).toHaveText('Mon–Fri 9 am–6 pm');
  });
});
