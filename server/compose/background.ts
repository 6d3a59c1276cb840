import { createWebhookSender } from '../applications/webhook-sender.ts';
import type { BusyTimes } from '../busy-times/busy-times.ts';
import type { Config } from '../config.ts';
import { createDeliveryWorker, type Sender } from '../delivery/delivery-worker.ts';
import type { Unanswered } from '../follow-up/unanswered.ts';
import { createJobAlertDigest } from '../job-alerts/job-alert-digest.ts';
import type { JobBoard } from '../jobs/job-board.ts';
import { createJobMatcher } from '../jobs/search/job-matcher.ts';
import type { JobSource } from '../jobs/sources/job-source.ts';
import type { Log } from '../logging.ts';
import { createRetention } from '../retention/retention.ts';
import {
  BUSY_TIMES_SCHEDULE,
  JOB_ALERT_SCHEDULE,
  JOB_REFRESH_SCHEDULE,
  RETENTION_SCHEDULE,
  runPeriodically,
} from '../scheduler/scheduler.ts';
import { composeMorningLetter, isToOffice, returnAddressesOf, startFollowUp } from './follow-up.ts';
import { composeMail, deliveryTimeout, leaseOf } from './mail.ts';
import { startSecondPlace } from './second-place.ts';
import type { ComposedStore } from './store.ts';
import { siteOf } from './submissions.ts';

export interface Background {
  wake: () => void;
  start(): void;
  stop(): Promise<void>;
}

interface Dependencies {
  store: ComposedStore;
  /** Without the fallback, which knows the same jobs by other ids. */
  jobSource: JobSource;
  jobs: JobBoard;
  unanswered: Unanswered;
  busyTimes: BusyTimes;
  watchMail: (send: Sender) => Sender;
  log: Log;
}

export function composeBackground(
  config: Config,
  { store, jobSource, jobs, unanswered, busyTimes, watchMail, log }: Dependencies,
): Background {
  const { submissions, outbox, limits, seenJobs, retentionRuns, secretFor } = store;
  const returnAddresses = returnAddressesOf(config, store);
  const toOffice = isToOffice(config, store);
  const letter = composeMorningLetter(config, { store, jobs, unanswered, log });
  const mail = composeMail(config, {
    submissions,
    outbox,
    isToOffice: toOffice,
    composeLetter: letter.compose,
    returnAddress: returnAddresses?.addressOf,
    log,
  });
  const { APPLICATION_WEBHOOK_URL: url, APPLICATION_WEBHOOK_SECRET: secret } = config;
  const webhook = url === null ? undefined : createWebhookSender({ url, secret, ...deliveryTimeout(config) });
  const senders = { mail: watchMail(mail.send), webhook };
  const keep = returnAddresses ? toOffice : () => false;
  const worker = createDeliveryWorker({ outbox, senders, leaseMs: leaseOf(config), keep, log });
  const retention = createRetention({ submissions, runs: retentionRuns, limits, log });
  const { publicUrl } = siteOf(config);
  const digest = createJobAlertDigest({
    matcher: createJobMatcher(jobSource),
    seenJobs,
    jobSource: config.BACKEND_URL ?? 'content',
    submissions,
    secretFor,
    publicUrl,
    log,
  });
  let tasks: { stop(): Promise<void> }[] = [];
  return {
    wake: worker.wake,
    start() {
      worker.start();
      tasks = [
        runPeriodically({ ...RETENTION_SCHEDULE, run: retention.run, log }),
        runPeriodically({ ...JOB_ALERT_SCHEDULE, run: digest.run, log }),
        runPeriodically({ ...JOB_REFRESH_SCHEDULE, run: jobs.open, log }),
        ...(config.BUSY_CALENDAR_URL === null
          ? []
          : [runPeriodically({ ...BUSY_TIMES_SCHEDULE, run: busyTimes.refresh, log })]),
        ...startSecondPlace(config, log),
        ...startFollowUp(config, { store, letter, returnAddresses, log }),
      ];
    },
    async stop() {
      await Promise.all([worker.stop(), ...tasks.map((task) => task.stop())]);
      mail.close();
    },
  };
}
