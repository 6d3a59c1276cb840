// The browser's script: the islands, what hydrates them, and the site's own small script. Pages are the other build's.
import { defineConfig, type Plugin } from 'vite';
import { browsers, define, lightningcss } from './tools/both-builds.ts';
import { islandEntries } from './tools/island-files.ts';
import { shortClassNames } from './tools/page-styles.ts';

const APPEND = 'document.head.appendChild(link)';

/** A layered style sheet that comes before another makes Chromium lay out the whole page anew; after the last it does not. */
const sheetsComeLast: Plugin = {
  name: 'sheets-come-last',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes(APPEND)) throw new Error('Vite appends style sheets in another way');
      return code.replace(APPEND, 'document.body.appendChild(link)');
    },
  },
};

/**
 * Most of React runs when the first island is hydrated: Chromium compiles it in another thread as it arrives, and not function
 * by function while somebody waits.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  plugins: [sheetsComeLast],
  define: { ...define, __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  resolve: { alias: { '~': `${import.meta.dirname}/app` } },
  css: { lightningcss, modules: shortClassNames },
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: '.generated/islands',
    manifest: true,
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    target: browsers,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: islandEntries,
      preserveEntrySignatures: 'strict',
      output: { postBanner: ({ name }) => (name === 'hydrate' ? COMPILED_AT_ONCE : '') },
    },
  },
});
