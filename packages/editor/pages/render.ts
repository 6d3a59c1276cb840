// Renders the editor's pages with the site's own parts, from their sources: nothing of it is in the built site.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { styleSheetsOf } from '../../../server/http/style-sheets.ts';
import { siteColours } from '../../../tools/build/site-colours.ts';

type Pages = typeof import('./pages.tsx');

export interface Rendering {
  pages: Pages;
  styles: string;
  /** By the name that the styles call them; a publish may take their files away. */
  fonts: ReadonlyMap<string, Buffer>;
  /** A logo that is no drawing of ours, as the last build has made it. */
  sign: () => Buffer | null;
  close: () => Promise<void>;
}

export async function startRendering(root: string): Promise<Rendering> {
  const vite = await createServer({
    root,
    configFile: false,
    plugins: [siteColours()],
    logLevel: 'error',
    appType: 'custom',
    cacheDir: join(root, 'node_modules/.vite/editor'),
    resolve: { alias: { '~': join(root, 'app') } },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    environments: { ssr: { resolve: { noExternal: ['lucide'] } } },
  });
  const { ssr, client } = vite.environments;
  if (!ssr || !client || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite has no environment that renders pages');
  const pages = await ssr.runner.import<Pages>('/packages/editor/pages/pages.tsx');
  const modules = ssr.moduleGraph.getModulesByFile(join(root, 'packages/editor/pages/pages.tsx')) ?? [];
  const texts = await Promise.all([...styleSheetsOf(modules)].map((sheet) => client.transformRequest(sheet)));
  // The site brings its fonts by script, and only where they come at once; the editor keeps nothing in a cache.
  const styles = texts
    .map((one) => one?.code ?? '')
    .join('\n')
    .replaceAll('(scripting: none)', 'all')
    .replaceAll(/font-display:\s*optional/g, 'font-display:swap');
  const fonts = new Map(
    Array.from(styles.matchAll(/url\("?(\/[^")]+\.woff2)"?\)/g), ([, path = '']) => [
      path,
      readFileSync(join(root, path)),
    ]),
  );
  const sign = join(root, 'build/client/favicon.svg');
  return {
    pages,
    styles,
    fonts,
    sign: () => (existsSync(sign) ? readFileSync(sign) : null),
    close: () => vite.close(),
  };
}
