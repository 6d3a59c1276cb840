import { kinds, pagesLookedAt } from './support/addresses.ts';
import { long } from './support/long.ts';
import { expect, test } from './support/site.ts';

/** Keeps every shift of the layout that nobody asked for. */
function noteShifts(): void {
  const shifts: { value: number; moved: string[] }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      shifts.push({
        value,
        moved: sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80) ?? ''),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A hero with a form, words and pictures in turn, and a long list; the command for every page has each kind. */
const underAllFonts = process.env.EVERY_PAGE ? kinds : ['/', '/about', '/faq'];

const inShortRun = ['/', '/careers'];

for (const path of pagesLookedAt) {
  const tag = [
    ...(underAllFonts.includes(path) ? ['@all-fonts'] : []),
    ...(inShortRun.includes(path) ? [] : [long.tag]),
  ];
  test(`nothing on ${path} moves while fonts and pictures arrive`, { tag }, async ({ page }) => {
    await page.addInitScript(noteShifts);
    // A slow line: the words are read before fonts and pictures are there.
    await page.route(/\.(woff2|avif|webp|jpg|svg)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await route.continue().catch(() => {});
    });
    await page.goto(path);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Object(window).shifts)).toEqual([]);
  });
}
