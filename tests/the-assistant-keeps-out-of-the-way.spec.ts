import type { Locator } from '@playwright/test';
import { assistant } from '../content/assistant.ts';
import { bubbles, chat, field, isWide, openChat, toggle } from './support/chat-window.ts';
import { expect, test } from './support/site.ts';
import { takeOver, visit } from './support/visit.ts';

/** Whether nothing of the chat lies over the middle of this element. */
const isInSight = (element: Locator) =>
  element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('aside');
  });

test.use({ assistantOpens: true });

test('it is open by itself on wide screens, closed on narrow ones, and stays closed for the visit', async ({
  page,
}) => {
  await visit(page, '/about');
  if (isWide(page)) {
    await expect(chat(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(chat(page)).toBeHidden();
    await page.setViewportSize({ width: 769, height: 800 });
    await expect(chat(page)).toBeVisible();
    await chat(page).getByRole('button', { name: assistant.close }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL(/news/);
    await page.reload();
    await takeOver(page);
  }
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(chat(page)).toBeHidden();
});

test('closing takes 300 ms, and no time for those who want no motion', async ({ page }) => {
  await openChat(page);
  const duration = () => chat(page).evaluate((dialog) => getComputedStyle(dialog).transitionDuration);
  expect(await duration()).toContain('0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s');
});

test('it never lies over what has the focus', async ({ page }) => {
  await openChat(page, '/contact');
  if (!isWide(page)) await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link').first().focus();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator('main :focus');
    if ((await focused.count()) > 0) await expect.poll(() => isInSight(focused)).toBe(true);
  }
  await expect(chat(page)).toBeHidden();
});

test('what opened by itself steps aside once the page is read, for this page only', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/about');
  await expect(chat(page)).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(chat(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL(/news/);
  await expect(chat(page)).toBeVisible();
});

test('what was called for stays, but never over a form’s button', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await visit(page, '/contact');
  await expect(chat(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(chat(page)).toBeHidden();
  await page.keyboard.press('/');
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 200);
  await expect(chat(page)).toBeVisible();
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.evaluate((button) => {
    button.style.marginInlineStart = '30rem';
    button.scrollIntoView({ block: 'center' });
  });
  await expect(field(page)).toBeFocused();
  await field(page).blur();
  await expect(chat(page)).toBeHidden();
  expect(await isInSight(send)).toBe(true);
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
