import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import site from './react-router.config.ts';
import { chunkGroups } from './tools/chunk-groups.ts';
import { leanRouter } from './tools/lean-router.ts';

export default defineConfig(({ command }) => ({
  plugins: [leanRouter(site), reactRouter()],
  // React's developer tools are for development; what speaks to them need not travel.
  define: command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
  resolve: { alias: { '~': `${import.meta.dirname}/app` } },
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // light-dark() must stay as it is: rewritten for older browsers it would ignore a part's own colour scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    // The context that carries the services must be one object for the built pages and for the server that fills it.
    ssr: { build: { rolldownOptions: { external: [/^#server\//] } } },
  },
}));
