import type { Locator, Page } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { hourLink } from '#content/price-words.yaml';
import { prices } from '#content/prices.yaml';
import { pounds } from '../domain/prices/pounds.ts';
import { fill } from '../domain/text/fill.ts';
import { anyWidth } from './support/any-width.ts';
import { asShipped } from './support/as-shipped.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

test.use({ reducedMotion: 'no-preference' });

const cards = [
  ['Care for adults', '/care-for-adults'],
  ['Disabilities Support', '/disabilities-support'],
  ['Live-in Care', '/live-in-care'],
  ['After Hospital Care', '/after-hospital-care'],
  ['Home Care', '/home-care'],
  ['Social Engagement', '/social-engagement'],
  ['Supported Living', '/supported-living'],
  ['Night Care Services', '/night-care'],
] as const;

/** They are alike: what lies under the pointer is asked of each, and these two are followed. */
const pressed: readonly string[] = ['/care-for-adults', '/night-care'];

const cardsOf = (page: Page) => page.locator('main #services').getByRole('listitem');

/** Width, height and the four corners of each card, in pixels. */
const shapesOf = (page: Page) =>
  cardsOf(page).evaluateAll((items) =>
    items.map((item) => {
      const { width, height } = item.getBoundingClientRect();
      const style = getComputedStyle(item);
      const corners = [
        style.borderTopLeftRadius,
        style.borderTopRightRadius,
        style.borderBottomRightRadius,
        style.borderBottomLeftRadius,
      ];
      return { width, height, corners: corners.map(Number.parseFloat) };
    }),
  );

test('eight cards stand in order, and each leads to the top of its page', {
  tag: [anyWidth.tag, asShipped.tag],
}, async ({ page }) => {
  await visit(page, '/');
  await expect(cardsOf(page).getByRole('link')).toHaveText(cards.map(([title]) => title));
  // Anywhere on the card, not only on its words.
  const position = { x: 130, y: 40 };
  for (const [index, [, path]] of cards.entries()) {
    const card = cardsOf(page).nth(index);
    await card.click({ position, trial: true });
    const under = card.evaluate((element, { x, y }) => {
      const { left, top } = element.getBoundingClientRect();
      return document
        .elementFromPoint(left + x, top + y)
        ?.closest('a')
        ?.getAttribute('href');
    }, position);
    expect(await under).toBe(path);
  }
  for (const [index, [, path]] of [...cards.entries()].filter(([, [, to]]) => pressed.includes(to))) {
    await cardsOf(page).nth(index).click({ position });
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
});

test('the cards are squares with corners of their own, and lower and round on narrow screens', {
  tag: [asShipped.tag, long.tag],
}, async ({ page }) => {
  for (const [window, width, height] of [
    [1280, 250, 250],
    [769, 250, 250],
    [768, 280, 220],
    [360, 280, 220],
    [320, 280, 220],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 });
    await page.goto('/');
    const shapes = await shapesOf(page);
    expect(shapes).toHaveLength(8);
    const square = window > 768;
    for (const shape of shapes) {
      expect([window, shape.width, shape.height]).toEqual([window, width, height]);
      expect(new Set(shape.corners).size).toBe(square ? 2 : 1);
      if (!square) expect(shape.corners[0]).toBeGreaterThan(16);
    }
    expect(new Set(shapes.map(({ corners }) => corners.join())).size).toBe(square ? 2 : 1);
  }
});

/** For less than five seconds in all, after which it would need a button that stops it. */
const bounces = (chevron: Locator) =>
  chevron.evaluate((element) => {
    const { animationName, animationDuration, animationIterationCount } = getComputedStyle(element);
    const seconds = Number.parseFloat(animationDuration) * Number(animationIterationCount);
    return animationName !== 'none' && seconds < 5;
  });

test('a chevron bounces until the page has been scrolled by more than 80 pixels', async ({ page }) => {
  await visit(page, '/');
  const chevron = page.getByRole('main').getByRole('link', { name: 'Go to our services' });
  expect(await bounces(chevron)).toBe(true);
  for (const [to, bouncing] of [
    [80, true],
    [81, false],
    [0, true],
  ] as const) {
    await page.evaluate((top) => scrollTo(0, top), to);
    await expect.poll(() => bounces(chevron)).toBe(bouncing);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => bounces(chevron)).toBe(false);
  await chevron.click();
  await expect(page).toHaveURL('/#services');
  await expect(page.locator('#services')).toBeInViewport();
});

test('the home page says whom it is for, and leads whoever looks for work to the jobs', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const word of ['family', 'disabled people']) await expect(main).toContainText(word);
  await main.locator('a[href="/careers"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
});

test('the home page names a price, and leads to all of them', anyWidth, async ({ page }) => {
  test.skip(!prices, 'This provider shows no prices.');
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: fill(hourLink, { price: pounds(prices?.hour.day ?? 0) }) })
    .click();
  await expect(page).toHaveURL('/prices');
});

test('the home page ends with the ways to reach a person', { tag: [anyWidth.tag, long.tag] }, async ({
  page,
}) => {
  await visit(page, '/');
  const contact = page.getByRole('main').getByRole('region', { name: 'Talk to us' });
  const number = contact.locator(`a[href="${brand.phone.url}"]`).filter({ visible: true });
  await expect(number).toContainText(brand.phone.display);
  await expect(contact).toContainText('call 999');
  await contact.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
});
