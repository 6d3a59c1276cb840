import type { Page } from '@playwright/test';

export const coveredByChat = (page: Page) =>
  page.evaluate(() => {
    const matters = document.querySelectorAll('main :is(h1, h2, input, select, textarea, button, form a)');
    const words = document.createRange();
    return [...matters].flatMap((one) => {
      words.selectNodeContents(one);
      const box = one.matches('h1, h2') ? words : one;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
      );
      return points.some((found) => found?.closest('aside')) ? [one.outerHTML] : [];
    });
  });

export const wordsUnderChat = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = document.createRange();
      words.selectNodeContents(text);
      const points = [...words.getClientRects()].flatMap(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].map((x) =>
          document.elementFromPoint(x, (top + bottom) / 2),
        ),
      );
      const isSeen = text.textContent?.trim() && text.parentElement?.checkVisibility();
      if (isSeen && points.some((found) => found?.closest('aside'))) covered.push(text.textContent ?? '');
    }
    return covered;
  });

/** Its sign may lie over words, as they scroll by, but over no button of a form and over no field in focus. */
export const controlsUnderChat = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll('main form button, main :is(input, select, textarea):focus');
    return [...controls].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y)),
      );
      return points.some((found) => found?.closest('aside')) ? [control.outerHTML] : [];
    });
  });

/** The words at the foot of a page that was scrolled to its end. */
export const lastLineUnderChat = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('[data-auto-hide]')?.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('body > footer > :last-child') ?? document.body);
    return [...words.getClientRects()].filter(
      ({ left, right, top, bottom, width }) =>
        button &&
        width < innerWidth / 2 &&
        left < button.right &&
        right > button.left &&
        top < button.bottom &&
        bottom > button.top,
    ).length;
  });
