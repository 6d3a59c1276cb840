import { chmod, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { brand } from '#content/brand.ts';
import { type Applications, createApplications } from './applications/applications.ts';
import { createClamdScanner } from './applications/clamd-scanner.ts';
import { createApplicationReader } from './applications/read-application.ts';
import { createScreenedFiles } from './applications/screened-files.ts';
import { createWebhookSender } from './applications/webhook-sender.ts';
import { type BackendClient, createBackendClient } from './backend/backend-client.ts';
import { composeChat } from './compose-chat.ts';
import { composeArticles, composeFirstJobs, composeJobBoard, lookIntoFolders } from './compose-content.ts';
import type { Config } from './config.ts';
import { createDeliveryWorker, type Sender } from './delivery/delivery-worker.ts';
import { createEnquiries } from './enquiries/enquiries.ts';
import { createEventRegistrations } from './events/event-registrations.ts';
import { createHttpServer } from './http/http-server.ts';
import { createPageHandler, type RenderRequest } from './http/page-handler.ts';
import type { StaticSite } from './http/static-site.ts';
import { createJobAlertDigest } from './job-alerts/job-alert-digest.ts';
import { createJobAlerts } from './job-alerts/job-alerts.ts';
import { createJobMatcher } from './jobs/search-jobs.ts';
import type { Limiter } from './limits/limiter.ts';
import type { Log } from './logging.ts';
import { createEmailJsTransport } from './mail/emailjs-transport.ts';
import { createFileTransport, mailFolder, withFileMail } from './mail/file-transport.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import type { MailSite } from './mail/messages/compose-mail.ts';
import { createMailSender } from './mail/queued-mail.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import { withCache } from './postcodes/cached-lookup.ts';
import { withCircuitBreaker } from './postcodes/circuit-breaker.ts';
import { withFallback } from './postcodes/fallback-lookup.ts';
import { openImportedList } from './postcodes/imported-list.ts';
import { LIST_FILE } from './postcodes/list-file.ts';
import { createLiveLookup } from './postcodes/live-lookup.ts';
import { createPostcodeCheck } from './postcodes/postcode-check.ts';
import type { PostcodeLookup } from './postcodes/postcode-lookup.ts';
import { createSectorTable } from './postcodes/sector-table.ts';
import { createReadiness } from './readiness.ts';
import { createRetention } from './retention/retention.ts';
import { JOB_ALERT_SCHEDULE, RETENTION_SCHEDULE, runPeriodically } from './scheduler/scheduler.ts';
import type { Services } from './services.ts';
import { createShareImages } from './sharing/share-images.ts';
import { openStore } from './store/open-store.ts';
import { createSubmissionIntake, type SubmissionIntake } from './submissions/intake.ts';
import type { SubmissionStore } from './submissions/submission-store.ts';
import { createWaitlist } from './waitlist/waitlist.ts';

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
  const options = { dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL };
  const { referencePrefix } = brand;
  const store = withFileMail(await openStore({ ...options, referencePrefix, log }), config.DATA_DIR);
  const spoolFolder = await makeFolder(join(config.DATA_DIR, 'uploads'));
  const { submissions, outbox, secretFor } = store;
  const limiter = config.RATE_LIMITS ? store.limits : withoutLimits;
  const transport = composeMailTransport(config);
  const worker = createDeliveryWorker({
    outbox,
    senders: {
      mail: createMailSender({
        transport,
        from: mailFrom(config),
        submissions: composeScreening(config, submissions, log),
      }),
      webhook: composeWebhook(config),
    },
    log,
  });
  const retention = createRetention({ submissions, limits: store.limits, log });
  const site = {
    publicUrl: config.PUBLIC_URL ?? brand.publicUrl,
    inbox: config.COMPANY_INBOX ?? brand.email.inbox,
  };
  const firstJobs = composeFirstJobs(config, log);
  // Of the first source only: the one that stands in for it knows the same jobs by other ids.
  const jobAlertDigest = createJobAlertDigest({
    matcher: createJobMatcher(firstJobs),
    seenJobs: store.seenJobs,
    submissions,
    secretFor,
    publicUrl: site.publicUrl,
    log,
  });
  const intake = createSubmissionIntake({ submissions, limiter, wake: worker.wake, log });
  const postcodes = createPostcodeCheck({ lookup, log });
  const jobs = composeJobBoard(firstJobs, config, log);
  const services: Services = {
    postcodes,
    enquiries: createEnquiries({ intake, site }),
    waitlist: createWaitlist({ intake, submissions, site, secret: secretFor('unsubscribe'), log }),
    eventRegistrations: createEventRegistrations({ intake, backend: composeBackend(config), site }),
    jobs,
    jobAlerts: createJobAlerts({ intake, submissions, secretFor, site, log }),
    applications: composeApplications(config, { intake, site, spoolFolder, log }),
    articles: composeArticles(config, log),
    shareImages: createShareImages((path) => build.site.has(path)),
    chat: composeChat(config, { jobs, postcodes, perVisitor: limiter, spending: store.limits, log }),
  };
  const app = createHttpServer({
    ...build,
    handlePage: createPageHandler({ render: build.render, services, publicUrl: config.PUBLIC_URL }),
    checkReady: createReadiness({ checkStore: store.health, folder: spoolFolder }),
    tls: config.PUBLIC_URL?.startsWith('https://') ?? false,
    trustProxy: config.TRUST_PROXY,
    log,
  });
  let tasks: { stop(): Promise<void> }[] = [];
  app.addHook('onListen', async () => {
    worker.start();
    tasks = [
      runPeriodically({ ...RETENTION_SCHEDULE, run: retention.run, log }),
      runPeriodically({ ...JOB_ALERT_SCHEDULE, run: jobAlertDigest.run, log }),
    ];
    await lookIntoFolders(config, services);
  });
  app.addHook('onClose', async () => {
    await Promise.all([worker.stop(), ...tasks.map((task) => task.stop())]);
    transport.close();
    await store.close();
  });
  return app;
}

async function composePostcodeLookup(config: Config, log: Log): Promise<PostcodeLookup> {
  if (config.POSTCODE_SOURCE === 'imported') return openImportedList(join(config.DATA_DIR, LIST_FILE));
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
  return createFileTransport(mailFolder(config.DATA_DIR));
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

function composeApplications(
  config: Config,
  { spoolFolder, ...parts }: { intake: SubmissionIntake; site: MailSite; spoolFolder: string; log: Log },
): Applications {
  return createApplications({
    ...parts,
    reader: createApplicationReader({ spoolFolder }),
    backend: composeBackend(config),
    webhook: config.APPLICATION_WEBHOOK_URL !== null,
  });
}

/** What visitors sent is for the site's own user; a folder from before this was said is closed too. */
async function makeFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
  return path;
}

/** The files that mail carries: each looked at first, where there is a scanner. */
function composeScreening(config: Config, submissions: SubmissionStore, log: Log) {
  if (config.CLAMD_URL === null) return submissions;
  return createScreenedFiles({ submissions, scanner: createClamdScanner({ url: config.CLAMD_URL }), log });
}

function composeWebhook(config: Config): Sender | undefined {
  const { APPLICATION_WEBHOOK_URL: url, APPLICATION_WEBHOOK_SECRET: secret } = config;
  return url === null ? undefined : createWebhookSender({ url, secret });
}

/** For load tests, which come from one address. */
const withoutLimits: Limiter = {
  take: async () => ({ allowed: true, retryAfterMs: 0 }),
  sweep: async () => 0,
};
