// npm run check -- keyboard: every page by Tab at the pace of a person, at three sizes.
import { everyPage } from '../support/every-page.ts';
import { expect, test } from '../support/site.ts';
import { paceOfPerson, tabThrough } from '../support/tab-through.ts';

test.use({ expectedNoise: [/status of 4/] });

for (const path of everyPage) {
  test(`every stop on ${path} can be seen, down to the foot of the page`, async ({ page }) => {
    await page.goto(path);
    const names = await tabThrough(page, paceOfPerson);
    expect(names.some((name) => name.includes('Keyboard shortcuts'))).toBe(true);
  });
}
