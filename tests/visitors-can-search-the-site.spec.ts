import type { Page } from '@playwright/test';
import { asShipped } from './support/as-shipped.ts';
import { violations } from './support/axe.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
const field = (page: Page) => page.getByRole('textbox', { name: 'What are you looking for?' });

async function openSearch(page: Page): Promise<void> {
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  if (await burger.isVisible()) await burger.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click();
}

test('results come as one types, and lead to their place', async ({ page }) => {
  await visit(page, '/about');
  await openSearch(page);
  await expect(field(page)).toBeFocused();
  await field(page).fill('nigh');
  const results = dialog(page).getByRole('list', { name: 'Search results' }).getByRole('link');
  await expect(results.first()).toHaveText('Night Care');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  await results.first().click();
  await expect(page).toHaveURL('/night-care');
  await expect(dialog(page)).toBeHidden();
});

test('the arrow keys lead from the field through the results and back, from the first letter on', async ({
  page,
}) => {
  await visit(page, '/about');
  await openSearch(page);
  await field(page).fill('n');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
  const results = dialog(page).getByRole('list', { name: 'Search results' }).getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
});

test('Enter leads to the page with all results, which can be asked again', async ({ page }) => {
  await visit(page, '/about');
  await openSearch(page);
  await field(page).fill('medicine');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=medicine');
  await expect(dialog(page)).toBeHidden();
  await expect(field(page)).toHaveValue('medicine');
  await expect(page.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toBeVisible();
  await field(page).fill('qqqqzzzz');
  await field(page).press('Enter');
  await expect(page.getByText('No results')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeVisible();
});

test('Escape closes the search; what was typed is kept for the visit', long, async ({ page }) => {
  await visit(page, '/about');
  await openSearch(page);
  await field(page).fill('cost');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await openSearch(page);
  await expect(field(page)).toHaveValue('cost');
  await visit(page, '/news');
  await openSearch(page);
  await expect(field(page)).toHaveValue('cost');
});

test('open jobs are found too, with and without the page of results', async ({ page }) => {
  await visit(page, '/about');
  await openSearch(page);
  await field(page).fill('live-in carer');
  const job = dialog(page).getByRole('link', { name: 'Live-in Carer' });
  await expect(job).toHaveAttribute('href', '/careers/live-in-carer-new-forest');
  await page.goto('/search?q=live-in+carer');
  await expect(page.getByRole('main').getByRole('link', { name: 'Live-in Carer' })).toBeVisible();
});

test('nothing moves while one types', long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  await openSearch(page);
  await dialog(page).evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const places = async () => {
    const boxes = await Promise.all([field(page).boundingBox(), dialog(page).boundingBox()]);
    return boxes.map((box) => [box?.y, box?.height]);
  };
  const before = await places();
  for (const query of ['c', 'care', 'caremeal', 'qqqq', 'respite']) {
    await field(page).fill(query);
    await expect(dialog(page).getByRole('status')).toHaveText(/result/i);
    expect(await places()).toEqual(before);
  }
});

test(
  'a postcode is answered as it is typed, asked once, and stays out of the address',
  asShipped,
  async ({ page }) => {
    await visit(page, '/about');
    await openSearch(page);
    const checks: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/postcode-check')) checks.push(request.postData());
    });
    await field(page).pressSequentially('so14 7ly');
    await expect(dialog(page).getByRole('heading', { name: 'Do we come to SO14 7LY?' })).toBeVisible();
    await expect(dialog(page).getByRole('status')).toContainText('We cover your area (Southampton)');
    await expect(dialog(page).getByRole('link', { name: 'Book Consultation' })).toBeVisible();
    expect(checks).toEqual(['postcode=SO14+7LY&area=home']);
    await field(page).press('Enter');
    await field(page).fill('M1 1AE');
    await expect(dialog(page).getByRole('status')).toContainText('Coming Soon');
    await expect(page).toHaveURL('/about');
    await dialog(page).getByRole('link', { name: 'Shall we tell you when we get there?' }).click();
    await expect(page).toHaveURL('/area-notice');
    await page.getByRole('textbox', { name: 'Postcode' }).click();
    await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('M1 1AE');
  },
);

test('a ward finds whom to ring and what can begin when', asShipped, async ({ page }) => {
  await visit(page, '/about');
  await openSearch(page);
  await field(page).fill('refer a patient');
  const results = dialog(page).getByRole('list', { name: 'Search results' }).getByRole('link');
  await expect(results.first()).toHaveText('For wards and social workers');
  await results.first().click();
  await expect(page).toHaveURL('/after-hospital-care#referrals');
  const part = page.locator('#referrals');
  await expect(part.getByText('Only once we are registered')).toBeInViewport();
  await expect(part.getByRole('link', { name: /01632/ }).first()).toHaveAttribute('href', /^tel:/);
});

test('nothing found says what to do instead, and whom to ring', async ({ page }) => {
  await visit(page, '/about');
  await openSearch(page);
  await field(page).fill('qqqqzzzz');
  await expect(dialog(page).getByRole('link', { name: /^[\d ]+$/ })).toHaveAttribute('href', /^tel:/);
  await expect(dialog(page).getByRole('status')).toHaveText('No results');
  await expect(dialog(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('axe finds nothing in the search with results, light and dark', long, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit(page, '/about');
    await openSearch(page);
    await field(page).fill('night');
    await expect(dialog(page).getByRole('link').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});

test('a page of results is not for search engines', async ({ page }) => {
  await visit(page, '/search?q=night');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveTitle(/ \| Search$/);
});

test.describe('when the list of entries cannot be had', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('Enter still leads to the results', long, async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.fulfill({ status: 500, body: 'no' }));
    await visit(page, '/about');
    await openSearch(page);
    await field(page).fill('night');
    await expect(dialog(page).getByRole('status')).toHaveText('Press Enter to search.');
    await field(page).press('Enter');
    await expect(page.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toHaveText(
      'Night Care',
    );
  });
});

test.describe('when the search itself cannot be had', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('the link leads to its page', long, async ({ page }) => {
    await visit(page, '/about');
    await page.route(/search-dialog.*\.js$/, (route) => route.abort());
    await openSearch(page);
    await expect(page).toHaveURL('/search');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a page that answers', asShipped, async ({ page }) => {
    await page.goto('/about');
    await openSearch(page);
    await expect(page).toHaveURL('/search');
    await field(page).fill('live in');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=live+in');
    await expect(page.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toHaveText(
      'Live-in Care',
    );
  });
});
