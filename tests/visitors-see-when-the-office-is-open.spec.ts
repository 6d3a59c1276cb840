import type { Page } from '@playwright/test';
import { shortHours } from '#domain/office-hours/office-hours.ts';
import { hoursOn, nextOfficeDays, openingSentence } from '../domain/office-hours/office-hours.ts';
import { openingHours } from '../domain/office-hours/opening-hours.ts';
import { londonInstant } from '../domain/time/london-time.ts';
import { minutesOf } from '../domain/time/wall-clock.ts';
import { long, longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

const hours = (page: Page) => page.getByRole('banner').locator('[data-opening-hours]').last();

for (const [name, now] of [
  ['a winter morning', '2026-11-20T10:00:00Z'],
  ['a summer evening', '2026-07-01T17:00:00Z'],
  ['a Saturday', '2026-11-21T12:00:00Z'],
  ['Christmas Eve in the evening', '2026-12-24T18:30:00Z'],
] as const) {
  const sentence = openingSentence(new Date(now));
  test(
    `on ${name} the header says “${sentence}”, in any time zone`,
    longExcept(['a Saturday'], name),
    async ({ browser, site }) => {
      for (const timezoneId of ['Europe/London', 'America/Los_Angeles', 'Pacific/Auckland']) {
        const context = await browser.newContext({ timezoneId, baseURL: site.url });
        const page = await context.newPage();
        await page.clock.setFixedTime(now);
        await visit(page, '/about');
        await expect(hours(page)).toHaveText(sentence);
        await context.close();
      }
    },
  );
}

test('hours further down a page that is used before it is whole are those of now, too', async ({ page }) => {
  const styles = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await styles.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(20, 20);
  const ofWeek = shortHours(openingHours);
  await expect(hours(page)).not.toHaveText(ofWeek);
  styles.resolve();
  await page.waitForLoadState();
  await expect(page.getByRole('main').getByText(openingHours, { exact: true })).toHaveCount(0);
});

test('the words follow the clock while the page is open', async ({ page }) => {
  const [day = ''] = nextOfficeDays('2026-11-19', 1);
  const [, closes = ''] = hoursOn(day) ?? [];
  const closing = londonInstant(day, minutesOf(closes));
  await page.clock.install({ time: closing.getTime() - 10_000 });
  await visit(page, '/about');
  await expect(hours(page)).toHaveText(/^Open now until /);
  await page.clock.runFor(60_000);
  await expect(hours(page)).toHaveText(openingSentence(closing));
});

test('nothing moves when the words change', long, async ({ page }) => {
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

  test('the hours are those of the week', long, async ({ page }) => {
    await page.goto('/about');
    await expect(hours(page)).toHaveText(shortHours(openingHours));
  });
});
