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

const HYDRATE = `${import.meta.dirname}/app/islands/hydrate.tsx`;

/** What nearly every island is made of: each in a file of its own would wait for its turn on a phone's line. */
const IN_ONE_FILE = `
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export { Button } from '~/design-system/button/button.tsx';
export { TextField } from '~/design-system/field/text-field.tsx';
`;

/** Every island comes after what hydrates it, which the bundler cannot know: it is told so, and leaves React in one file. */
const islandsComeLast: Plugin = {
  name: 'islands-come-last',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_, importer) => (importer === HYDRATE ? null : HYDRATE),
  },
  transform: {
    filter: { id: /\/islands\/hydrate\.tsx$/ },
    handler: (code) => code + IN_ONE_FILE,
  },
};

/**
 * Most of React runs when the first island is hydrated: Chromium compiles it in another thread as it arrives, and not function
 * by function while somebody waits.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  plugins: [sheetsComeLast, islandsComeLast],
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
      preserveEntrySignatures: 'allow-extension',
      output: { postBanner: ({ name }) => (name === 'hydrate' ? COMPILED_AT_ONCE : '') },
    },
  },
});
