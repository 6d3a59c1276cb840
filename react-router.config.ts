import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerendered-paths.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  prerender: prerenderedPaths,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
