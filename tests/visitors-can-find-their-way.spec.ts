import type { Locator, Page } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { contactButton, smallPrint } from '#content/navigation.yaml';
import { footerMenu, headerMenu } from '../domain/pages/menus.ts';
import { anyWidth } from './support/any-width.ts';
import { violations } from './support/axe.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

/** On a phone the services are folded. */
async function unfoldFooter(page: Page): Promise<void> {
  const services = footer(page).locator('summary', { hasText: 'Our Services' });
  if (await services.isVisible()) await services.click();
}
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** On a narrow screen the links are behind a button. */
async function openMenu(page: Page): Promise<void> {
  const burger = header(page).getByRole('button', { name: 'Menu', exact: true });
  if (await burger.isVisible()) await burger.click();
}

/** A link that can be pressed, to an address that answers with a page: what a click does is tried with a few of them. */
async function expectToLead(link: Locator, path: string): Promise<void> {
  await link.click({ trial: true });
  await expect(link).toHaveAttribute('href', path);
  const answer = await link.page().request.get(path);
  expect([new URL(answer.url()).pathname, answer.status()]).toEqual([path, 200]);
  expect(await answer.text()).toContain('<h1');
}

test('the menu leads to every page that it names', long, async ({ page }) => {
  await visit(page, '/');
  const named = headerMenu.flatMap(({ text, path }) => (path ? [{ text, path }] : []));
  await openMenu(page);
  for (const { text, path } of named) {
    await expectToLead(menu(page).getByRole('link', { name: text, exact: true }), path);
  }
  await page.reload();
  for (const { text, path } of [named[0], named.at(-1)].flatMap((item) => item ?? [])) {
    await openMenu(page);
    await menu(page).getByRole('link', { name: text, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeVisible();
  }
});

test('every service is one list away', long, async ({ page }) => {
  await visit(page, '/');
  const services = headerMenu
    .flatMap(({ subItems = [] }) => subItems)
    .map(({ text, path }) => ({ text, path: path ?? '' }));
  expect(services.length).toBeGreaterThan(1);
  const openList = async () => {
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Services' }).click();
  };
  await openList();
  for (const { text, path } of services) {
    await expectToLead(menu(page).getByRole('link', { name: text, exact: true }), path);
  }
  await page.reload();
  for (const { text, path } of [services[0], services.at(-1)].flatMap((item) => item ?? [])) {
    await openList();
    const link = menu(page).getByRole('link', { name: text, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toBeHidden();
  }
});

test('the logo leads home, and Contact Us to the contact page', async ({ page }) => {
  await visit(page, '/about');
  await openMenu(page);
  await header(page).getByRole('link', { name: contactButton.text }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/contact');
  await header(page).getByRole('link', { name: brand.name }).click();
  await expect(page).toHaveURL('/');
});

test('the page that is shown is marked in the menu', async ({ page }) => {
  await visit(page, '/about');
  const current = page.locator('header nav [aria-current]');
  await expect(current).toHaveText(['About Us']);
  await unfoldFooter(page);
  await footer(page).getByRole('link', { name: 'Night Care' }).click();
  await expect(current).toHaveText(['Night Care']);
  await expect(current).toHaveAttribute('aria-current', 'page');
});

test('the footer leads to every page that it names', { tag: [anyWidth.tag, long.tag] }, async ({ page }) => {
  await visit(page, '/');
  const named = [...footerMenu.flatMap(({ items }) => items), smallPrint];
  await unfoldFooter(page);
  for (const { text, path } of named) {
    await expectToLead(footer(page).getByRole('link', { name: text, exact: true }), path);
  }
  for (const path of ['/about', '/careers', '/privacy-policy', '/news', '/useful-information']) {
    expect(footerMenu.flatMap(({ items }) => items.map((item) => item.path))).toContain(path);
  }
});

test(
  'the footer of a phone is at most one and a half screens high, and folds the services',
  anyWidth,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/');
    expect((await footer(page).boundingBox())?.height).toBeLessThanOrEqual(1110);
    const nightCare = footer(page).getByRole('link', { name: 'Night Care' });
    await expect(nightCare).toBeHidden();
    await unfoldFooter(page);
    await expect(nightCare).toBeVisible();
  },
);

test('the footer of a wide window shows the services beside the rest, with nothing to press', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  for (const width of [700, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/');
    await expect(footer(page).getByRole('heading', { name: 'Our Services' })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Night Care' })).toBeVisible();
    await expect(footer(page).locator('summary', { hasText: 'Our Services' })).toBeHidden();
  }
});

test(
  'the footer says how to reach the provider and where its registration stands',
  anyWidth,
  async ({ page }) => {
    await visit(page, '/');
    await expect(footer(page).locator(`a[href="${brand.phone.url}"]`)).toHaveText(brand.phone.display);
    await expect(footer(page).locator(`a[href="mailto:${brand.email.info}"]`)).toHaveText(brand.email.info);
    await expect(footer(page)).toContainText(brand.address.postcode);
    await expect(footer(page).getByText('*REGISTRATION PENDING', { exact: true })).toBeVisible();
    await footer(page).getByText('What this means').click();
    await expect(footer(page).getByText('is a regulated activity')).toBeVisible();
    await footer(page).getByRole('link', { name: 'Ask to be told the day we can start' }).click();
    await expect(page.getByLabel('Service')).toHaveValue('start-date');
  },
);

test('three networks are links, and the X icon is a picture and nothing else', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await visit(page, '/');
  const networks = footer(page).getByRole('list', { name: 'Follow us' });
  await expect(networks.getByRole('link')).toHaveCount(3);
  await expect(networks.getByRole('img', { name: 'X', exact: true })).toBeVisible();
  await expect(networks.getByRole('link', { name: 'X', exact: true })).toHaveCount(0);
  expect(await networks.locator('li').last().locator('a, button, [tabindex]').count()).toBe(0);
});

test('a new page begins at its top, with nothing focused', anyWidth, async ({ page }) => {
  await visit(page, '/');
  await footer(page).getByRole('link', { name: 'Useful Information' }).click();
  await expect(page).toHaveURL('/useful-information');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  expect(await scrolled(page)).toBe(0);
});

test('back and forward return to where one was', anyWidth, async ({ page }) => {
  await visit(page, '/faq');
  const link = footer(page).getByRole('link', { name: 'Useful Information' });
  await link.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL('/useful-information');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL('/useful-information');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('the first stop of the keyboard jumps over the header', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('axe finds nothing in the open menu, light and dark', long, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit(page, '/home-care');
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Services' }).click();
    expect(await violations(page)).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('menu, list of services and footer lead on', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Why Us?' }).click();
    await expect(page).toHaveURL('/why-us');
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Services' }).hover();
    await menu(page).getByRole('link', { name: 'Night Care' }).click();
    await expect(page).toHaveURL('/night-care');
    await footer(page).getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect(footer(page).getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
  });
});
