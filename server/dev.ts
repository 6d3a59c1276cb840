// The fast loop: pages served by Vite as they are edited.
import { createServer } from 'vite';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { startupBanner } from './http/listen.ts';
import { METHODS } from './http/refused-request.ts';
import { createRenderer, type PagesBuild } from './http/renderer.ts';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const config = readConfig();
const app = await compose(config, {
  site: new Map(),
  routeOf: () => '(page)',
  methodsOf: () => METHODS,
  paths: [],
  render: async (request, services, facts) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild;
    return createRenderer(build, 'development')(request, services, facts);
  },
  beforePages: (request, response, next) => vite.middlewares(request, response, next),
});
console.log(startupBanner(config, await app.listen({ port: config.PORT, host: config.HOST })));
