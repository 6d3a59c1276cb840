import { servicePages } from '../domain/pages/pages.ts';
import { kinds } from './support/addresses.ts';
import { enlargeText } from './support/large-text.ts';
import { isShortRun, long, longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { visit } from './support/visit.ts';

const paths = isShortRun ? ['/', '/contact'] : kinds;

for (const percent of [100, 150, 200]) {
  test(
    `every word of headings, buttons, links and partners stays whole, with text at ${percent} %`,
    longExcept([200], percent),
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 360, height: 740 });
      await enlargeText(page, percent);
      for (const path of [...paths, '/careers/home-care-worker-southampton']) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const broken = await page.locator(HEADINGS).evaluateAll(brokenWords);
        expect(broken, `${path} at ${percent} %`).toEqual([]);
      }
    },
  );
}

const HEADINGS =
  ':is(main, header, footer) :is(h1, h2, h3, h4, button, summary, label, legend, dt, nav a, li > svg + span)';

function brokenWords(parts: Element[]): string[] {
  const range = document.createRange();
  return parts.flatMap((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      if (!parentElement?.checkVisibility() || parentElement.closest('[aria-hidden]')) continue;
      // A hyphen is where a word may end a line.
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
    }
    return broken;
  });
}

/** Nothing of the page lies over its lower edge. */
function isSeenToItsFoot(part: Element): boolean {
  const { left, right, bottom } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
}

const service = kinds.find((path) => servicePages.some((page) => page.path === path)) ?? '';
for (const [path, percent] of [
  ['/', 150],
  ['/', 200],
  [service, 150],
] as const) {
  test(
    `with text at ${percent} % the first screen of ${path} has the headline, the field and the button`,
    longExcept(['/'], path),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await enlargeText(page, percent);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const main = page.getByRole('main');
      for (const part of [
        main.getByRole('heading', { level: 1 }),
        main.getByLabel('Enter your postcode').first(),
        main.getByRole('button', { name: 'Check my postcode' }).first(),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThan((66 * percent) / 100);
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      expect(await menu.evaluate(isSeenToItsFoot)).toBe(true);
    },
  );
}

test('at 200 % the summary of errors has most of the width for its words', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enlargeText(page, 200);
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const summary = page.getByRole('region', { name: 'Please check what you filled in' });
  await expect(summary).toBeVisible();
  const room = await summary.evaluate((box) => box.querySelector('ul')?.clientWidth ?? 0);
  expect(room).toBeGreaterThan(220);
  expect(await summary.locator('a, h2').evaluateAll(brokenWords)).toEqual([]);
});
