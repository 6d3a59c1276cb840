import type { Page } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

test.skip(({ isMobile }) => !isMobile, 'wide screens have the links in a row');

const burger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const services = (page: Page) => menu(page).getByRole('button', { name: 'Services' });

test('the number to ring is one tap away, wherever one is on the page', async ({ page }) => {
  await visit(page, '/faq');
  const call = page.getByRole('banner').getByRole('link', { name: brand.phone.display }).first();
  await expect(call).toHaveAttribute('href', brand.phone.url);
  await page.evaluate(() => scrollTo(0, 800));
  await expect(call).toBeInViewport();
});

test('the menu opens over the page, which then stays where it is', async ({ page }) => {
  await visit(page, '/about');
  await burger(page).tap();
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu(page)).toBeHidden();
});

test('Services unfolds in place', async ({ page }) => {
  await visit(page, '/about');
  await burger(page).tap();
  await expect(menu(page).getByRole('link', { name: 'Night Care' })).toBeHidden();
  await services(page).tap();
  await expect(menu(page).getByRole('link', { name: 'Night Care' })).toBeVisible();
  await services(page).tap();
  await expect(menu(page).getByRole('link', { name: 'Night Care' })).toBeHidden();
});

test('the menu closes on Escape with the focus back on its button, on a press outside and on a change of page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await visit(page, '/about');
  await burger(page).click();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();

  await burger(page).click();
  await page.mouse.click(40, 400);
  await expect(menu(page)).toBeHidden();

  await burger(page).click();
  await menu(page).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(menu(page)).toBeHidden();
});

test('the menu closes when the keyboard goes on behind it', long, async ({ page }) => {
  await visit(page, '/about');
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  const last = menu(page).getByRole('link', { name: brand.phone.display });
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
});

test('everything in it is big enough for a shaky hand', long, async ({ page }) => {
  await visit(page, '/about');
  await burger(page).tap();
  await services(page).tap();
  const targets = page.locator('header').locator('a:visible, button:visible');
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(
      43.9,
    );
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, shows the services, and closes', async ({ page }) => {
    await page.goto('/about');
    await burger(page).tap();
    await expect(menu(page).getByRole('link', { name: 'Night Care' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await burger(page).tap();
    await menu(page).getByRole('link', { name: 'Careers' }).tap();
    await expect(page).toHaveURL('/careers');
  });
});
