// The fast loop: pages are rendered from their sources, and the browser loads again when one of them is saved.
import { createReadStream, existsSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import settings from '../vite.config.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { startupBanner } from './http/listen.ts';
import { styleSheetsOf } from './http/style-sheets.ts';
import type { Pages, Route } from './http/visit.ts';

/** No page carries its modules: what the server renders from has changed, and so has the page. */
const reloadOnSave: Plugin = {
  name: 'reload-on-save',
  hotUpdate({ file, server }) {
    if (this.environment.name !== 'ssr' || file.includes('/.generated/')) return;
    server.environments.client.hot.send({ type: 'full-reload' });
  },
};

/** It has no port: browsers hear of changes at that of the pages, since Vite's own would be open to the whole network. */
const sockets = createHttpServer();

const vite = await createServer({
  ...settings,
  // Vite would start itself again, without us, when a word changes that its settings import.
  configFile: false,
  plugins: [...(settings.plugins ?? []), reloadOnSave],
  server: { middlewareMode: true, ws: { server: sockets } },
  appType: 'custom',
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that renders pages');

const loadPages = () => ssr.runner.import<Pages>('/app/routes.ts');
const DOCUMENT = 'app/document/document.tsx';

function styleSheets(page: string): string[] {
  const files = [`${vite.config.root}/${DOCUMENT}`, fileURLToPath(page)];
  const modules = files.flatMap((file) => [...(ssr?.moduleGraph.getModulesByFile(file) ?? [])]);
  return [...styleSheetsOf(modules)];
}

const { routes, ...pages } = await loadPages();

/** As the sources are now; a new line of the table is seen at the next start. */
const latest = ({ method, path }: Route): Route => ({
  method,
  path,
  handle: async (visit) => {
    const now = (await loadPages()).routes.find((route) => route.method === method && route.path === path);
    return now ? now.handle(visit) : pages.notFound(visit);
  },
});

const config = readConfig();

const OWN_PICTURE = /^\/media\/\w+\/[\w-]+\.[\da-f]{8}\.(?:avif|webp|jpg)$/;
const TYPES: Readonly<Record<string, string>> = { '.jpg': 'jpeg', '.svg': 'svg+xml' };

/** A provider's own pictures and logo lie in their folder, and are laid into the site by its build. */
function sendOwnPicture({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const [path = ''] = url.split('?');
  const names = path === '/favicon.svg' ? ['logo.svg', 'logo.png'] : [OWN_PICTURE.exec(path)?.[0] ?? ''];
  const files = names.filter(Boolean).map((name) => join(config.CONTENT_DIR ?? '', name));
  const file = config.CONTENT_DIR && files.find(existsSync);
  if (!file) return false;
  const ending = extname(file);
  response.writeHead(200, { 'content-type': `image/${TYPES[ending] ?? ending.slice(1)}` });
  createReadStream(file).pipe(response);
  return true;
}

const app = await compose(config, {
  pages: { ...pages, routes: routes.map(latest) },
  styleSheets,
  // Vite brings styles and scripts in ways of its own.
  contentSecurityPolicy:
    "default-src 'self' 'unsafe-inline' data:; connect-src 'self' ws:; worker-src 'none'",
  site: new Map(),
  beforePages: (request, response, next) =>
    sendOwnPicture(request, response) || vite.middlewares(request, response, next),
});
app.server.on('upgrade', (...upgrade) => sockets.emit('upgrade', ...upgrade));
console.log(startupBanner(config, await app.listen({ port: config.PORT, host: config.HOST })));
