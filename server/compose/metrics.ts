import type { Config } from '../config.ts';
import type { Sender } from '../delivery/delivery-worker.ts';
import { DeliveryError, NoLongerOwedError } from '../delivery/outbox.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createMetricsServer } from '../metrics/metrics-server.ts';
import { watchUpstreams } from '../metrics/watch-upstreams.ts';
import { standingOf } from './second-place.ts';
import type { ComposedStore } from './store.ts';

export interface ComposedMetrics extends Metrics {
  server: ReturnType<typeof createMetricsServer>;
  watch(store: ComposedStore): ComposedStore;
  watchMail(send: Sender): Sender;
  stop(): void;
}

/** Null where nobody is to look: then nothing is counted. */
export function composeMetrics(config: Config, store: ComposedStore): ComposedMetrics | null {
  if (config.METRICS_PORT === null) return null;
  const names = upstreamsOf(config);
  const standing = standingOf(config);
  const metrics = createMetrics({
    outbox: store.outbox,
    upstreams: [...names.values(), 'mail'],
    lastBackup: config.DATABASE_URL === null ? store.lastBackup : null,
    secondPlaceAt: standing && (() => dateAt(standing().checkedAt)),
  });
  const server = createMetricsServer(metrics);
  const stopWatching = watchUpstreams(names, metrics);
  return {
    ...metrics,
    server,
    watch: (watched) => ({
      ...watched,
      limiter: metrics.counted(watched.limiter),
      limits: metrics.counted(watched.limits),
    }),
    watchMail: (send) => async (message) => {
      try {
        await send(message);
        metrics.asked('mail', 'answered');
      } catch (error) {
        if (error instanceof NoLongerOwedError) throw error;
        const isRefusal = error instanceof DeliveryError && error.permanent;
        metrics.asked('mail', isRefusal ? 'answered' : 'failed');
        throw error;
      }
    },
    stop: () => {
      stopWatching();
      server.close();
      server.closeAllConnections();
    },
  };
}

const dateAt = (time: number | null) => (time === null ? null : new Date(time));

function upstreamsOf(config: Config): Map<string, string> {
  const urls = {
    postcodes: config.POSTCODE_SOURCE === 'live' ? config.POSTCODES_URL : null,
    chat: config.CHAT_URL,
    emailjs: config.EMAILJS_USER_ID && config.EMAILJS_URL,
    backend: config.BACKEND_URL,
    contentful: config.CONTENTFUL_SPACE_ID && config.CONTENTFUL_URL,
    webhook: config.APPLICATION_WEBHOOK_URL,
  };
  return new Map(Object.entries(urls).flatMap(([name, url]) => (url ? [[new URL(url).origin, name]] : [])));
}
