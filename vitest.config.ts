import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': `${import.meta.dirname}/app` } },
  test: {
    include: ['{app,content,server,tools,media}/**/*.test.{ts,tsx}', 'tests/{unit,contracts}/**/*.test.ts'],
    setupFiles: ['./tests/support/noise-is-failure.ts'],
    testTimeout: 20_000,
  },
});
