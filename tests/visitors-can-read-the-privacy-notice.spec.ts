import type { Page } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { privacy } from '#content/statements/privacy.yaml';
import { anyWidth } from './support/any-width.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

const main = (page: Page) => page.getByRole('main');
const contents = (page: Page) => main(page).getByRole('navigation', { name: 'Contents' });
const topOf = (page: Page, id: string) =>
  main(page)
    .locator(`#${id}`)
    .evaluate((section) => Math.round(section.getBoundingClientRect().top));

/** On a phone its sections are folded. */
async function unfold(page: Page): Promise<void> {
  for (const title of await main(page).locator('details > summary').all())
    if (await title.isVisible()) await title.click();
}

test(
  'the notice says who to ask, how long things are kept, and where to complain',
  anyWidth,
  async ({ page }) => {
    await page.goto('/privacy-policy');
    await unfold(page);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await expect(main(page)).toContainText('Staff & Volunteers Privacy Notice');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(
      privacy.sections.map(({ title }) => title),
    );
    const who = main(page).locator('#contact-details');
    for (const line of [...brand.address.lines, brand.phone.display]) await expect(who).toContainText(line);
    await expect(who.locator(`a[href="mailto:${brand.email.privacy}"]`)).toBeVisible();
    const complain = main(page).locator('#how-to-complain');
    await expect(complain).toContainText('Wycliffe House');
    await expect(complain.locator('a[href="tel:+443031231113"]')).toHaveText('0303 123 1113');
    await expect(complain.locator('a[href="https://ico.org.uk/make-a-complaint"]')).toBeVisible();
    await expect(main(page).locator('#lawful-bases')).toContainText('within one month');

    const kept = main(page).getByRole('table', { name: 'Retention periods' });
    for (const row of [
      /Care records.* 8 years \(25 years for children\)/,
      /Staff employment.* 6 years/,
      /DBS certificates.* 6 months/,
      /CCTV.* 30 days/,
      /IT logs.* 1 year/,
      /Website enquiries.* 6 months/,
      /Feedback.* 2 years/,
    ]) {
      await expect(kept.getByRole('row', { name: row })).toBeVisible();
    }
    await expect(main(page).getByText(/\S/).last()).toHaveText('Last updated: June 2024');
  },
);

test('above 1200 pixels the contents stay beside the text and show how far one has read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1201, height: 800 });
  await visit(page, '/privacy-policy');
  const progress = contents(page).getByRole('progressbar');
  await expect(progress).toHaveAttribute('value', '0');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(40);
  expect((await contents(page).boundingBox())?.y).toBe(100);

  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(progress).toBeHidden();
  expect((await contents(page).boundingBox())?.y).toBeLessThan(0);
});

test('the section being read is marked once its top is within 150 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/privacy-policy');
  const current = contents(page).locator('[aria-current]');
  await expect(current).toHaveText('Contact details');
  for (const [top, name] of [
    [152, 'Where we get it'],
    [149, 'How long we keep it'],
  ] as const) {
    await page.evaluate((wanted) => {
      const section = document.getElementById('how-long-we-keep')?.getBoundingClientRect().top ?? 0;
      scrollBy(0, Math.round(section) - wanted);
    }, top);
    await expect(current).toHaveText(name);
  }
});

test('an entry of the contents glides to its section, 100 pixels below the top', {
  tag: long.tag,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/privacy-policy');
  for (const [entry, id] of [
    ['How long we keep it', 'how-long-we-keep'],
    ['Where we get it', 'where-we-get-information'],
  ] as const) {
    await page.evaluate(() => {
      Object.assign(window, { stops: new Set() });
      addEventListener('scroll', () => Object(window).stops.add(Math.round(scrollY)));
    });
    await contents(page).getByRole('link', { name: entry }).click();
    await expect.poll(() => topOf(page, id)).toBe(100);
    // It passed through places on the way: that is what gliding is.
    expect(await page.evaluate(() => Object(window).stops.size)).toBeGreaterThan(3);
  }
  // The mouse still lies there: who goes on by keyboard is led at once all the same.
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('smooth');
  await page.keyboard.press('Tab');
  expect(await behaviour()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents lead to their sections', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/privacy-policy');
    await contents(page).getByRole('link', { name: 'How to complain' }).click();
    await expect(main(page).locator('#how-to-complain')).toBeInViewport();
  });

  test('on a phone the titles come first, and a link to a section opens it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/privacy-policy');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * 740);
    const complain = main(page).locator('#how-to-complain');
    await expect(complain).toBeHidden();

    await page.goto('/privacy-policy#how-to-complain');
    await expect(complain.getByText('Wycliffe House')).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'How to complain' })).toBeInViewport();
    await expect(main(page).locator('#lawful-bases')).toBeHidden();
  });
});
