import { reactRouter } from '@react-router/dev/vite';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import site from './react-router.config.ts';
import { chunkGroups } from './tools/chunk-groups.ts';
import { leanRouter } from './tools/lean-router.ts';
import { legacyColours } from './tools/legacy-colours.ts';

export default defineConfig(({ command }) => ({
  plugins: [leanRouter(site), reactRouter(), legacyColours()],
  // React's developer tools are for development; what speaks to them need not travel.
  define: command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
  resolve: { alias: { '~': `${import.meta.dirname}/app` } },
  // light-dark() stays as it is: rewritten for older browsers it would ignore a part's own colour scheme.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // Nesting and new media queries are written out for browsers of the last years.
    cssTarget: ['chrome111', 'firefox113', 'safari16'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
}));
