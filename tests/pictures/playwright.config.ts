// npm run check -- pictures: every state at four widths, light and dark, beside the commit that was accepted last.
import base from '../playwright.config.ts';

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
  use: { ...base.use, actionTimeout: 15_000 },
  projects: [{ name: 'chromium', use: {} }],
};
