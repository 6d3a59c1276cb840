import type { Config } from '../config.ts';
import type { ClaimedMessage } from '../delivery/outbox.ts';
import { createNextEvent } from '../events/next-event.ts';
import { createApplicantMails } from '../follow-up/applicant-mails.ts';
import { createMorningLetter, type MorningLetter } from '../follow-up/morning-letter.ts';
import { createServerAlerts } from '../follow-up/server-alerts.ts';
import type { Unanswered } from '../follow-up/unanswered.ts';
import { createWeekBefore } from '../follow-up/week-before.ts';
import type { JobBoard } from '../jobs/job-board.ts';
import type { Log } from '../logging.ts';
import { readOwedLetter, readQueuedMail } from '../mail/queued-mail.ts';
import { createImapMailbox } from '../returns/imap-mailbox.ts';
import { createReturnAddresses, type ReturnAddresses } from '../returns/return-addresses.ts';
import { createReturnedMails } from '../returns/returned-mails.ts';
import { FOLLOW_UP_SCHEDULE, RETURNS_SCHEDULE, runPeriodically } from '../scheduler/scheduler.ts';
import { deliveryTimeout } from './mail.ts';
import { lackingSince, standingOf } from './second-place.ts';
import type { ComposedStore } from './store.ts';
import { mailSiteOf } from './submissions.ts';

interface Dependencies {
  store: ComposedStore;
  letter: MorningLetter;
  returnAddresses: ReturnAddresses | null;
  log: Log;
}

interface LetterDependencies {
  store: ComposedStore;
  jobs: JobBoard;
  unanswered: Unanswered;
  log: Log;
}

export function composeMorningLetter(
  config: Config,
  { store, jobs, unanswered, log }: LetterDependencies,
): MorningLetter {
  const { submissions, outbox, retentionRuns, secretFor } = store;
  const standing = standingOf(config);
  const weekBefore = createWeekBefore({
    ...{ submissions, outbox, retentionRuns, jobs, unanswered },
    lastBackup: config.DATABASE_URL === null ? store.lastBackup : null,
    lastTrial: standing && (() => standing().trial),
  });
  const site = mailSiteOf(config, secretFor);
  const { awaiting } = createNextEvent({ submissions, publicUrl: site.publicUrl });
  return createMorningLetter({
    ...{ submissions, outbox, weekBefore, site, log },
    awaitingEvent: async () => (await awaiting()).length,
    alerts: createServerAlerts({
      dataDir: config.DATA_DIR,
      publicUrl: config.PUBLIC_URL,
      secondPlaceSince: () => lackingSince(standing?.()),
    }),
    secondInbox: config.OVERDUE_INBOX,
  });
}

/** Starts what watches over what people sent once it is stored: the letter, the applicants' mails, what comes back. */
export function startFollowUp(config: Config, { store, letter, returnAddresses, log }: Dependencies) {
  const { submissions, outbox, secretFor } = store;
  const { OVERDUE_INBOX: secondInbox } = config;
  const site = mailSiteOf(config, secretFor);
  const applicantMails = createApplicantMails({ submissions, site, log });
  const tasks = [
    runPeriodically({ ...FOLLOW_UP_SCHEDULE, run: applicantMails.run, log }),
    runPeriodically({ ...FOLLOW_UP_SCHEDULE, run: letter.run, log }),
  ];
  const { RETURN_IMAP_URL: url } = config;
  if (returnAddresses === null || url === null) return tasks;
  const returned = createReturnedMails({
    ...{ submissions, outbox, site, secondInbox, log },
    addresses: returnAddresses,
  });
  const mailbox = createImapMailbox({ url, ...deliveryTimeout(config) });
  return [...tasks, runPeriodically({ ...RETURNS_SCHEDULE, run: () => mailbox.empty(returned.take), log })];
}

export function returnAddressesOf(config: Config, { secretFor }: ComposedStore): ReturnAddresses | null {
  const { RETURN_ADDRESS: address } = config;
  return address === null ? null : createReturnAddresses(address, secretFor('return-address'));
}

/** True for a mail to the office: what comes back of it is sent again. */
export function isToOffice(config: Config, { secretFor }: ComposedStore) {
  const inboxes = [mailSiteOf(config, secretFor).inbox, config.OVERDUE_INBOX];
  return ({ channel, payload }: ClaimedMessage): boolean =>
    channel === 'mail' &&
    (readOwedLetter(payload) !== null || inboxes.includes(readQueuedMail(payload)?.to.address ?? ''));
}
