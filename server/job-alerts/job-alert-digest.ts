import { createHash } from 'node:crypto';
import { searchInWords } from '#domain/job-alerts/alert-search.ts';
import { readJobQuery } from '#domain/jobs/job-query.ts';
import type { Job } from '../jobs/job.ts';
import type { JobIndex } from '../jobs/search/job-index.ts';
import type { JobMatcher } from '../jobs/search/job-matcher.ts';
import type { Log } from '../logging.ts';
import { londonMidnight, londonTime } from '../london-clock.ts';
import { newJobsToPerson } from '../mail/messages/job-alert.ts';
import { mailMessage } from '../mail/queued-mail.ts';
import type { SeenJobs } from '../store/seen-jobs.ts';
import { eachPage } from '../submissions/each-page.ts';
import type { SecretFor } from '../submissions/signed-text.ts';
import type { StoredSubmission, Submissions } from '../submissions/submission-store.ts';
import { linkSecrets, stopUrl } from './alert-links.ts';

/** London time: no telephone should ring for a job before this hour. */
const EARLIEST_HOUR = 7;
/** At least: a crash may have ended the telling. */
const DAYS_BACK = 3;

export interface JobAlertDigestOptions {
  matcher: JobMatcher;
  seenJobs: SeenJobs;
  jobSource: string;
  submissions: Pick<Submissions, 'find' | 'addMessage'>;
  secretFor: SecretFor;
  publicUrl: string;
  log: Log;
  now?: () => Date;
}

export interface JobAlertDigest {
  /** May run often and on several instances: no address is sent a job twice. */
  run(signal?: AbortSignal): Promise<void>;
}

interface NewJobs {
  day: string;
  index: JobIndex;
  firstSeen: Map<string, Date>;
}

export function createJobAlertDigest(options: JobAlertDigestOptions): JobAlertDigest {
  const { matcher, seenJobs, jobSource, submissions, publicUrl, log, now = () => new Date() } = options;
  const secrets = linkSecrets(options.secretFor);

  async function newJobsOf(day: string, open: Job[]): Promise<NewJobs> {
    const firstSeen = await seenJobs.firstSeen(londonMidnight(day), endOf(day));
    return { day, firstSeen, index: await matcher.index(open.filter(({ id }) => firstSeen.has(id))) };
  }

  function jobsFor(alerts: Alerts, { index, firstSeen }: NewJobs): { jobs: Job[]; searches: string[] } {
    const included = new Set<Job>();
    const searches = new Set<string>();
    for (const { fields, receivedAt } of alerts) {
      const query = readJobQuery(new URLSearchParams(fields.search));
      const isNew = ({ id }: Job) => (firstSeen.get(id) ?? receivedAt) > receivedAt;
      const fitting = matcher.fitting(index, query).filter(isNew);
      if (fitting.length > 0) searches.add(searchInWords(query));
      for (const job of fitting) included.add(job);
    }
    const jobs = index.entries.map(({ job }) => job).filter((job) => included.has(job));
    return { jobs, searches: [...searches] };
  }

  /** Stores the mail with the newest alert, which is kept longest. */
  async function send(alerts: Alerts, newJobs: NewJobs): Promise<boolean> {
    const [alert] = alerts;
    const { jobs, searches } = jobsFor(alerts, newJobs);
    if (alert.email === null || jobs.length === 0) return false;
    const unsubscribeUrl = stopUrl(alert.id, publicUrl, secrets);
    const mail = newJobsToPerson({ email: alert.email, jobs, searches, unsubscribeUrl }, { publicUrl });
    return submissions.addMessage(alert.id, `new-jobs-of-${newJobs.day}`, mailMessage(mail));
  }

  async function sendDay(newJobs: NewJobs, signal: AbortSignal | undefined): Promise<number> {
    if (newJobs.index.entries.length === 0) return 0;
    const dayEnd = endOf(newJobs.day);
    const alerts: StoredSubmission[] = [];
    for await (const page of eachPage(submissions, { kind: 'job-alert' }))
      alerts.push(...page.filter(({ receivedAt }) => receivedAt < dayEnd));
    let mails = 0;
    for (const ofAddress of byAddress(alerts)) {
      if (signal?.aborted) break;
      if (await send(ofAddress, newJobs)) mails += 1;
    }
    return mails;
  }

  return {
    async run(signal) {
      const open = await matcher.open();
      await seenJobs.note(new Map(open.map((job) => [job.id, alikeBy(job)])), jobSource);
      let mails = 0;
      const days = endedDays(now(), await seenJobs.toldUntil());
      for (const day of days) mails += await sendDay(await newJobsOf(day, open), signal);
      const last = days.at(-1);
      if (last !== undefined && !signal?.aborted) await seenJobs.noteTold(endOf(last));
      if (mails > 0) log.info({ mails }, 'New jobs were told to those who asked for them.');
    },
  };
}

/** A source that gives its jobs other ids must not have all of them told again. */
function alikeBy({ title, location, contractType, hoursPerWeek, salary, fullDescription }: Job): string {
  const content = JSON.stringify([title, location, contractType, hoursPerWeek, salary, fullDescription]);
  return createHash('sha256').update(content).digest('base64url');
}

function endOf(day: string): Date {
  return londonMidnight(Temporal.PlainDate.from(day).add({ days: 1 }));
}

type Alerts = [StoredSubmission, ...StoredSubmission[]];

function byAddress(newestFirst: StoredSubmission[]): Alerts[] {
  const groups = new Map<string | null, Alerts>();
  for (const alert of newestFirst) {
    const group = groups.get(alert.email);
    if (group) group.push(alert);
    else groups.set(alert.email, [alert]);
  }
  return [...groups.values()];
}

/** Waits until seven in the morning after: by then a day has ended on every instance. */
export function endedDays(now: Date, lastRun: Date | null): string[] {
  const time = londonTime(now);
  const newest = time.toPlainDate().subtract({ days: time.hour < EARLIEST_HOUR ? 2 : 1 });
  const back = newest.subtract({ days: DAYS_BACK - 1 });
  const since = lastRun ? londonTime(lastRun).toPlainDate() : back;
  const first = Temporal.PlainDate.compare(since, back) < 0 ? since : back;
  const count = first.until(newest).days + 1;
  return Array.from({ length: count }, (_, index) => first.add({ days: index }).toString());
}
