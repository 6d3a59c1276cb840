import { globSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { islandEntries, islandFiles } from './tools/build/island-files.ts';
import { pageStyles } from './tools/build/page-styles.ts';
import { siteColours } from './tools/build/site-colours.ts';
import { contentModules } from './tools/content/content-modules.ts';

const root = import.meta.dirname;
/** Nesting and new media queries are written out for browsers of the last years. */
const browsers = ['chrome111', 'firefox113', 'safari16'];

/** The browser is brought no file of its own for the pages: they are rendered on the server. */
const pages = Object.fromEntries(
  globSync('app/pages/*.tsx', { cwd: root }).map((file) => [basename(file, '.tsx'), file]),
);

/** A class is named by its own name and its file's number. */
const sheets = globSync('app/**/*.module.css', { cwd: root }).sort();

/** Chromium compiles React in another thread as it arrives, and not function by function while somebody waits. */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * A browser asks for six files at a time, and each six more are one more round trip of a phone: what many islands are made of
 * is a few files. The order counts: a file takes along what it imports, unless one before it has that.
 */
const sharedFiles = [
  // The site's script needs it too, and does not wait for React.
  {
    name: 'shared',
    test: /preload-helper|\/app\/browser\/|class-names|button\.module|occlusion|shortcut-choice|checked-postcode|\/draft\.|danger-kinds|\/content\/timetable|\/domain\/(time|office-hours|text)\//,
    minShareCount: 2,
  },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'hydrate',
    test: /\/islands\/hydrate|\/design-system\/(field|hidden|icon)\/|\/button\.tsx|use-openers|\/content\/labels/,
  },
  { name: 'danger-help', test: /\/danger-help\./, minShareCount: 2 },
  { name: 'forms', test: /\/features\/forms\/(?!request-check)|\/domain\/applications\//, minShareCount: 2 },
];

export default defineConfig({
  plugins: [contentModules(root), islandFiles(`${root}/build/client`), siteColours(), pageStyles()],
  resolve: { alias: { '~': `${root}/app` } },
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${name}-${sheets.indexOf(relative(root, file.split('?', 1)[0] ?? ''))}`,
    },
    // light-dark() stays as it is: rewritten for older browsers it would ignore a part's own colour scheme.
    lightningcss: { exclude: Features.LightDark },
  },
  build: { assetsInlineLimit: 0, cssMinify: 'lightningcss', cssTarget: browsers, manifest: true },
  environments: {
    client: {
      define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      build: {
        outDir: 'build/client',
        target: browsers,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // Timings are for whoever works on the build.
          checks: { pluginTimings: false },
          input: islandEntries,
          preserveEntrySignatures: 'allow-extension',
          // Words, rules and components do nothing by being imported.
          treeshake: {
            moduleSideEffects: (id) => !/\/(content|domain|features|design-system)\/.*\.tsx?$/.test(id),
          },
          output: {
            codeSplitting: { groups: sharedFiles },
            postBanner: ({ name }) => (name === 'react' ? COMPILED_AT_ONCE : ''),
          },
        },
      },
    },
    ssr: {
      // The server would otherwise hold all 1,600 of its icons, twice.
      resolve: { noExternal: ['lucide'] },
      build: {
        outDir: 'build/server',
        emitAssets: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: {
          // Timings are for whoever works on the build.
          checks: { pluginTimings: false },
          input: { ...pages, document: 'app/document/document.tsx', routes: 'app/routes.ts' },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    buildApp: async ({ build, environments: { client, ssr } }) => {
      if (!client || !ssr) throw new Error('An environment is missing');
      await build(client);
      await build(ssr);
      // The browser needs styles and pictures of the pages' build; all script is the islands'.
      await cp(`${root}/build/server/assets`, `${root}/build/client/assets`, { recursive: true });
    },
  },
});
