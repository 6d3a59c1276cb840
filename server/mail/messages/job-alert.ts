import { brand } from '#content/brand.ts';
import { jobAlertMails } from '#content/mails/job-alert.ts';
import { periodInWords, retention } from '#content/retention.ts';
import type { Job } from '../../jobs/job.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import type { Block, LinkedItem } from './email.ts';

type Site = Pick<MailSite, 'publicUrl'>;

/** More than anybody reads in one mail; the others are on the careers page. */
const MAX_JOBS = 20;
const MAX_JOBS_IN_PREHEADER = 3;

/** Nothing in it was typed by anybody. */
export function jobAlertToConfirm(
  { email, confirmUrl }: { email: string; confirmUrl: string },
  site: Site,
): QueuedMail {
  const words = jobAlertMails.request;
  const kept = periodInWords(retention.jobAlerts.period);
  return composeMail(
    {
      subject: words.subject,
      preheader: words.preheader,
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: words.text },
        { kind: 'actions', actions: [{ label: words.button, href: confirmUrl }] },
        { kind: 'steps', title: words.stepsTitle, steps: words.steps(kept) },
      ],
      footnote: words.footnote(periodInWords(retention.unconfirmedJobAlerts.period)),
      unsubscribeUrl: null,
    },
    { to: { address: email }, replyTo: { address: brand.email.careers } },
    site,
  );
}

export function newJobsToPerson(
  { email, jobs, unsubscribeUrl }: { email: string; jobs: Job[]; unsubscribeUrl: string },
  site: Site,
): QueuedMail {
  const words = jobAlertMails.newJobs;
  return composeMail(
    {
      ...subjectAndHeading(jobs),
      preheader: jobs
        .slice(0, MAX_JOBS_IN_PREHEADER)
        .map(({ title, location }) => words.preheader(title, location))
        .join(' · '),
      blocks: [
        { kind: 'items', items: jobs.slice(0, MAX_JOBS).map((job) => itemOf(job, site)) },
        ...moreJobs(jobs.length - MAX_JOBS),
        { kind: 'actions', actions: [{ label: words.button, href: `${site.publicUrl}/careers` }] },
      ],
      footnote: words.footnote,
      unsubscribeUrl,
    },
    { to: { address: email }, replyTo: { address: brand.email.careers } },
    site,
  );
}

function subjectAndHeading(jobs: Job[]): { subject: string; heading: string } {
  const { oneJob, severalJobs } = jobAlertMails.newJobs;
  const [first] = jobs;
  if (first && jobs.length === 1) {
    return { subject: oneJob.subject(first.title, first.location), heading: oneJob.heading };
  }
  return { subject: severalJobs.subject(jobs.length), heading: severalJobs.heading(jobs.length) };
}

function moreJobs(count: number): Block[] {
  return count > 0 ? [{ kind: 'paragraph', text: jobAlertMails.newJobs.more(count) }] : [];
}

function itemOf(job: Job, { publicUrl }: Site): LinkedItem {
  const hours = job.hoursPerWeek && jobAlertMails.newJobs.hours(job.hoursPerWeek);
  return {
    title: job.title,
    href: `${publicUrl}/careers/${encodeURIComponent(job.id)}`,
    lines: [[job.location, job.salary].filter(Boolean), [job.contractType, hours].filter(Boolean)]
      .map((facts) => facts.join(' · '))
      .filter((line) => line !== ''),
  };
}
