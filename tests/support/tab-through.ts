import type { Page } from '@playwright/test';
import { keyboardStop } from './keyboard-stop.ts';
import { expect } from './site.ts';

const MAX_STOPS = 250;

/** Between 100 and 400 milliseconds, as a person's hand goes. */
export const paceOfPerson = (stops: number): number => 100 + ((stops * 130) % 301);

/**
 * Goes from stop to stop until the page ends, and sees each.
 * @param pressMs for how long a key is held down
 */
export async function tabThrough(
  page: Page,
  pressMs: (stops: number) => number = () => 0,
): Promise<string[]> {
  const names: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press('Tab', { delay: pressMs(stops) });
    const stop = await keyboardStop(page);
    if (!stop) break;
    expect(stop).toEqual({ name: stop.name, seen: true, rings: true, under: null });
    names.push(stop.name);
  }
  return names;
}
