import { brand } from '#content/brand.yaml';
import { keptPromises } from '#content/kept-promises.yaml';
import { createApplications } from '../applications/applications.ts';
import { createApplicationReader } from '../applications/read-application.ts';
import { createBackendClient } from '../backend/backend-client.ts';
import type { BusyTimes } from '../busy-times/busy-times.ts';
import { createCallChanges } from '../calls/call-changes.ts';
import { createCallFeed } from '../calls/call-feed.ts';
import { createCalls } from '../calls/calls.ts';
import type { Config } from '../config.ts';
import { createEnquiries } from '../enquiries/enquiries.ts';
import { createEventRegistrations } from '../events/event-registrations.ts';
import { createKeptPromises } from '../follow-up/kept-promises.ts';
import { createOfficeAnswers } from '../follow-up/office-answers.ts';
import { createOfficeBrowsers } from '../follow-up/office-browsers.ts';
import { createOutcomeLinks } from '../follow-up/outcome-links.ts';
import { createWithdrawals } from '../follow-up/withdrawals.ts';
import { createJobAlerts } from '../job-alerts/job-alerts.ts';
import type { Log } from '../logging.ts';
import type { MailSite } from '../mail/messages/layout/compose-mail.ts';
import type { Services } from '../services.ts';
import { createSubmissionIntake } from '../submissions/intake.ts';
import { createReceipts } from '../submissions/receipts.ts';
import { createSentCopies } from '../submissions/sent-copies.ts';
import type { SecretFor } from '../submissions/signed-text.ts';
import { createWaitlist } from '../waitlist/waitlist.ts';
import type { ComposedStore } from './store.ts';

interface Dependencies {
  store: ComposedStore;
  busyTimes: BusyTimes;
  wake: () => void;
  onContentChange: () => void;
  log: Log;
}

type SubmissionServices = Pick<
  Services,
  | 'enquiries'
  | 'calls'
  | 'callChanges'
  | 'callFeed'
  | 'waitlist'
  | 'eventRegistrations'
  | 'jobAlerts'
  | 'applications'
  | 'applicationReader'
  | 'receipts'
  | 'sentCopies'
  | 'keptPromises'
  | 'officeAnswers'
  | 'withdrawals'
  | 'cancellations'
>;

export function composeSubmissions(
  config: Config,
  { store, busyTimes, wake, onContentChange, log }: Dependencies,
): SubmissionServices {
  const { submissions, limiter, secretFor } = store;
  const intake = createSubmissionIntake({ submissions, limiter, wake, log });
  const links = outcomeLinksOf(config, secretFor);
  const site = mailSiteOf(config, secretFor);
  const backend = composeBackend(config);
  const browsers = createOfficeBrowsers({
    ...{ submissions, limits: store.limits, secretFor, site, wake },
    inboxes: [site.inbox, ...(config.OVERDUE_INBOX ? [config.OVERDUE_INBOX] : [])],
  });
  const calls = createCalls({
    ...{ intake, submissions, busyTimes, site },
    onChange: onContentChange,
    secret: config.RATE_LIMITS ? secretFor('callers') : null,
  });
  const onMoved = () => {
    onContentChange();
    wake();
  };
  return {
    enquiries: createEnquiries({ intake, site }),
    calls,
    callChanges: createCallChanges({
      ...{ submissions, limiter, calls, site, log, onMoved },
      links: links.caller,
    }),
    callFeed: createCallFeed({
      ...{ submissions, log },
      token: config.CALL_FEED_TOKEN,
      withNames: config.CALL_FEED_NAMES,
    }),
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
    sentCopies: createSentCopies({ submissions, log }),
    keptPromises: createKeptPromises({ submissions, isShown: keptPromises.isShown }),
    officeAnswers: createOfficeAnswers({ submissions, links: links.office, browsers, log }),
    withdrawals: createWithdrawals({ kind: 'application', submissions, links: links.applicant, site, log }),
    cancellations: createWithdrawals({
      ...{ kind: 'call-request', submissions, links: links.caller, site, log },
      onDone: onContentChange,
    }),
  };
}

export function siteOf(config: Config) {
  return {
    publicUrl: config.PUBLIC_URL ?? brand.publicUrl,
    inbox: config.COMPANY_INBOX ?? brand.email.inbox,
  };
}

function outcomeLinksOf(config: Config, secretFor: SecretFor) {
  const { publicUrl } = siteOf(config);
  return {
    office: createOutcomeLinks('office', { secretFor, publicUrl }),
    applicant: createOutcomeLinks('applicant', { secretFor, publicUrl }),
    caller: createOutcomeLinks('caller', { secretFor, publicUrl }),
  };
}

export function mailSiteOf(config: Config, secretFor: SecretFor): MailSite {
  const { office, applicant, caller } = outcomeLinksOf(config, secretFor);
  return {
    ...siteOf(config),
    links: { office: office.url, applicant: applicant.url, caller: caller.url },
    secondInbox: config.OVERDUE_INBOX,
    backendHost: config.BACKEND_URL ? new URL(config.BACKEND_URL).host : null,
  };
}

function composeBackend({ BACKEND_URL, BACKEND_ENABLED, BACKEND_TIMEOUT_MS, BACKEND_SECRET }: Config) {
  if (BACKEND_URL === null && BACKEND_ENABLED) return null;
  return createBackendClient({
    url: BACKEND_URL ?? '',
    enabled: BACKEND_ENABLED,
    timeoutMs: BACKEND_TIMEOUT_MS,
    secret: BACKEND_SECRET,
  });
}
