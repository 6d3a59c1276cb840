import type { Page } from '@playwright/test';
import { brand } from '#content/brand.yaml';
import { errorPages } from '#content/error-pages.yaml';
import { violations } from './support/axe.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { startSite } from './support/start-site.ts';

test.use({ serviceWorkers: 'allow', expectedNoise: [/Failed to load resource/] });

const { unread, unsent } = errorPages.offline;
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

async function visitOnce(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

async function expectCalmPage(page: Page, { title, text }: { title: string; text: string }) {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  const phone = page.getByRole('link', { name: brand.phone.display });
  await expect(phone).toHaveAttribute('href', brand.phone.url);
}

test('a page, an address and a reload end at it, and "Try again" leads on once the network is back', async ({
  page,
}) => {
  await visitOnce(page, '/about');
  await page.context().setOffline(true);
  // A link to it may have brought the page already.
  await page.evaluate(() => location.assign('/privacy-policy'));
  await expectCalmPage(page, unread);
  await expect(page).toHaveURL('/privacy-policy');
  await page.goto('/careers?q=night');
  await expectCalmPage(page, unread);
  await page.reload();
  await expectCalmPage(page, unread);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/careers?q=night');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a form that goes the platform’s way says that nothing was sent, and Back keeps what was typed', async ({
  page,
}) => {
  await visitOnce(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('My father comes home on Friday.');
  await page.context().setOffline(true);
  await message.evaluate((field: HTMLTextAreaElement) => field.form?.submit());
  await expectCalmPage(page, unsent);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0);
  await page.context().setOffline(false);
  await page.goBack();
  await expect(message).toHaveValue('My father comes home on Friday.');
});

test('nothing is kept but this page, and only pages pass by it', long, async ({ page }) => {
  await visitOnce(page, '/faq');
  const answers = new Map<string, boolean>();
  page.on('response', (answer) => answers.set(new URL(answer.url()).pathname, answer.fromServiceWorker()));
  await page.goto('/about');
  await page.evaluate(async () => (await fetch('/api/jobs')).text());
  expect([answers.get('/about'), answers.get('/api/jobs')]).toEqual([true, false]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('axe finds nothing on it, light and dark, and it fits a phone', long, async ({ page }) => {
  await visitOnce(page, '/about');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.context().setOffline(true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/faq');
    expect(await violations(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
});

test('an operator can take it away from where it is', long, async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'allow' });
  const on = await startSite();
  await visitOnce(page, `${on.url}/about`);
  await on.stop();
  const off = await startSite({ PORT: new URL(on.url).port, OFFLINE_PAGE: 'off' });
  await page.goto(`${off.url}/faq`);
  await expect.poll(() => registrations(page)).toBe(0);
  await page.close();
  await off.stop();
});

test(
  'once a page is idle, it names what puts the site among the apps of a device',
  long,
  async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('head link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest');
  },
);
