import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { filledCollections } from './articles/filled-collections.ts';
import { createFooterCheck } from './articles/footer-check.ts';
import { composeArticles, validateContent } from './compose/articles.ts';
import { composeBackground } from './compose/background.ts';
import { composeChat } from './compose/chat.ts';
import { composeJobBoard, composeJobSource } from './compose/jobs.ts';
import { composeLog } from './compose/log.ts';
import { composeMetrics } from './compose/metrics.ts';
import { composePostcodes } from './compose/postcodes.ts';
import { composeStore } from './compose/store.ts';
import { composeSubmissions } from './compose/submissions.ts';
import type { Config } from './config.ts';
import { connectionLimits } from './http/connection-limits.ts';
import { watchEventLoopDelay } from './http/event-loop-delay.ts';
import { createHttpServer } from './http/http-server.ts';
import { createLoadShedding } from './http/load-shedding.ts';
import { createPageCache } from './http/page-cache.ts';
import { createPageHandler, warm } from './http/page-handler.ts';
import type { RenderRequest, RouteTable } from './http/renderer.ts';
import { withOfflinePage } from './http/service-worker.ts';
import { type StaticSite, whilePagesAreRight } from './http/static-site.ts';
import { MAX_FORMS_AT_ONCE } from './limits/limits.ts';
import { listenForMetrics } from './listen.ts';
import { createReadiness } from './readiness.ts';
import { recipientsOf } from './recipients.ts';
import type { Services } from './services.ts';
import { createShareImages } from './sharing/share-images.ts';

export interface Build extends RouteTable {
  render: RenderRequest;
  /** The pattern of the route that a path belongs to. */
  site: StaticSite;
  /** In development, Vite's files come before the pages. */
  beforePages?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

export async function compose(
  config: Config,
  build: Build,
  log: FastifyBaseLogger = composeLog(config),
): Promise<FastifyInstance> {
  const opened = await composeStore(config, log);
  const metrics = composeMetrics(config, {
    store: opened,
    routeOf: (path) => fileLabel(build.site, path) ?? build.routeOf(path),
  });
  const store = metrics?.watch(opened) ?? opened;
  const postcodes = await composePostcodes(config, { limiter: store.limiter, log });
  const jobSource = composeJobSource(config, log);
  // In development a page is seen as it is edited.
  const pages = createPageCache(build.beforePages && { maxBytes: 1 });
  const jobs = composeJobBoard(config, { primary: jobSource, log, onChange: pages.clear });
  const background = composeBackground(config, {
    store,
    jobSource,
    jobs,
    watchMail: metrics?.watchMail ?? ((send) => send),
    log,
  });
  const articles = composeArticles(config, log, pages.clear);
  const services: Services = {
    postcodes,
    jobs,
    ...composeSubmissions(config, { store, wake: background.wake, log }),
    articles,
    filledCollections: () => filledCollections(articles),
    recipients: recipientsOf(config),
    shareImages: createShareImages((path) => build.site.has(path)),
    chat: composeChat(config, {
      jobs,
      postcodes,
      guides: articles['useful-information'],
      perVisitor: store.limiter,
      spending: store.limits,
      log,
    }),
  };
  const footerIsRight = await createFooterCheck(services.filledCollections, build.site.get('/')?.identity);
  // The build knows no provider, whom the assistant must name.
  const builtPagesAreRight = () => config.CHAT_URL === null && footerIsRight();
  const eventLoop = watchEventLoopDelay();
  const app = createHttpServer({
    ...build,
    site: whilePagesAreRight(withOfflinePage(build.site, config.OFFLINE_PAGE), builtPagesAreRight),
    handlePage: createPageHandler({
      render: build.render,
      services,
      pages,
      shedding: createLoadShedding({
        isBusy: eventLoop.isBusy,
        metrics,
        // Load tests come from one address.
        ...(!config.RATE_LIMITS && { maxFormsPerClient: MAX_FORMS_AT_ONCE }),
      }),
      publicUrl: config.PUBLIC_URL,
    }),
    checkReady: createReadiness({ checkStore: store.health, folder: store.uploads }),
    publicUrl: config.PUBLIC_URL,
    trustProxy: config.TRUST_PROXY,
    connections: connectionLimits({ direct: config.TRUST_PROXY === null && config.RATE_LIMITS }),
    graceMs: config.STOP_GRACE_MS,
    metrics,
    log,
  });
  app.addHook('onReady', async () => {
    if (metrics) await listenForMetrics(metrics.server, config);
  });
  const stopping = new AbortController();
  app.addHook('onListen', async () => {
    background.start();
    await validateContent(config, services);
    const rendered = build.paths.filter((path) => !build.site.has(path));
    const origin = config.PUBLIC_URL ?? app.listeningOrigin;
    await warm(rendered, origin, { ...build, services, pages, log, signal: stopping.signal });
  });
  // No mail is begun once the grace is over; what is under way ends beside the requests that do.
  let lastDeliveries: Promise<void> | null = null;
  app.addHook('preClose', async () => {
    stopping.abort();
    lastDeliveries = background.stop();
  });
  app.addHook('onClose', async () => {
    eventLoop.stop();
    metrics?.stop();
    await lastDeliveries;
    await store.close();
  });
  return app;
}

/** Finished pages are few, and named by their address; the files that they need are one. */
function fileLabel(site: StaticSite, path: string): string | undefined {
  if (path === '/healthz' || path === '/readyz') return path;
  const file = site.get(path);
  return file && (file.page ? path : '(file)');
}
