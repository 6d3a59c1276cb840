import base from '../playwright.config.ts';

const sizes = { phone: [360, 740], tablet: [768, 1024], laptop: [1280, 800] } as const;

export default {
  ...base,
  testDir: '.',
  testMatch: '**/*.scan.ts',
  outputDir: '../../test-results',
  globalSetup: '../fonts/make-fonts.ts',
  projects: Object.entries(sizes).map(([name, [width, height]]) => ({
    name,
    use: { viewport: { width, height }, reducedMotion: 'no-preference' as const },
  })),
};
