import { test as base, expect } from '@playwright/test';
import { clockAt, testDay } from './clock-at.ts';
import { moveClock } from './move-clock.ts';
import { type Settings, type Site, startSite } from './start-site.ts';

export { expect };

interface WorkerFixtures {
  /** Settings of the site that this file's tests use; a file changes them with `test.use`. */
  settings: Settings;
  site: Site;
}

interface TestFixtures {
  /** Noise of the page that a test expects, such as the console line of a 404 answer. */
  expectedNoise: RegExp[];
  /** True if the assistant opens by itself on wide screens. It has tests of its own; elsewhere it stays closed. */
  assistantOpens: boolean;
  closedAssistant: undefined;
  movedClock: undefined;
  quietPage: undefined;
  fittingPage: undefined;
}

/** Playwright's line in the place of a service worker. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** On any day it is the same one for the site and for pages; a time zone is the browser's. */
const clock = clockAt(testDay);

/** As if the visitor had closed it before. */
function closeAssistant(): void {
  if (location.protocol.startsWith('http')) sessionStorage.setItem('chat-window', 'closed');
}

/** Every page of every test is watched: a console error, a broken policy, a fault, a request elsewhere or sideways scrolling at the end fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Every test comes from one address: the limits have tests of their own.
  settings: [{ RATE_LIMITS: 'off' }, { scope: 'worker', option: true }],
  site: [
    async ({ settings }, use) => {
      const site = await startSite({ ...clock, ...settings });
      await use(site);
      // In order it would wait for services of others that hang.
      await site.stop('SIGKILL');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedNoise: [[], { option: true }],
  assistantOpens: [false, { option: true }],
  movedClock: [
    async ({ context }, use) => {
      await context.addInitScript(moveClock, Number(clock.CLOCK_AHEAD_MS));
      await use(undefined);
    },
    { auto: true },
  ],
  closedAssistant: [
    async ({ context, assistantOpens }, use) => {
      if (!assistantOpens) await context.addInitScript(closeAssistant);
      await use(undefined);
    },
    { auto: true },
  ],
  quietPage: [
    async ({ context, site, expectedNoise }, use) => {
      const noise: string[] = [];
      const note = (line: string) => {
        if (!line.endsWith(BLOCKED_WORKER) && !expectedNoise.some((expected) => expected.test(line)))
          noise.push(line);
      };
      context.on('weberror', (error) => note(`fault: ${error.error().message}`));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(`console: ${message.text()}`);
      });
      context.on('request', (request) => {
        const elsewhere = !request.url().startsWith(site.url) && /^https?:/.test(request.url());
        if (elsewhere) note(`request to another host: ${new URL(request.url()).host}`);
      });
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
  fittingPage: [
    async ({ context }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) return;
      for (const page of context.pages()) {
        const width = await page.evaluate(() => document.documentElement?.scrollWidth ?? 0);
        expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }
    },
    { auto: true },
  ],
});
