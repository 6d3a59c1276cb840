import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { filledFolders } from './server/articles/filled-collections.ts';
import { browsers, define, lightningcss } from './tools/both-builds.ts';
import { islandFiles } from './tools/island-files.ts';
import { legacyColours } from './tools/legacy-colours.ts';
import { pageStyles, shortClassNames } from './tools/page-styles.ts';

const builtCollections = await filledFolders(`${import.meta.dirname}/content`);

export default defineConfig(({ command }) => ({
  define: {
    ...define,
    BUILT_COLLECTIONS: JSON.stringify(builtCollections),
    // What the build of the islands has made, the finished script has before it.
    FILES_AHEAD: JSON.stringify({ hydrate: [], siteScript: [], islands: {} }),
  },
  plugins: [islandFiles('.generated/islands'), reactRouter(), legacyColours(), pageStyles()],
  resolve: { alias: { '~': `${import.meta.dirname}/app` } },
  css: {
    lightningcss,
    ...(command === 'build' && { modules: shortClassNames }),
  },
  // Of its 1,600 icons the server would otherwise hold all, twice.
  ssr: { noExternal: ['lucide'] },
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    cssTarget: browsers,
  },
}));
