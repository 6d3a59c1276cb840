import type { Page } from '@playwright/test';
import { services } from '#content/services.yaml';
import { chat } from './support/chat-window.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

test.use({ reducedMotion: 'no-preference' });

const nameAt = (index: number) => services.at(index)?.label ?? '';

const button = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await visit(page, '/about');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('it opens under the mouse, waits for it, and closes when it has left', async ({ page }) => {
  await button(page).hover();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await link(page, 'Night Care').hover();
  await expect(link(page, 'Night Care')).toBeVisible();
  await page.mouse.move(600, 700);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a list under the mouse goes away with Escape', long, async ({ page }) => {
  await button(page).hover();
  await expect(link(page, 'Home Care')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Home Care')).toBeHidden();
});

test('a click keeps it open when the mouse has left, the next click closes it', long, async ({ page }) => {
  await page.clock.install();
  await visit(page, '/about');
  await button(page).click();
  await page.mouse.move(600, 700);
  await page.clock.runFor(5_000);
  await expect(link(page, 'Home Care')).toBeVisible();
  await button(page).click();
  await expect(link(page, 'Home Care')).toBeHidden();
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes it`, async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press(key);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });
}

test('the arrow keys, Home and End move in it', async ({ page }) => {
  await button(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, nameAt(0))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, nameAt(1))).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(page, nameAt(-1))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, nameAt(-1))).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link(page, nameAt(-2))).toBeFocused();
  await page.keyboard.press('Home');
  await expect(link(page, nameAt(0))).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(button(page)).toBeFocused();
});

test('Escape closes it and gives the focus back to its button', long, async ({ page }) => {
  await button(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('it closes on a press outside, and when the focus goes on', long, async ({ page }) => {
  await button(page).click();
  await page.getByRole('main').click({ position: { x: 500, y: 500 } });
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Lifestyle Support')).toBeFocused();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('it closes when the page changes, also while the mouse is still over it', long, async ({ page }) => {
  await button(page).hover();
  await link(page, 'Home Care').click();
  await expect(page).toHaveURL('/home-care');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

test('it is a list of links under a button, and no application menu', async ({ page }) => {
  await button(page).click();
  expect(await page.locator('header [role^="menu"]').count()).toBe(0);
  const list = page.locator(`#${await button(page).getAttribute('aria-controls')}`);
  await expect(list.getByRole('link')).toHaveCount(services.length);
});

test('it lies over the assistant that is open beside the page', long, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.addInitScript(() => sessionStorage.setItem('chat-window', 'open'));
  await visit(page, '/about');
  await expect(chat(page)).toBeVisible();
  await button(page).hover();
  for (const name of [nameAt(0), nameAt(-2), nameAt(-1)]) {
    const there = await link(page, name).evaluate((part) => {
      const { right, top, height } = part.getBoundingClientRect();
      return part.contains(document.elementFromPoint(right - 4, top + height / 2));
    });
    expect(there, name).toBe(true);
  }
});
