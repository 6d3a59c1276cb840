import { ownPages } from '../domain/pages/pages.ts';
import { bubbles, chat, field, toggle } from './support/chat-window.ts';
import { controlsUnderChat, lastLineUnderChat } from './support/covered-by-chat.ts';
import { enlargeText } from './support/large-text.ts';
import { long, longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { takeOver, visit } from './support/visit.ts';

test('it is closed on narrow screens', long, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await visit(page, '/about');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(chat(page)).toBeHidden();
});

for (const [width, height] of [
  [360, 640],
  [360, 740],
  [390, 844],
] as const) {
  test(
    `at ${width} x ${height} its button lies over no button of a form, before any script`,
    longExcept([640], height),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      expect(await controlsUnderChat(page)).toEqual([]);
    },
  );
}

test('untouched, the first screen of every page shows its sign, and over no button of a form', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path } of ownPages) {
    await page.goto(path);
    await expect(page.locator('[data-auto-hide][data-shape]'), path).toHaveCount(1);
    await expect(page.locator('[data-auto-hide]:not([data-away])'), path).toBeInViewport({ ratio: 1 });
    expect(await controlsUnderChat(page), path).toEqual([]);
  }
});

test('down a page of a phone it stays in its corner, over no button of a form and not over the last line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/about', '/home-care', '/privacy-policy', '/careers']) {
    await visit(page, path);
    const corner = await toggle(page).boundingBox();
    expect([corner?.x, corner?.y]).toEqual([288, 668]);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < length; top += 520) {
      await page.evaluate((to) => scrollTo(0, to), top);
      await expect.poll(() => controlsUnderChat(page), `${path} at ${top}`).toEqual([]);
      expect(await toggle(page).boundingBox()).toEqual(corner);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await lastLineUnderChat(page), path).toBe(0);
  }
});

for (const percent of [125, 150, 200]) {
  test(
    `with text at ${percent} % its button is as small as ever, and lies over no button of a form`,
    longExcept([200], percent),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await enlargeText(page, percent);
      for (const path of ['/contact', '/about', '/']) {
        await page.goto(path);
        await expect(toggle(page)).toBeInViewport({ ratio: 1 });
        const { width, height } = (await toggle(page).boundingBox()) ?? {};
        expect([width, height]).toEqual([56, 56]);
        await takeOver(page);
        expect(await controlsUnderChat(page)).toEqual([]);
      }
    },
  );
}

for (const key of ['/', 'Enter', 'Space']) {
  test(
    `opened by ${key}, it takes what is typed next, on a narrow screen, too`,
    longExcept(['Enter'], key),
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 800 });
      await visit(page, '/about');
      if (key !== '/') await toggle(page).focus();
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('I want to die');
      await page.keyboard.press('Enter');
      await expect(bubbles(page).last().getByRole('link', { name: '999' })).toBeInViewport();
    },
  );
}

test('on a phone it fills the screen, leaves room for the keyboard, and stands clear of the bar of a job', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/careers');
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(page).toHaveURL(/careers\/./);
  const apply = page.getByRole('link', { name: /Apply for this Position/ });
  const [button, bar] = [await toggle(page).boundingBox(), await apply.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await toggle(page).click();
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
