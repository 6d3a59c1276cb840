import { colours } from '#content/colours.yaml';
import { expect, test } from './support/site.ts';

// The policy permits the document's own styles alone, and these are not quite them.
test.use({ bypassCSP: true });

/** As a browser says it: `rgb(31, 86, 80)`. */
const rgb = (name: keyof typeof colours) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colours[name].slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};

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
  expect(await colours('html')).toEqual([rgb('ink'), rgb('paper')]);
  expect((await colours('footer'))[0]).toBe(rgb('paper'));
  expect(await colours('header a[href="/contact"]')).toEqual([rgb('white'), rgb('pine-700')]);
});
