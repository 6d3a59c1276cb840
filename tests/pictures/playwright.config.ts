// npm run check -- pictures: every state at four widths, light and dark, beside the commit that was accepted last.
import { browserWith } from '../fonts/font-sets.ts';
import base from '../playwright.config.ts';

const browser = browserWith('dejavu');

export default {
  ...base,
  testDir: '.',
  testMatch: '**/*.scan.ts',
  outputDir: '../../test-results',
  // Pictures of the accepted commit that differ, for as long as the page that shows them is made.
  snapshotPathTemplate: '../../test-results/accepted/{testName}/{arg}{ext}',
  updateSnapshots: 'none' as const,
  globalSetup: '../fonts/make-fonts.ts',
  reporter: [...(base.reporter as []), ['./side-by-side.ts']],
  // One machine and one browser draw both: there is nothing that a tolerance would have to allow.
  timeout: 180_000,
  expect: { timeout: 60_000, toMatchSnapshot: { threshold: 0, maxDiffPixels: 0 } },
  use: {
    ...base.use,
    actionTimeout: 15_000,
    // What was drawn before may shine through by a shade where a part is drawn again.
    launchOptions: { ...browser, args: [...browser.args, '--disable-partial-raster'] },
  },
  projects: [{ name: 'chromium', use: {} }],
};
