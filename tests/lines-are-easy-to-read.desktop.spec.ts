import { kinds } from './support/addresses.ts';
import { expect, test } from './support/site.ts';

/** Counts how many letters each line holds that is followed by another one of the same paragraph. */
function fullLines(paragraph: Element): number[] {
  const lines = new Map<number, number>();
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (let at = 0; at < (text.textContent?.length ?? 0); at++) {
      const letter = document.createRange();
      letter.setStart(text, at);
      letter.setEnd(text, at + 1);
      const box = letter.getBoundingClientRect();
      // Raised or small text belongs to the same line.
      const line = Math.round((box.top + box.bottom) / 20);
      if (box.width > 0) lines.set(line, (lines.get(line) ?? 0) + 1);
    }
  }
  return [...lines.values()].slice(0, -1);
}

const job = '/careers/home-care-worker-southampton';
for (const path of [...kinds, job, '/useful-information/who-pays-for-care']) {
  test(`the lines of ${path} are not too long for the eye on a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const paragraphs = await page.getByRole('main').locator('p').all();
    const lines = (await Promise.all(paragraphs.map((paragraph) => paragraph.evaluate(fullLines)))).flat();
    expect(Math.max(0, ...lines)).toBeLessThanOrEqual(80);
    if (lines.length < 10) return;
    expect(lines.reduce((sum, letters) => sum + letters) / lines.length).toBeLessThanOrEqual(66);
  });
}
