import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { brand } from '#content/brand.ts';
import { createAreaNotices } from './area-notices/area-notices.ts';
import { type BackendClient, createBackendClient } from './backend/backend-client.ts';
import type { Config } from './config.ts';
import { createDeliveryWorker } from './delivery/delivery-worker.ts';
import { createEnquiries } from './enquiries/enquiries.ts';
import { createEventRegistrations } from './events/event-registrations.ts';
import { createHttpServer } from './http/http-server.ts';
import { createPageHandler, type RenderRequest } from './http/page-handler.ts';
import type { StaticSite } from './http/static-site.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Log } from './logging.ts';
import { createEmailJsTransport } from './mail/emailjs-transport.ts';
import { createFileTransport } from './mail/file-transport.ts';
import { createMailSender } from './mail/mail-sender.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import { withCache } from './postcodes/cached-lookup.ts';
import { withCircuitBreaker } from './postcodes/circuit-breaker.ts';
import { withFallback } from './postcodes/fallback-lookup.ts';
import { openImportedList } from './postcodes/imported-list.ts';
import { createLiveLookup } from './postcodes/live-lookup.ts';
import { createPostcodeCheck } from './postcodes/postcode-check.ts';
import type { PostcodeLookup } from './postcodes/postcode-lookup.ts';
import { createSectorTable } from './postcodes/sector-table.ts';
import { createRetention } from './retention/retention.ts';
import { scheduleRetention } from './retention/retention-schedule.ts';
import type { Services } from './services.ts';
import { openStore } from './store/open-store.ts';
import { createReception } from './submissions/reception.ts';

/** What was made when building, or its stand-ins in development. */
export interface Build {
  render: RenderRequest;
  site: StaticSite;
  /** In development, Vite's files come before the pages. */
  beforePages?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Builds the whole site from its settings: the one place that knows every adapter. */
export async function compose(config: Config, build: Build): Promise<FastifyInstance> {
  const log = pino({ level: config.LOG_LEVEL, base: null });
  const lookup = await composePostcodeLookup(config, log);
  const store = await openStore({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    referencePrefix: brand.referencePrefix,
    log,
  });
  const { submissions, outbox, secretFor } = store;
  const limiter = config.RATE_LIMITS ? store.limits : withoutLimits;
  const worker = createDeliveryWorker({
    outbox,
    senders: {
      mail: createMailSender({
        transport: composeMailTransport(config),
        from: mailFrom(config),
        submissions,
      }),
    },
    log,
  });
  const retention = createRetention({ submissions, limits: store.limits, log });
  const site = {
    publicUrl: config.PUBLIC_URL ?? brand.publicUrl,
    inbox: config.COMPANY_INBOX ?? brand.email.inbox,
  };
  const reception = createReception({ submissions, limiter, wake: worker.wake, log });
  const services: Services = {
    postcodes: createPostcodeCheck({ lookup, log }),
    enquiries: createEnquiries({ reception, site }),
    areaNotices: createAreaNotices({ reception, submissions, site, secret: secretFor('unsubscribe'), log }),
    eventRegistrations: createEventRegistrations({ reception, backend: composeBackend(config), site, log }),
  };
  const app = createHttpServer({
    ...build,
    handlePage: createPageHandler({ render: build.render, services, publicUrl: config.PUBLIC_URL }),
    checkReady: store.health,
    tls: config.PUBLIC_URL?.startsWith('https://') ?? false,
    trustProxy: config.TRUST_PROXY,
    log,
  });
  let retentionSchedule: { stop(): Promise<void> } | null = null;
  app.addHook('onListen', async () => {
    worker.start();
    retentionSchedule = scheduleRetention({ retention, log });
  });
  app.addHook('onClose', async () => {
    await Promise.all([worker.stop(), retentionSchedule?.stop()]);
    await store.close();
  });
  return app;
}

async function composePostcodeLookup(config: Config, log: Log): Promise<PostcodeLookup> {
  if (config.POSTCODE_SOURCE === 'imported') return openImportedList(join(config.DATA_DIR, 'postcodes.bin'));
  const live = createLiveLookup({ url: config.POSTCODES_URL, timeoutMs: config.POSTCODES_TIMEOUT_MS });
  return withCache(withFallback(withCircuitBreaker(live), createSectorTable(), { log }));
}

function composeMailTransport(config: Config): MailTransport {
  if (config.SMTP_URL) return createSmtpTransport({ url: config.SMTP_URL });
  if (config.EMAILJS_USER_ID) {
    return createEmailJsTransport({
      url: config.EMAILJS_URL,
      userId: config.EMAILJS_USER_ID,
      serviceId: config.EMAILJS_SERVICE_ID,
      templateId: config.EMAILJS_TEMPLATE_ID,
      privateKey: config.EMAILJS_PRIVATE_KEY,
    });
  }
  return createFileTransport(join(config.DATA_DIR, 'mail'));
}

function mailFrom(config: Config) {
  return { name: brand.name, address: config.MAIL_FROM ?? brand.email.sender };
}

/** Without an address of a backend this site is its own. */
function composeBackend(config: Config): BackendClient | null {
  if (config.BACKEND_URL === null && config.BACKEND_ENABLED) return null;
  return createBackendClient({
    url: config.BACKEND_URL ?? '',
    enabled: config.BACKEND_ENABLED,
    timeoutMs: config.BACKEND_TIMEOUT_MS,
  });
}

/** For load tests, which come from one address. */
const withoutLimits: Limiter = {
  take: async () => ({ allowed: true, retryAfterMs: 0 }),
  sweep: async () => 0,
};
