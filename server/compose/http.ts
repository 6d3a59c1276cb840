import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Build } from '../http/build.ts';
import { withOfflinePage } from '../http/files/service-worker.ts';
import { createHttpServer } from '../http/http-server.ts';
import { connectionLimits } from '../http/load/connection-limits.ts';
import { type EventLoopDelay, watchEventLoopDelay } from '../http/load/event-loop-delay.ts';
import { createLoadShedding } from '../http/load/load-shedding.ts';
import type { PageCache } from '../http/pages/page-cache.ts';
import { createPageHandler } from '../http/pages/page-handler.ts';
import type { RenderPage } from '../http/pages/render-page.ts';
import { createReadiness } from '../http/readiness.ts';
import { groupByPath } from '../http/route-table.ts';
import { MAX_FORMS_AT_ONCE } from '../limits/limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';
import type { ComposedStore } from './store.ts';

interface Dependencies {
  build: Build;
  render: RenderPage;
  services: Services;
  store: ComposedStore;
  pages: PageCache;
  metrics: Metrics | null;
  log: FastifyBaseLogger;
}

export function composeHttp(config: Config, dependencies: Dependencies): FastifyInstance {
  const { build, render, services, store, pages, metrics, log } = dependencies;
  // Being slow while it starts is no overload.
  let eventLoop: EventLoopDelay | null = null;
  const shedding = createLoadShedding({
    isBusy: () => eventLoop?.isBusy() ?? false,
    metrics,
    // Load tests come from one address.
    ...(!config.RATE_LIMITS && { maxFormsPerClient: MAX_FORMS_AT_ONCE }),
  });
  const { PUBLIC_URL: publicUrl } = config;
  const app = createHttpServer({
    site: withOfflinePage(build.site, config.OFFLINE_PAGE),
    routes: groupByPath(build.pages.routes),
    otherwise: { GET: build.pages.notFound },
    ...(build.beforePages && { beforePages: build.beforePages }),
    handlePage: createPageHandler({
      render,
      styleSheets: build.styleSheets,
      services,
      pages,
      shedding,
      publicUrl,
      backendSecret: config.BACKEND_SECRET,
    }),
    checkReady: createReadiness({
      checkStore: store.health,
      folder: store.uploads,
      backlog: store.outbox.backlog,
    }),
    publicUrl,
    tlsOnSubDomains: config.HSTS_SUBDOMAINS,
    trustProxy: config.TRUST_PROXY,
    connections: connectionLimits({ direct: config.TRUST_PROXY === null && config.RATE_LIMITS }),
    graceMs: config.STOP_GRACE_MS,
    metrics,
    log,
  });
  app.addHook('onListen', async () => {
    eventLoop = watchEventLoopDelay();
  });
  app.addHook('onClose', async () => eventLoop?.stop());
  return app;
}
