import type { Page } from '@playwright/test';
import { services } from '#content/services.yaml';
import { openingSentence } from '../domain/office-hours/office-hours.ts';
import { officeLine } from '../domain/office-hours/telephone.ts';
import { anyWidth } from './support/any-width.ts';
import { asShipped } from './support/as-shipped.ts';
import { violations } from './support/axe.ts';
import { testDay } from './support/clock-at.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

/** Waits for what answers in the page: a press waits half a second for it, then a page of its own answers. */
async function comeNear(page: Page, path = '/'): Promise<void> {
  const answer = page.waitForResponse(/postcode-answer-.*\.js$/);
  await visit(page, path);
  await page.getByLabel('Enter your postcode').focus();
  await (await answer).finished();
}

async function check(page: Page, postcode: string): Promise<void> {
  await page.getByLabel('Enter your postcode').fill(postcode);
  await page.getByRole('button', { name: 'Check my postcode' }).click();
}

const dialog = (page: Page) => page.getByRole('dialog');

test('a postcode that is covered leads on to a consultation or to the services', {
  tag: [anyWidth.tag, asShipped.tag],
}, async ({ page }) => {
  await comeNear(page);
  await check(page, 'so14 7ly');
  await expect(dialog(page)).toContainText('SO14 7LY');
  await expect(dialog(page)).toContainText('Southampton');
  const number = dialog(page).getByRole('link', { name: officeLine.display });
  await expect(number).toHaveAttribute('href', officeLine.url);
  await expect(dialog(page)).toContainText(openingSentence(testDay));
  await dialog(page).getByRole('link', { name: 'View Services' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/#services$/);
  await check(page, 'SO14 7LY');
  await dialog(page).getByRole('link', { name: 'Book Consultation' }).click();
  await expect(page).toHaveURL(officeLine.callBack.path);
  await expect(page.getByRole('heading', { name: 'Schedule a Call' })).toBeInViewport();
  await expect(page.getByLabel('Day', { exact: true })).toBeInViewport();
});

test('a nought for an O is asked about, and one press checks what was meant', anyWidth, async ({ page }) => {
  await comeNear(page);
  await check(page, 's014 7ly');
  await expect(dialog(page)).toContainText('Please enter a valid UK postcode');
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Did you mean SO14 7LY?' }).click();
  await expect(dialog(page)).toContainText(/SO14 7LY.*(We cover your area|We have not reached)/);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Enter your postcode')).toHaveValue('');
  await expect(page.getByLabel('Enter your postcode')).toBeFocused();
});

test('a postcode that is not covered is told "Coming Soon"', anyWidth, async ({ page }) => {
  await comeNear(page);
  await check(page, 'M1 1AE');
  await expect(dialog(page).getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(dialog(page).getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
});

test('View Services leads to the services of the home page from every other page', {
  tag: [anyWidth.tag, asShipped.tag, long.tag],
}, async ({ page }) => {
  await comeNear(page, '/night-care');
  await check(page, 'SO14 7LY');
  await dialog(page).getByRole('link', { name: 'View Services' }).click();
  await expect(page).toHaveURL(/\/#services$/);
  await expect(page.locator('main #services').getByRole('heading').first()).toBeInViewport();
});

test('the answer has its sign, and comes and goes within 0.2 to 0.3 seconds', {
  tag: [anyWidth.tag, asShipped.tag, long.tag],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await comeNear(page);
  for (const [postcode, tone] of [
    ['SO14 7LY', 'success'],
    ['M1 1AE', 'soon'],
    ['hello', 'error'],
  ] as const) {
    await check(page, postcode);
    await expect(dialog(page).locator(`[data-tone="${tone}"] > svg`)).toBeVisible();
    const durations = await dialog(page).evaluate((element) =>
      getComputedStyle(element).transitionDuration.split(', ').map(Number.parseFloat),
    );
    for (const seconds of durations) {
      expect(seconds).toBeGreaterThanOrEqual(0.2);
      expect(seconds).toBeLessThanOrEqual(0.3);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

test(
  'a postcode that cannot be understood or found is answered with what to do',
  anyWidth,
  async ({ page }) => {
    await comeNear(page);
    for (const [typed, title, message, detail] of [
      ['', 'Error', 'Please enter a postcode', 'We need your postcode to check service availability.'],
      ['   ', 'Error', 'Please enter a postcode', 'We need your postcode to check service availability.'],
      [
        'hello',
        'Invalid Postcode',
        'Please enter a valid UK postcode',
        'The postcode format should be like: SW1A 1AA',
      ],
      [
        'QQ1 1AA',
        'Postcode Not Found',
        'This postcode does not exist in our database',
        'Please check and try again with a valid UK postcode.',
      ],
    ] as const) {
      await check(page, typed);
      await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
      await expect(dialog(page)).toContainText(message);
      await expect(dialog(page)).toContainText(detail);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  },
);

test('a failing connection is said in plain words, and a second try works', anyWidth, async ({ page }) => {
  await comeNear(page);
  await page.route('**/api/postcode-check', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  });
  await check(page, 'SO14 7LY');
  await expect(dialog(page)).toContainText('Something went wrong');
  await expect(dialog(page)).toContainText('Please try again later or contact our support team.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await check(page, 'SO14 7LY');
  await expect(dialog(page)).toContainText('Southampton');
});
test.use({ expectedNoise: [/status of 500/] });

test('home and service pages each decide by their own rule', {
  tag: [anyWidth.tag, asShipped.tag, long.tag],
}, async ({ page }) => {
  await comeNear(page);
  await check(page, 'PO1 2AL');
  await expect(dialog(page).getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  for (const path of ['/lifestyle', `/${services[0]?.slug}`]) {
    await comeNear(page, path);
    await check(page, 'PO1 2AL');
    await expect(dialog(page)).toContainText('We cover your area');
  }
});

test('the dialog keeps the focus, locks the page, and gives the empty field back', async ({ page }) => {
  await comeNear(page);
  const field = page.getByLabel('Enter your postcode');
  await check(page, 'SO14 7LY');
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  for (let tabs = 0; tabs < 6; tabs++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await check(page, 'SO14 7LY');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(field).toBeFocused();
  expect(await violations(page)).toEqual([]);
});

test('the dialog itself has nothing for axe to find', long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeNear(page);
  for (const postcode of ['SO14 7LY', 'M1 1AE', 'nonsense']) {
    await check(page, postcode);
    await expect(dialog(page)).toBeVisible();
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('a slow answer shows at once that it is under way, and a second check replaces the first', {
  tag: [anyWidth.tag, long.tag],
}, async ({ page }) => {
  await comeNear(page);
  let answerFirst = () => {};
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  await page.route(
    '**/api/postcode-check',
    async (route) => {
      await held;
      await route.continue().catch(() => {});
    },
    { times: 1 },
  );
  const field = page.getByLabel('Enter your postcode');
  const before = await field.boundingBox();
  await check(page, 'M1 1AE');
  await expect(page.getByRole('button', { name: 'Checking…' })).toBeVisible();
  expect(await field.boundingBox()).toMatchObject({ width: before?.width, height: before?.height });
  await field.fill('SO14 7LY');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('SO14 7LY');
  answerFirst();
  await expect(dialog(page)).not.toContainText('M1 1AE');
});

test('the keyboard alone is enough', async ({ page }) => {
  await comeNear(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByLabel('Enter your postcode')).toBeFocused();
  await page.keyboard.type('so14 7ly');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Southampton');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test.describe('where the script for an answer cannot be had', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test('a page answers', anyWidth, async ({ page }) => {
    await page.route(/postcode-answer-.*\.js$/, (route) => route.abort());
    await page.goto('/home-care');
    await check(page, 'M1 1AE');
    await expect(page).toHaveURL(/\/postcode-check$/);
    await expect(page.getByRole('main')).toContainText('M1 1AE');
    await expect(page.getByRole('main')).toContainText('Coming Soon');
  });

  test('a page answers where it is late', { tag: [anyWidth.tag, long.tag] }, async ({ page }) => {
    await page.route(/postcode-answer-.*\.js$/, () => {});
    await page.goto('/');
    await check(page, 'M1 1AE');
    await expect(page).toHaveURL(/\/postcode-check$/);
    await expect(page.getByRole('main')).toContainText('M1 1AE');
  });
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the check is answered on a page of its own', { tag: [anyWidth.tag, asShipped.tag] }, async ({
    page,
  }) => {
    await page.goto('/');
    await check(page, 'so14 7ly');
    await expect(page).toHaveURL(/\/postcode-check$/);
    await expect(page.getByRole('main')).toContainText('We cover your area (Southampton)');
    const heading = page.getByRole('heading', { level: 1, name: 'Good News!' });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAccessibleDescription(/We cover your area/);
  });
});
