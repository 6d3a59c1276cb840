import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** What pages show before anything is touched; what forms and dialogs need comes with the pages that have them. */
const firstParts =
  /app\/(design-system\/(?!field|error-summary|notice|dialog|stars|tabs|table|spinner)|features\/(?!forms\/(?!visit)|careers|contact\/|events|area-notice|site-search|testimonials|entries|postcode-check\/(?!postcode-form|use-postcode|failure))|server-markup)|lucide\/.*(arrow-right|chevron-down)|preload-helper/;

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
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
    // Few files a page: what nearly every page uses travels together, in two pieces that change at different times.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: 'parts', test: firstParts, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    // The context that carries the services must be one object for the built pages and for the server that fills it.
    ssr: { build: { rolldownOptions: { external: [/^#server\//] } } },
  },
}));
