import { join } from 'node:path';
import { defineConfig, devices, type ReporterDescription } from '@playwright/test';
import { browserWith } from './fonts/font-sets.ts';
import { anyWidth } from './support/any-width.ts';
import { asShipped, isAsShipped } from './support/as-shipped.ts';

// Words and boxes are where they are on any screen, and seven times as many dots take a tenth longer to draw.
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 };

const stillness = '**/nothing-moves-on-a-phone.spec.ts';
const widths = '**/every-page-fits-its-window.spec.ts';

/** A processor that draws each picture of a movement does little else: what is about motion asks for it, or is one of these. */
const calm = { reducedMotion: 'reduce' } as const;
const lively = [
  stillness,
  '**/pages-fade-in-gently.spec.ts',
  '**/the-home-page-leads-on.spec.ts',
  '**/visitors-can-register-for-an-event.spec.ts',
  '**/visitors-can-use-the-menu-on-a-phone.spec.ts',
  '**/what-is-seen-first-comes-first-on-a-phone.spec.ts',
];

/** Width changes nothing here: tested once. */
const wideAlone = [
  '**/every-page-is-whole.spec.ts',
  '**/forms-show-that-they-are-sending.spec.ts',
  '**/pages-show-that-they-are-loading.spec.ts',
  '**/visitors-can-search-the-site.spec.ts',
  '**/visitors-see-*.spec.ts',
];

const isShort = Boolean(process.env.SHORT_RUN);
const leftOut = [
  // Tests of the sample are not run on another provider's content.
  ...(isAsShipped ? [] : [new RegExp(asShipped.tag)]),
  ...(isShort ? [/@long/] : []),
];

/** Tests that depend on the fonts of a device; `phone` has DejaVu alone, and sees whether every page keeps still. */
const ofFonts = {
  liberation: { testMatch: stillness, grep: /@all-fonts/ },
  'roboto-and-noto': { testMatch: stillness, grep: /@all-fonts/ },
  unknown: { testMatch: widths },
} as const;

/** The check that runs them names the file in which they are counted. */
export function reporterOf(): ReporterDescription[] {
  const outputFile = process.env.JOURNEYS_REPORT;
  const onScreen: ReporterDescription = [process.env.CI ? 'list' : 'line'];
  return outputFile
    ? [onScreen, ['json', { outputFile: join(import.meta.dirname, '..', outputFile) }]]
    : [onScreen];
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './fonts/make-fonts.ts',
  grepInvert: leftOut,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy with something else gets a second chance; the report names what needed it.
  retries: process.env.CI ? 1 : 0,
  reporter: reporterOf(),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: browserWith('dejavu'),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tests watch and answer requests themselves; the offline page has tests of its own.
    serviceWorkers: 'block',
    // Recording takes as long again as the test: `npm run e2e -- --trace on <file>` shows what went wrong.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      // One size of screen is enough before each change: without `.desktop` in its name a journey is made on a phone.
      ...(isShort ? { testMatch: ['**/*.desktop.spec.ts', ...wideAlone] } : {}),
      testIgnore: ['**/*-on-a-phone.spec.ts', widths],
      grepInvert: [...leftOut, new RegExp(anyWidth.tag)],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, ...calm },
    },
    {
      name: 'phone',
      use: { ...phone, ...calm },
      testIgnore: ['**/*.desktop.spec.ts', ...lively, widths, ...wideAlone],
    },
    { name: 'phone, lively', testMatch: lively, use: phone },
    ...Object.entries(isShort ? {} : ofFonts).map(([fonts, tests]) => ({
      name: `phone, ${fonts} fonts`,
      // A second worker would start a browser and a site for three tests.
      fullyParallel: fonts === 'unknown',
      use: { ...phone, launchOptions: browserWith(fonts as keyof typeof ofFonts) },
      ...tests,
    })),
  ],
});
