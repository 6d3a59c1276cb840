import { kinds } from './support/addresses.ts';
import { expect, test } from './support/site.ts';

// An old browser that knows no layers, a policy of a company, a reader's own choice.
for (const path of [...kinds, '/careers/home-care-worker-southampton']) {
  test(`${path} can be read where styles fail: no sign is larger than a thumb, and nothing loads for ever`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => {
      for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove();
    });
    const large = await page.evaluate(() =>
      [...document.querySelectorAll('svg')]
        .filter((sign) => sign.getBoundingClientRect().width > 64)
        .map((sign) => sign.outerHTML.slice(0, 120)),
    );
    expect(large).toEqual([]);
    expect(await page.locator('body').innerText()).not.toContain('Loading…');
  });
}
