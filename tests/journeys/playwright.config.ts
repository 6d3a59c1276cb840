import base from '../playwright.config.ts';

const names = ['desktop', 'phone'];

export default {
  ...base,
  testDir: '.',
  testMatch: '**/*.scan.ts',
  outputDir: '../../test-results',
  globalSetup: '../fonts/make-fonts.ts',
  timeout: 180_000,
  expect: { timeout: 60_000 },
  projects: base.projects?.flatMap(({ name, use = {} }) =>
    name && names.includes(name) ? [{ name, use }] : [],
  ),
};
