// The browser's script: the islands, what hydrates them, and the site's own small script. Pages are the other build's.
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { timetableOf } from './domain/office-hours/office-hours.ts';
import { islandEntries } from './tools/island-files.ts';
import { shortClassNames } from './tools/page-styles.ts';

export default defineConfig({
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', OFFICE_TIMETABLE: JSON.stringify(timetableOf()) },
  resolve: { alias: { '~': `${import.meta.dirname}/app` } },
  css: { lightningcss: { exclude: Features.LightDark }, modules: shortClassNames },
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: '.generated/islands',
    manifest: true,
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    target: ['chrome111', 'firefox113', 'safari16'],
    modulePreload: { polyfill: false },
    rolldownOptions: { input: islandEntries, preserveEntrySignatures: 'strict' },
  },
});
