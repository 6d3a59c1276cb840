import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createFooterCheck } from '../articles/footer-check.ts';
import type { Config } from '../config.ts';
import type { Build } from '../http/build.ts';
import { connectionLimits } from '../http/connection-limits.ts';
import { watchEventLoopDelay } from '../http/event-loop-delay.ts';
import { createHttpServer } from '../http/http-server.ts';
import { createLoadShedding } from '../http/load-shedding.ts';
import type { PageCache } from '../http/page-cache.ts';
import { createPageHandler } from '../http/page-handler.ts';
import { createReadiness } from '../http/readiness.ts';
import { withOfflinePage } from '../http/service-worker.ts';
import { type StaticSite, whilePagesAreRight } from '../http/static-site.ts';
import { MAX_FORMS_AT_ONCE } from '../limits/limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';
import type { ComposedStore } from './store.ts';

interface Dependencies {
  build: Build;
  services: Services;
  store: ComposedStore;
  pages: PageCache;
  metrics: Metrics | null;
  log: FastifyBaseLogger;
}

export async function composeHttp(config: Config, dependencies: Dependencies): Promise<FastifyInstance> {
  const { build, services, store, pages, metrics, log } = dependencies;
  const eventLoop = watchEventLoopDelay();
  const shedding = createLoadShedding({
    isBusy: eventLoop.isBusy,
    metrics,
    // Load tests come from one address.
    ...(!config.RATE_LIMITS && { maxFormsPerClient: MAX_FORMS_AT_ONCE }),
  });
  const { PUBLIC_URL: publicUrl } = config;
  const app = createHttpServer({
    ...build,
    site: await finishedPages(config, build.site, services),
    handlePage: createPageHandler({ render: build.render, services, pages, shedding, publicUrl }),
    checkReady: createReadiness({ checkStore: store.health, folder: store.uploads }),
    publicUrl,
    trustProxy: config.TRUST_PROXY,
    connections: connectionLimits({ direct: config.TRUST_PROXY === null && config.RATE_LIMITS }),
    graceMs: config.STOP_GRACE_MS,
    metrics,
    log,
  });
  app.addHook('onClose', async () => eventLoop.stop());
  return app;
}

async function finishedPages(config: Config, site: StaticSite, { filledCollections }: Services) {
  const footerIsRight = await createFooterCheck(filledCollections, site.get('/')?.identity);
  // The build knows no provider, whom the assistant must name.
  const builtPagesAreRight = () => config.CHAT_URL === null && footerIsRight();
  return whilePagesAreRight(withOfflinePage(site, config.OFFLINE_PAGE), builtPagesAreRight);
}
