import type { Page } from '@playwright/test';
import { keyboardStop } from './support/keyboard-stop.ts';
import { enlargeText } from './support/large-text.ts';
import { expect, test } from './support/site.ts';

/** Goes from stop to stop until the page ends, and sees each. */
async function tabThrough(page: Page, pause: (stops: number) => Promise<void>): Promise<string[]> {
  const names: string[] = [];
  for (let stops = 0; stops < 150; stops++) {
    await page.keyboard.press('Tab');
    await pause(stops);
    const stop = await keyboardStop(page);
    if (!stop) break;
    expect(stop).toEqual({ name: stop.name, seen: true, rings: true, under: null });
    names.push(stop.name);
  }
  return names;
}

for (const path of ['/', '/home-care', '/contact', '/faq', '/events/ai-in-plain-english']) {
  test(`every stop of the keyboard on ${path} can be seen, down to the foot of the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const names = await tabThrough(page, async () => {});
    expect(names[0]).toContain('Skip to the content');
    expect(names.some((name) => name.includes('Keyboard shortcuts'))).toBe(true);
  });
}

test('every stop can be seen at the pace of a person, too, on a page that moves as it is scrolled', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/home-care');
  const names = await tabThrough(page, (stops) => page.waitForTimeout(100 + ((stops * 130) % 301)));
  expect(names.some((name) => name.includes('Keyboard shortcuts'))).toBe(true);
});

for (const text of [100, 125, 150, 200]) {
  test(`the header that stays is no taller than what a page keeps free for it, with text at ${text} %`, async ({
    page,
  }) => {
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
  });
}
