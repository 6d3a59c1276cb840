import { brand } from '#content/brand.ts';
import { createApplications } from '../applications/applications.ts';
import { createApplicationReader } from '../applications/read-application.ts';
import { createBackendClient } from '../backend/backend-client.ts';
import type { Config } from '../config.ts';
import { createEnquiries } from '../enquiries/enquiries.ts';
import { createEventRegistrations } from '../events/event-registrations.ts';
import { createJobAlerts } from '../job-alerts/job-alerts.ts';
import type { Log } from '../logging.ts';
import type { Services } from '../services.ts';
import { createSubmissionIntake } from '../submissions/intake.ts';
import { createReceipts } from '../submissions/receipts.ts';
import { createWaitlist } from '../waitlist/waitlist.ts';
import type { ComposedStore } from './store.ts';

interface Dependencies {
  store: ComposedStore;
  wake: () => void;
  log: Log;
}

type SubmissionServices = Pick<
  Services,
  | 'enquiries'
  | 'waitlist'
  | 'eventRegistrations'
  | 'jobAlerts'
  | 'applications'
  | 'applicationReader'
  | 'receipts'
>;

export function composeSubmissions(config: Config, { store, wake, log }: Dependencies): SubmissionServices {
  const { submissions, limiter, secretFor } = store;
  const intake = createSubmissionIntake({ submissions, limiter, wake, log });
  const site = siteOf(config);
  const backend = composeBackend(config);
  return {
    enquiries: createEnquiries({ intake, site }),
    waitlist: createWaitlist({ intake, submissions, site, secret: secretFor('unsubscribe'), log }),
    eventRegistrations: createEventRegistrations({ intake, backend, site }),
    jobAlerts: createJobAlerts({ intake, submissions, secretFor, site, log }),
    applications: createApplications({
      intake,
      limiter,
      site,
      backend,
      webhook: config.APPLICATION_WEBHOOK_URL !== null,
      log,
    }),
    applicationReader: createApplicationReader({ spoolFolder: store.uploads, log }),
    receipts: createReceipts(secretFor('receipts')),
  };
}

export function siteOf(config: Config) {
  return {
    publicUrl: config.PUBLIC_URL ?? brand.publicUrl,
    inbox: config.COMPANY_INBOX ?? brand.email.inbox,
  };
}

/** Null if this site is its own backend. */
function composeBackend({ BACKEND_URL, BACKEND_ENABLED, BACKEND_TIMEOUT_MS, BACKEND_SECRET }: Config) {
  if (BACKEND_URL === null && BACKEND_ENABLED) return null;
  return createBackendClient({
    url: BACKEND_URL ?? '',
    enabled: BACKEND_ENABLED,
    timeoutMs: BACKEND_TIMEOUT_MS,
    secret: BACKEND_SECRET,
  });
}
