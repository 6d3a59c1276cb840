import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

const preloader = (page: Page) => page.locator('#preloader > div');
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-loaded'));

/** Gives the page a picture that does not come until it is let go, so that the window's load event has to wait. */
async function holdLoading(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const picture = new Image();
      picture.src = '/held.svg';
      document.body.append(picture);
    }),
  );
  await page.route('/held.svg', async (route) => {
    await held;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  return letGo;
}

test('the logo and a spinner cover the page until it has loaded', async ({ page }) => {
  const letGo = await holdLoading(page);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const cover = document.querySelector('#preloader > div');
      const { display, visibility } = cover ? getComputedStyle(cover) : document.body.style;
      const marked = document.documentElement.hasAttribute('data-loaded');
      Object.assign(window, { atFirst: { display, visibility, marked } });
    }),
  );
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const atFirst = await page.evaluate(() => Reflect.get(window, 'atFirst'));
  expect(atFirst).toEqual({ display: 'grid', visibility: 'visible', marked: false });
  letGo();
  await page.waitForLoadState('load');
  await expect(preloader(page)).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});

test('it never stands in the way: what is under it can be read and pressed', async ({ page }) => {
  const letGo = await holdLoading(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(preloader(page)).toBeVisible();
  expect(await preloader(page).getAttribute('aria-hidden')).toBe('true');
  const hit = await page.evaluate(() =>
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('#preloader'),
  );
  expect(hit).toBeNull();
  letGo();
});

test('after two seconds it goes, even if no script ever arrives', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => {});
  const letGo = await holdLoading(page);
  const began = Date.now();
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(preloader(page)).toBeHidden();
  expect(Date.now() - began).toBeLessThan(6000);
  await expect.poll(() => isMarked(page)).toBe(true);
  letGo();
});

test('a change of page, and coming back, do not show it again', async ({ page }) => {
  await visit(page, '/about');
  await expect(preloader(page)).toBeHidden();
  await page.evaluate(() => {
    const part = document.querySelector('#preloader > div');
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (part && getComputedStyle(part).visibility !== 'hidden') seen.push(location.pathname);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});

test('where motion is not wanted, the spinner stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letGo = await holdLoading(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(preloader(page)).toBeVisible();
  const turning = () =>
    page
      .locator('#preloader [role=status] > span')
      .first()
      .evaluate((mark) => mark.getAnimations().length);
  await expect.poll(turning).toBe(0);
  await expect(preloader(page)).toBeVisible();
  letGo();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it never shows', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(preloader(page)).toBeHidden();
  });
});
