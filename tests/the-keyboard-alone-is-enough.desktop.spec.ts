import { enlargeText } from './support/large-text.ts';
import { long, longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';
import { paceOfPerson, tabThrough } from './support/tab-through.ts';

for (const path of ['/', '/home-care', '/contact', '/faq', '/events/ai-in-plain-english']) {
  test(
    `every stop of the keyboard on ${path} can be seen, down to the foot of the page`,
    longExcept(['/contact'], path),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const names = await tabThrough(page);
      expect(names[0]).toContain('Skip to the content');
      expect(names.some((name) => name.includes('Keyboard shortcuts'))).toBe(true);
    },
  );
}

// All pages at three sizes: npm run check -- keyboard.
for (const [path, width, height] of [
  ['/credits', 1280, 800],
  ['/why-us', 360, 740],
] as const) {
  test(
    `every stop on ${path} can be seen at the pace of a person, too, ${width} pixels wide`,
    long,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(path);
      const names = await tabThrough(page, paceOfPerson);
      expect(names.some((name) => name.includes('Keyboard shortcuts'))).toBe(true);
    },
  );
}

for (const text of [100, 125, 150, 200]) {
  test(
    `the header that stays is no taller than what a page keeps free for it, with text at ${text} %`,
    longExcept([200], text),
    async ({ page }) => {
      await enlargeText(page, text);
      await page.goto('/credits');
      for (let width = 320; width <= 1440; width += 20) {
        await page.setViewportSize({ width, height: 1000 });
        const { height, free } = await page.evaluate(() => {
          const header = document.querySelector('header');
          const stays = header && getComputedStyle(header).position === 'sticky';
          return {
            height: stays ? header.offsetHeight : 0,
            free: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
          };
        });
        expect(height, `${width} pixels wide`).toBeLessThanOrEqual(free);
      }
    },
  );
}
