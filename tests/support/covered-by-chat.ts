import type { Page } from '@playwright/test';

/** What of the first screen has something of the chat over it. */
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
