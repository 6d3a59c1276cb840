import type { Page } from '@playwright/test';

/** How scripts fare in a visitor's browser. */
export interface Mode {
  /** Whether the browser runs any. */
  runs: boolean;
  /** What happens to them on their way. */
  disturb?: (page: Page) => Promise<unknown>;
}

const LATE_MS = 10_000;
const script = /\.js$/;
/** They bring the parts of a page to life; what is cut off here is one of those parts, or what it loads later. */
const runtime = /\/(site-script|hydrate|react-dom|jsx-runtime)[^/]*\.js$/;

/** Every script comes late. */
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

export const modes = {
  'with scripting': { runs: true },
  'without scripting': { runs: false },
  'with every script ten seconds late': { runs: true, disturb: delay },
  'with the scripts of the parts cut off': { runs: true, disturb: cut((path) => !runtime.test(path)) },
  'with all scripts cut off': { runs: true, disturb: cut(() => true) },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;
