import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { alias: { '~': `${import.meta.dirname}/app` } },
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // light-dark() must stay as it is: rewritten for older browsers it would ignore a part's own colour scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  environments: {
    // Few files a page: what nearly every page uses travels together, in two pieces that change at different times.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: 'parts', test: /app\/|content\/|node_modules\//, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
    // The context that carries the services must be one object for the built pages and for the server that fills it.
    ssr: { build: { rolldownOptions: { external: [/^#server\//] } } },
  },
});
