import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { composeHttp } from './compose/http.ts';
import { addLifecycleHooks } from './compose/lifecycle.ts';
import { composeLog } from './compose/log.ts';
import { composeMetrics } from './compose/metrics.ts';
import { composeServices } from './compose/services.ts';
import { composeStore } from './compose/store.ts';
import type { Config } from './config.ts';
import type { Build } from './http/build.ts';
import { createPageCache } from './http/pages/page-cache.ts';
import { createPageRenderer } from './http/pages/render-page.ts';

export async function compose(
  config: Config,
  build: Build,
  log: FastifyBaseLogger = composeLog(config),
): Promise<FastifyInstance> {
  const opened = await composeStore(config, log);
  const metrics = composeMetrics(config, opened);
  const store = metrics?.watch(opened) ?? opened;
  const pages = createPageCache(build.beforePages && { maxBytes: 1 });
  const { services, background } = await composeServices(config, {
    store,
    watchMail: metrics?.watchMail ?? ((send) => send),
    onContentChange: pages.clear,
    hasFile: (path) => build.site.has(path),
    log,
  });
  const render = createPageRenderer(build.pages, build.contentSecurityPolicy);
  const app = composeHttp(config, { build, render, services, store, pages, metrics, log });
  addLifecycleHooks(app, { config, build, render, services, background, store, pages, metrics, log });
  return app;
}
