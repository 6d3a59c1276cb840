import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

export interface Profile {
  name: 'phone' | 'desktop';
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  /** Counts how many times slower the processor is. */
  slowdown: number;
  line: { offline: false; latency: number; downloadThroughput: number; uploadThroughput: number } | null;
}

/** A middling phone on a slow mobile line, 1.6 Mbit/s and 150 ms, as such measurements usually assume it. */
export const phone: Profile = {
  name: 'phone',
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  slowdown: 4,
  line: { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 },
};
export const desktop: Profile = {
  name: 'desktop',
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  slowdown: 1,
  line: null,
};

export const inWords = {
  phone: `${phone.viewport.width} px wide, processor slowed ${phone.slowdown} times, 1.6 Mbit/s and 150 ms`,
  desktop: `${desktop.viewport.width} px wide, neither slowed`,
};

/** The page of somebody who was never here; whoever asked for it closes its context. */
export async function openFresh(
  browser: Browser,
  { viewport, deviceScaleFactor, line, slowdown }: Profile,
  options: { hasTouch?: boolean; isMobile?: boolean } = {},
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport, deviceScaleFactor, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (line) await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
}
