import type { BrowserContext, Page } from '@playwright/test';
import { anyWidth } from './support/any-width.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { delayScript } from './support/visit.ts';

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
}

const isTakenOver = (page: Page) =>
  page.locator('[data-island=postcode-search][data-hydrated]').waitFor({ state: 'attached' });

test(
  'a press asks for all of React at once, and not for one file behind the other',
  anyWidth,
  async ({ page }) => {
    const release = await delayScript(page, /\/(hydrate|prefetch|postcode-search)-[^/]+\.js$/);
    const react = page.waitForRequest(/\/react-[^/]+\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Enter your postcode').focus();
    await react;
    release();
    await isTakenOver(page);
  },
);

test('a press asks for all of a form at once, too', anyWidth, async ({ page }) => {
  const release = await delayScript(page, /\/(hydrate|prefetch|contact-form)-[^/]+\.js$/);
  const shared = page.waitForRequest(/\/forms-[^/]+\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('First Name').focus();
  await shared;
  release();
  await page.locator('[data-island=contact-form][data-hydrated]').waitFor({ state: 'attached' });
});

test('pictures far below are fetched once every script that was asked for is here', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page, context }) => {
  await page.addInitScript(() => {
    const isHere = ({ href }: HTMLLinkElement) =>
      performance.getEntriesByName(href).some((entry) => 'responseEnd' in entry && entry.responseEnd);
    new MutationObserver((changes) => {
      if (changes.every(({ oldValue }) => oldValue !== 'lazy')) return;
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
      const missing = links.filter((link) => !isHere(link)).map(({ href }) => href);
      Object.assign(window, { missing, asked: links.length });
    }).observe(document, { attributeFilter: ['loading'], attributeOldValue: true, subtree: true });
  });
  await slowDown(context, page);
  await page.goto('/');
  await page.getByLabel('Enter your postcode').click();
  await isTakenOver(page);
  await page.waitForFunction(() => 'missing' in window);
  expect(await page.evaluate(() => Object(window).missing)).toEqual([]);
  expect(await page.evaluate(() => Object(window).asked)).toBeGreaterThan(3);
});
