import type { Page } from '@playwright/test';
import { keyboardStop } from './keyboard-stop.ts';
import { expect } from './site.ts';

const MAX_STOPS = 250;

/** Between 100 and 400 milliseconds, as a person's hand goes. */
export const paceOfPerson = (page: Page) => (stops: number) =>
  page.waitForTimeout(100 + ((stops * 130) % 301));

/** Goes from stop to stop until the page ends, and sees each. */
export async function tabThrough(page: Page, pause: (stops: number) => Promise<void>): Promise<string[]> {
  const names: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press('Tab');
    await pause(stops);
    const stop = await keyboardStop(page);
    if (!stop) break;
    expect(stop).toEqual({ name: stop.name, seen: true, rings: true, under: null });
    names.push(stop.name);
  }
  return names;
}
