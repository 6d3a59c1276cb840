import { expect, test } from './support/site.ts';

for (const path of ['/about', '/why-us', '/careers']) {
  test(`on ${path} the words of cards' headings stay whole, and at 200 % on two lines at most`, async ({
    page,
  }) => {
    await page.goto(path);
    const titles = page.locator('main li h2, main li h3');
    await expect(titles).not.toHaveCount(0);
    for (const [size, lines] of [
      [100, 1],
      [150, 1],
      [200, 2],
    ] as const) {
      await page.locator('html').evaluate((html, size) => {
        html.style.fontSize = `${size}%`;
      }, size);
      expect(await titles.evaluateAll(brokenWords, lines), `${size} %`).toEqual([]);
    }
  });
}

/** The words that stand on more lines than that. */
function brokenWords(titles: Element[], lines: number): string[] {
  const range = document.createRange();
  return titles.flatMap((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // A hyphen is where a word may end a line.
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > lines) broken.push(word);
      }
    }
    return broken;
  });
}
