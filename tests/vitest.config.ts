import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { islandFiles } from '../tools/build/island-files.ts';
import { contentFolder, isSampleFolder } from '../tools/content/content-folder.js';
import { contentModules } from '../tools/content/content-modules.ts';

const root = join(import.meta.dirname, '..');

export default defineConfig({
  root,
  plugins: [contentModules(root), islandFiles(join(root, 'build/client'))],
  resolve: { alias: { '~': join(root, 'app') } },
  test: {
    include: [
      '{app,packages,domain,server,tools}/**/*.test.{ts,tsx}',
      'tests/{chaos,faults,fuzz,load,provider,webkit}/*.test.ts',
    ],
    // It asks the site of another folder than the sample's.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.SHORT_RUN ? ['**/*.long.test.ts'] : []),
      ...(isSampleFolder(root, contentFolder(root)) ? ['tests/provider/this-provider.test.ts'] : []),
    ],
    setupFiles: ['./tests/support/noise-is-failure.ts'],
    // One more than the two cores: what hangs, restarts or is away is waited for, and another test runs meanwhile.
    maxWorkers: 3,
    // Modules of ours keep no state that a test could leave behind: loaded once, they cost a third less.
    isolate: false,
    // Programs that tests start need a third less processor.
    env: { NODE_COMPILE_CACHE: join(root, 'build/compile-cache') },
    // Generous, because they only end what hangs: no test asserts how long anything takes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
