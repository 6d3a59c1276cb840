import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerendered-paths.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  prerender: prerenderedPaths,
  routeDiscovery: { mode: 'initial' },
  // A page's parts are small: one file a page is sooner there than one for each of its exports.
  splitRouteModules: false,
} satisfies Config;
