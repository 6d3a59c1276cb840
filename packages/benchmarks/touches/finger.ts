import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { openFresh, phone } from '../pages/profiles.ts';

interface Point {
  x: number;
  y: number;
}

/** The phone of somebody who was never here. */
export const takePhone = (browser: Browser, height = phone.viewport.height) =>
  openFresh(
    browser,
    { ...phone, viewport: { ...phone.viewport, height } },
    { hasTouch: true, isMobile: true },
  );

/** Target beforehand, so that no script of the driver runs while a time is taken. */
export async function placeOf(control: Locator): Promise<Point> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const tap = (page: Page, { x, y }: Point) => page.touchscreen.tap(x, y);

/** Until nothing has been fetched for a while, and two seconds more. */
export async function leaveIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await pause(2000);
}

export async function applyPath(origin: string): Promise<string> {
  const list = await (await fetch(`${origin}/careers`)).text();
  const path = /\/careers\/(?!feed)[\w-]+/.exec(list)?.[0];
  if (!path) throw new Error('No job is open');
  return `${path}/apply`;
}
