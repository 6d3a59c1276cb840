import type { Page, PlaywrightTestOptions } from '@playwright/test';
import type { InputDriver } from '../support/input-driver.ts';
import { keyboardDriver } from '../support/keyboard-driver.ts';
import { enlargeText } from '../support/large-text.ts';

/** Scripts, settings and aids of a visitor's browser. */
export interface AccessProfile {
  browser?: Partial<PlaywrightTestOptions>;
  disturb?: (page: Page) => Promise<unknown>;
  set?: (page: Page) => Promise<unknown>;
  driver?: (page: Page) => InputDriver;
}

const LATE_MS = 10_000;
const script = /\.js$/;
/** They bring the parts of a page to life; what is cut off here is one of those parts, or what it loads later. */
const runtime = /\/(behaviours|hydrate|react)[^/]*\.js$/;

const delay = (page: Page) =>
  page.route(script, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    // The page may have been left by then.
    await route.continue().catch(() => {});
  });

/** A script ends in its middle, as where a release or a tunnel comes between. */
const cut = (scripts: (path: string) => boolean) => (page: Page) =>
  page.route(
    (url) => script.test(url.pathname) && scripts(url.pathname),
    async (route) => {
      try {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({ response, body: text.slice(0, text.length / 2) });
      } catch {
        // The page was left before.
      }
    },
  );

/** Nothing moves, unless it is said. */
export const accessProfiles = {
  'with scripting': {},
  'without scripting': { browser: { javaScriptEnabled: false } },
  'with every script ten seconds late': { disturb: delay },
  'with the scripts of the parts cut off': { disturb: cut((path) => !runtime.test(path)) },
  'with all scripts cut off': { disturb: cut(() => true) },
  'with movement': { browser: { reducedMotion: 'no-preference' } },
  'in forced colours': { browser: { forcedColors: 'active' } },
  'with text at 200 %': { set: enlargeText },
  'by keyboard alone': { driver: keyboardDriver },
  'by keyboard alone with text at 200 %': { set: enlargeText, driver: keyboardDriver },
} as const satisfies Record<string, AccessProfile>;
