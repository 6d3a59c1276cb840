import type { Page, Route } from '@playwright/test';
import { long, longExcept } from './support/long.ts';
import { noticesOf } from './support/pending-notices.ts';
import { expect, test } from './support/site.ts';
import { twoFrames } from './support/two-frames.ts';
import { visit } from './support/visit.ts';

test.use({ reducedMotion: 'no-preference' });

const preloader = (page: Page) => page.locator('#preloader');
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-loaded'));

/** A picture of the page after its document has arrived and before its pictures have. */
interface FirstLook {
  visible: boolean;
  marked: boolean;
  /** True if a press in the middle of the window would land on the preloader. */
  inTheWay: boolean;
  hiddenFromListeners: boolean;
  /** When the preloader goes by itself, in milliseconds. */
  goesAfter: number;
  turns: number;
}

/** Opens a page of which one picture does not come until it is let go, so that its load event has to wait. */
async function openSlowly(page: Page, path: string): Promise<{ look: FirstLook; letGo: () => void }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('/held.svg', async (route) => {
    await held;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const cover = document.querySelector('#preloader');
      const spinner = document.querySelector('#preloader [role=status] > span');
      const timing = (part: Element | null) => part?.getAnimations()[0]?.effect?.getComputedTiming();
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const look: FirstLook = {
        visible: cover?.checkVisibility({ visibilityProperty: true }) ?? false,
        marked: document.documentElement.hasAttribute('data-loaded'),
        inTheWay: Boolean(middle?.closest('#preloader')),
        hiddenFromListeners: cover?.ariaHidden === 'true',
        goesAfter: Number(timing(cover)?.endTime),
        turns: timing(spinner)?.iterations ?? 0,
      };
      Object.assign(window, { look });
      const picture = new Image();
      picture.src = '/held.svg';
      document.body.append(picture);
    }),
  );
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { look: await page.evaluate(() => Reflect.get(window, 'look')), letGo };
}

test('the logo and a spinner cover the page until it has loaded', async ({ page }) => {
  const { look, letGo } = await openSlowly(page, '/about');
  expect(look).toMatchObject({ visible: true, marked: false, turns: Number.POSITIVE_INFINITY });
  letGo();
  await page.waitForLoadState('load');
  await expect(preloader(page)).toBeHidden();
  expect(await isMarked(page)).toBe(true);
});

test('it never stands in the way: what is under it can be read out and pressed', async ({ page }) => {
  const { look, letGo } = await openSlowly(page, '/about');
  expect(look).toMatchObject({ visible: true, inTheWay: false, hiddenFromListeners: true });
  letGo();
});

test('after two seconds it goes, even if the page never finishes and no script arrives', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => {});
  const { look, letGo } = await openSlowly(page, '/about');
  expect(look.goesAfter).toBe(2000);
  await expect(preloader(page)).toBeHidden();
  await expect.poll(() => isMarked(page)).toBe(true);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  letGo();
});

test('once it has gone it does not come again when the page finishes late', long, async ({ page }) => {
  await page.addInitScript(() => {
    let gone = false;
    const look = () => {
      const cover = document.querySelector('#preloader');
      const shown = cover?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (gone && shown) Object.assign(window, { cameAgain: true });
      gone ||= cover !== null && !shown;
      requestAnimationFrame(look);
    };
    look();
  });
  const { letGo } = await openSlowly(page, '/about');
  await expect(preloader(page)).toBeHidden();
  await expect.poll(() => isMarked(page)).toBe(true);
  letGo();
  await page.waitForLoadState('load');
  await preloader(page).evaluate((cover) =>
    Promise.all(cover.getAnimations().map(({ finished }) => finished)),
  );
  await twoFrames(page);
  expect(await page.evaluate(() => Reflect.get(window, 'cameAgain'))).toBeUndefined();
});

test('where motion is not wanted, the spinner stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { look, letGo } = await openSlowly(page, '/about');
  expect(look.visible).toBe(true);
  expect(look.turns).toBeLessThanOrEqual(1);
  letGo();
});

test('a change of page, and coming back, do not show it again', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const shown = document.querySelector('#preloader')?.checkVisibility({ visibilityProperty: true });
      if (shown)
        sessionStorage.setItem('seen', `${sessionStorage.getItem('seen') ?? ''}${location.pathname} `);
      requestAnimationFrame(look);
    };
    look();
  });
  await visit(page, '/about');
  await expect(preloader(page)).toBeHidden();
  await page.evaluate(() => sessionStorage.removeItem('seen'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Useful Information' }).click();
  await expect(page).toHaveURL('/useful-information');
  await page.waitForLoadState();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.waitForLoadState();
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
});

/** A page whose links are not fetched before they are pressed. */
async function withoutSpeculation(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(/<script type="speculationrules">.*?<\/script>/s, '');
  await route.fulfill({ response, body });
}

for (const [from, act, to, words] of [
  [
    '/about',
    (page) => page.getByRole('link', { name: 'Why Us?', exact: true }).first().click(),
    '/why-us',
    'Loading...',
  ],
  [
    '/careers',
    (page) => page.getByRole('link', { name: 'Companion (bank)', exact: true }).click(),
    '/careers/companion-eastleigh',
    'Loading job details...',
  ],
  [
    '/faq',
    (page) => page.evaluate(() => document.querySelector<HTMLElement>('nav [href="/careers"]')?.click()),
    '/careers',
    'Loading job openings...',
  ],
  [
    '/search',
    async (page) => {
      await page.getByRole('main').getByRole('textbox').fill('price');
      await page.keyboard.press('Enter');
    },
    '/search?q=price',
    'Loading...',
  ],
] satisfies [string, (page: Page) => Promise<void>, string, string][]) {
  test(
    `on the way from ${from} to ${to} it says “${words}”, if that takes its time`,
    longExcept(['/careers'], from),
    async ({ page }) => {
      await page.route(`**${from}`, withoutSpeculation);
      await visit(page, from);
      const notices = await noticesOf(page);
      const { promise: noticed, resolve: letGo } = Promise.withResolvers<void>();
      await page.route(`**${to}`, async (route) => {
        await noticed;
        await route.continue();
      });
      const acted = act(page);
      await expect.poll(() => notices).toContain(words);
      letGo();
      await acted;
      await expect(page).toHaveURL(to);
    },
  );
}

test('a page that comes at once, a place on the same page and a file are not announced', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/why-us');
  const notices = await noticesOf(page);
  await page.getByRole('link', { name: 'See what we promise' }).click();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/careers/feed.xml', download: '' });
    document.body.append(link);
    link.click();
  });
  await page.clock.runFor(5_000);
  expect(notices).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it never shows', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(preloader(page)).toBeHidden();
  });
});
