import { join } from 'node:path';
import { findFirefox } from '../../tools/setup/find-browser.js';
import base from '../playwright.config.ts';

if (!findFirefox())
  console.log('There is no Firefox here, so that nothing is tried in it: apt-get install firefox-esr');

/** In the machine's own fonts: Firefox lets a page read no others. */
const firefox = (width: number, height: number, firefoxUserPrefs = {}) => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  viewport: { width, height },
  launchOptions: {
    executablePath: join(import.meta.dirname, 'launch-firefox.js'),
    firefoxUserPrefs,
  },
});

/** Firefox's own settings for media features and sizes. */
const set = {
  'narrow, with text at 200 %': { 'font.size.variable.x-western': 32 },
  'narrow, with calm motion': { 'ui.prefersReducedMotion': 1 },
  'narrow, in forced colours': { 'browser.display.document_color_use': 2 },
};

export default {
  ...base,
  testDir: '.',
  testMatch: '**/*.scan.ts',
  outputDir: '../../test-results',
  // Its fonts are for Chromium.
  globalSetup: undefined,
  projects: [
    { name: 'wide', use: firefox(1280, 800) },
    { name: 'narrow', use: firefox(360, 740) },
    ...Object.entries(set).map(([name, prefs]) => ({
      name,
      grep: /by mouse/,
      use: firefox(360, 740, prefs),
    })),
  ],
};
