import AxeBuilder from '@axe-core/playwright';
import { brand } from '../content/brand.ts';
import { allPages, pageTitle } from '../content/pages.ts';
import { addresses } from './support/addresses.ts';
import { chat } from './support/chat-window.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

test.use({ assistantOpens: true });

for (const { path, name, description } of allPages) {
  test(`${path} says what it is: title, description and one address`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = (await answer.text()).replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
    expect(html).toContain(`<title>${pageTitle(name)}</title>`);
    expect(html).toContain(`<meta name="description" content="${description}"/>`);
    expect(html).toContain(`<link rel="canonical" href="${brand.publicUrl}${path}"/>`);
    expect(html).toContain('<html lang="en-GB"');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
}

for (const path of addresses) {
  test(`axe finds nothing on ${path} with everything open, light and wide, dark and narrow, and it fits narrow windows and large text`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await visit(page, path);
    await expect(chat(page)).toBeVisible();
    // What opens is open: questions, ways of paying, the form for a call, what registration means.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name');
        details.open = true;
      }
    });
    const found = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ html }) => html),
      ]);
    expect(await found()).toEqual([]);

    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await found()).toEqual([]);
    expect(await overflow()).toBe(0);
    // A setting of the reader's own: 200 % text.
    await page.setViewportSize({ width: 640, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow()).toBe(0);
  });
}

test('no page carries style attributes or scripts that its policy would refuse', async ({ request }) => {
  for (const path of addresses) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<[^>]+\sstyle="/);
    expect(html, path).not.toMatch(/<[^>]+\son[a-z]+="/);
  }
});

for (const path of ['/events/no-such-event', '/news/no-such-entry', '/useful-information/no-such-guide']) {
  test(`${path} is not there, and a search and a telephone number are`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain('We cannot find that page');
    expect(html).toContain('name="q"');
    expect(html).toContain(brand.phone.url);
  });
}

test.describe('an address that does not exist', () => {
  test.use({ expectedNoise: [/status of 404/], assistantOpens: false });

  test('is answered with a helpful page and status 404', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page');
    await expect(page.getByRole('main').getByRole('link', { name: 'Careers' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
});
