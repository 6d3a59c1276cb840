// npm run check -- accessibility: every state by two engines, at three widths, light and dark. It takes a quarter of an hour.
import base from '../playwright.config.ts';

export default {
  ...base,
  testDir: '.',
  testMatch: '**/*.scan.ts',
  outputDir: '../../test-results',
  globalSetup: '../fonts/make-fonts.ts',
  projects: [{ name: 'chromium', use: {} }],
};
