import { expect, test } from './support/site.ts';

test.use({ reducedMotion: 'no-preference' });

test('a font that comes too late for the words leaves them alone, also when styles follow later', async ({
  page,
}) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const widths = () =>
    page.locator('footer a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
  const before = await widths();

  late.resolve();
  await page.waitForFunction(() => [...document.fonts].every(({ status }) => status !== 'loading'));
  // As when the assistant or a dialog is opened.
  await page.addStyleTag({
    url: (await page.locator('link[rel="stylesheet"]').first().getAttribute('href')) ?? '',
  });
  expect(await widths()).toEqual(before);
});
