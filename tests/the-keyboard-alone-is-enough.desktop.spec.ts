import type { Page } from '@playwright/test';
import { expect, test } from './support/site.ts';

/** What has the focus, and whether it can be seen below the header, with a ring around it or its card. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { top, bottom } = element.getBoundingClientRect();
    const under = element.closest('main, footer') !== null;
    const header = under ? (document.querySelector('header')?.offsetHeight ?? 0) : 0;
    // The platform's own controls of a film have rings of their own, inside it; what cuts off its edge cuts off its ring.
    const isFilm = element.localName === 'video';
    const around = [isFilm ? null : element, element.closest('li'), element.closest('div')];
    const rings =
      (isFilm && !element.matches(':focus')) ||
      around.some((part) => part && getComputedStyle(part).outlineStyle !== 'none');
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${element.localName} ${name.trim().slice(0, 40)}`,
      seen: bottom > header && top < innerHeight,
      rings,
    };
  });

for (const path of ['/', '/home-care', '/contact', '/faq', '/events/ai-in-plain-english']) {
  test(`every stop of the keyboard on ${path} can be seen, down to the foot of the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const names: string[] = [];
    for (let stops = 0; stops < 150; stops++) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop) break;
      expect(stop).toEqual({ name: stop.name, seen: true, rings: true });
      names.push(stop.name);
    }
    expect(names[0]).toContain('Skip to the content');
    expect(names.some((name) => name.includes('Keyboard shortcuts'))).toBe(true);
  });
}
