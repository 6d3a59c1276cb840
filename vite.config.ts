import { reactRouter } from '@react-router/dev/vite';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { timetableOf } from './domain/office-hours/office-hours.ts';
import { filledFolders } from './server/articles/filled-collections.ts';
import { islandFiles } from './tools/island-files.ts';
import { legacyColours } from './tools/legacy-colours.ts';
import { pageStyles, shortClassNames } from './tools/page-styles.ts';

const builtCollections = await filledFolders(`${import.meta.dirname}/content`);

export default defineConfig(({ command }) => ({
  define: {
    BUILT_COLLECTIONS: JSON.stringify(builtCollections),
    OFFICE_TIMETABLE: JSON.stringify(timetableOf()),
    // What the build of the islands has made, the finished script has before it.
    FILES_AHEAD: JSON.stringify({ hydrate: [], siteScript: [], islands: {} }),
  },
  plugins: [islandFiles('.generated/islands'), reactRouter(), legacyColours(), pageStyles()],
  resolve: { alias: { '~': `${import.meta.dirname}/app` } },
  // light-dark() stays as it is: rewritten for older browsers it would ignore a part's own colour scheme.
  css: {
    lightningcss: { exclude: Features.LightDark },
    ...(command === 'build' && { modules: shortClassNames }),
  },
  // Of its 1,600 icons the server would otherwise hold all, twice.
  ssr: { noExternal: ['lucide'] },
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // Nesting and new media queries are written out for browsers of the last years.
    cssTarget: ['chrome111', 'firefox113', 'safari16'],
  },
}));
