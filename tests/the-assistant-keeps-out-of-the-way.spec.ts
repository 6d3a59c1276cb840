import type { Locator, Page } from '@playwright/test';
import { assistant } from '../content/assistant.ts';
import { bubbles, chat, field, openChat, toggle } from './support/chat-window.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

test.use({ assistantOpens: true });

/** Whether nothing of the chat lies over the middle of this element. */
const isInSight = (element: Locator) =>
  element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('aside');
  });

/** What of the first screen has something of the chat over it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const matters = document.querySelectorAll('main :is(h1, input, select, textarea, button, form a)');
    return [...matters].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
      );
      return points.some((found) => found?.closest('aside')) ? [one.outerHTML] : [];
    });
  });

const wideScreens: [number, number, 'window' | 'bar'][] = [
  [769, 800, 'bar'],
  [1000, 800, 'bar'],
  [1280, 800, 'window'],
  [1366, 768, 'window'],
  [1440, 900, 'window'],
  [1920, 1080, 'window'],
];
for (const [width, height, shape] of wideScreens) {
  test(`at ${width} x ${height} the home page has the ${shape}, and nothing that matters under it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    const bar = toggle(page).getByText(assistant.greetings.at(-1) ?? '');
    await expect(shape === 'bar' ? bar : chat(page)).toBeVisible();
    await expect(shape === 'bar' ? chat(page) : bar).toBeHidden();
    expect(await covered(page)).toEqual([]);
    if (shape === 'bar') await page.keyboard.press('/');
    await expect(chat(page)).toBeVisible();
    const share = await chat(page).evaluate((part) => {
      const conversation = part.querySelector('[role="group"]');
      return (conversation?.clientHeight ?? 0) / part.clientHeight;
    });
    expect(share).toBeGreaterThanOrEqual(0.5);
  });
}

test('it is closed on narrow screens', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await visit(page, '/about');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(chat(page)).toBeHidden();
});

test('what opened by itself takes no focus, and steps aside once the page is read, for this page only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/about');
  await expect(chat(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.mouse.wheel(0, 400);
  await expect(chat(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL(/news/);
  await expect(chat(page)).toBeVisible();
});

test('closed it stays closed for the visit', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/about');
  await chat(page).getByRole('button', { name: assistant.close }).click();
  await expect(chat(page)).toBeHidden();
  await visit(page, '/news');
  await expect(chat(page)).toBeHidden();
  await expect(toggle(page)).toBeVisible();
});

test('opened it stays open for the visit, while one reads and where it would not have opened by itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await visit(page, '/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 900);
  await visit(page, '/home-care');
  await expect(chat(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('closing takes 300 ms, and no time for those who want no motion', async ({ page }) => {
  await openChat(page);
  const duration = () => chat(page).evaluate((dialog) => getComputedStyle(dialog).transitionDuration);
  expect(await duration()).toContain('0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('it never lies over what has the focus', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('main').getByRole('link').first().focus();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator('main :focus');
    if ((await focused.count()) > 0) await expect.poll(() => isInSight(focused)).toBe(true);
  }
  await expect(chat(page)).toBeHidden();
});

for (const [width, height] of [
  [360, 640],
  [360, 740],
  [390, 844],
] as const) {
  test(`at ${width} x ${height} its button lies over nothing of the first screen, before any script`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    expect(await covered(page)).toEqual([]);
  });
}

test('with larger text its button stays on the screen', async ({ page }) => {
  await visit(page, '/about');
  for (const size of ['125%', '150%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone it fills the screen, leaves room for the keyboard, and stands clear of the bar of a job', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/careers');
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page).toHaveURL(/careers\/./);
  const apply = page.getByRole('button', { name: /Apply for this Position/ });
  const [button, bar] = [await toggle(page).boundingBox(), await apply.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await toggle(page).press('Enter');
  await expect.poll(() => chat(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expect(chat(page).getByRole('heading')).toBeFocused();
  await page.setViewportSize({ width: 360, height: 380 });
  await field(page).focus();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(bubbles(page).first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await chat(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
});

test('nobody is offered it where it cannot work: without scripting, and on paper', async ({
  page,
  browser,
}) => {
  await page.goto('/about');
  await page.emulateMedia({ media: 'print' });
  await expect(toggle(page)).toBeHidden();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL('/about', page.url()).href);
  await expect(toggle(plain)).toBeHidden();
  await context.close();
});
