import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Build } from '../http/build.ts';
import { lastAnswers } from '../http/last-answers.ts';
import { listenForMetrics } from '../http/listen.ts';
import type { PageCache } from '../http/pages/page-cache.ts';
import { warm } from '../http/pages/page-handler.ts';
import type { RenderPage } from '../http/pages/render-page.ts';
import type { Services } from '../services.ts';
import { validateContent } from './articles.ts';
import type { Background } from './background.ts';
import type { ComposedMetrics } from './metrics.ts';
import type { ComposedStore } from './store.ts';

interface Dependencies {
  config: Config;
  build: Build;
  render: RenderPage;
  services: Services;
  background: Background;
  store: ComposedStore;
  pages: PageCache;
  metrics: ComposedMetrics | null;
  log: FastifyBaseLogger;
}

export function addLifecycleHooks(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, background, store, metrics } = dependencies;
  const stopping = new AbortController();
  app.addHook('onReady', async () => {
    if (metrics) await listenForMetrics(metrics.server, config);
  });
  app.addHook('onListen', async () => {
    background.start();
    await validateContent(config, dependencies.services);
    await warmPages(app.listeningOrigin, dependencies, stopping.signal);
  });
  // No mail is begun once the grace is over; what is under way ends beside the requests that do.
  let lastDeliveries: Promise<void> | null = null;
  const stopBackground = () => {
    stopping.abort();
    lastDeliveries ??= background.stop();
  };
  app.decorate('retire', () => {
    stopBackground();
    metrics?.stop();
    return lastAnswers(app);
  });
  app.addHook('preClose', async () => stopBackground());
  app.addHook('onClose', async () => {
    metrics?.stop();
    await lastDeliveries;
    await store.close();
  });
}

async function warmPages(
  listeningOrigin: string,
  { config, build, render, services, pages, log }: Dependencies,
  signal: AbortSignal,
): Promise<void> {
  if (build.beforePages) return;
  const { styleSheets } = build;
  const origin = config.PUBLIC_URL ?? listeningOrigin;
  await warm(build.pages.routes, origin, { render, styleSheets, services, pages, log, signal });
}
