import { kinds } from './support/addresses.ts';
import { longExcept } from './support/long.ts';
import { expect, test } from './support/site.ts';

/** Counts how many letters each line holds that is followed by another one of the same paragraph. */
function fullLines(paragraphs: Element[]): number[] {
  return paragraphs.flatMap((paragraph) => {
    const lines = new Map<number, number>();
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const letter = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (let at = 0; at < (text.textContent?.length ?? 0); at++) {
        letter.setStart(text, at);
        letter.setEnd(text, at + 1);
        const box = letter.getBoundingClientRect();
        // Raised or small text belongs to the same line.
        const line = Math.round((box.top + box.bottom) / 20);
        if (box.width > 0) lines.set(line, (lines.get(line) ?? 0) + 1);
      }
    }
    return [...lines.values()].slice(0, -1);
  });
}

const job = '/careers/home-care-worker-southampton';
for (const path of [...kinds, job, '/useful-information/who-pays-for-care']) {
  test(
    `the lines of ${path} are not too long for the eye on a wide screen, and it can be read where styles fail`,
    longExcept(['/about', '/careers'], path),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      const lines = await page.getByRole('main').locator('p').evaluateAll(fullLines);
      expect.soft(Math.max(0, ...lines)).toBeLessThanOrEqual(80);
      if (lines.length >= 10)
        expect.soft(lines.reduce((sum, letters) => sum + letters) / lines.length).toBeLessThanOrEqual(66);

      // An old browser that knows no layers, a policy of a company, a reader's own choice.
      await page.evaluate(() => {
        for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove();
      });
      const largeSigns = await page.evaluate(() =>
        [...document.querySelectorAll('svg')]
          .filter((sign) => sign.getBoundingClientRect().width > 64)
          .map((sign) => sign.outerHTML.slice(0, 120)),
      );
      expect(largeSigns).toEqual([]);
      expect(await page.locator('body').innerText()).not.toContain('Loading…');
      // Without styles its pictures are wider than the window.
      await page.close();
    },
  );
}
