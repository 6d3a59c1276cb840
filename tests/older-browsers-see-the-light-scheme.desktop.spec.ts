import { expect, test } from './support/site.ts';

// The policy permits the document's own styles alone, and these are not quite them.
test.use({ bypassCSP: true });

/** A browser from before 2024: it does not know the function that chooses between two schemes. */
test.beforeEach(({ page }) =>
  page.route(/\.css$|\/about$/, async (route) => {
    const answer = await route.fetch();
    const css = (await answer.text()).replaceAll('light-dark(', 'not-known-yet(');
    await route.fulfill({ response: answer, body: css });
  }),
);

test('a browser that does not know light-dark() shows the light scheme, and dark parts dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  const colours = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      });
  expect(await colours('html')).toEqual(['rgb(20, 48, 46)', 'rgb(251, 247, 240)']);
  expect((await colours('footer'))[0]).toBe('rgb(251, 247, 240)');
  expect(await colours('header a[href="/contact"]')).toEqual(['rgb(255, 255, 255)', 'rgb(31, 86, 80)']);
});
