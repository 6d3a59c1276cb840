import { brand } from '#content/brand.yaml';
import { jobAlertMails } from '#content/mails/job-alert.yaml';
import { retention } from '#content/retention.yaml';
import { periodInWords } from '#domain/retention/periods.ts';
import { fill, fillEach } from '#domain/text/fill.ts';
import { localDate } from '#domain/time/days-in-words.ts';
import type { Job } from '../../jobs/job.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { composeMail, type MailSite } from './compose-mail.ts';
import type { Block, LinkedItem } from './email.ts';

type Site = Pick<MailSite, 'publicUrl'>;

/** More than anybody reads in one mail; the others are on the careers page. */
const MAX_JOBS = 20;
const MAX_JOBS_IN_PREHEADER = 3;

/** @param request.search in words that nobody typed: the address may be anybody's */
export function jobAlertToConfirm(
  { email, search, confirmUrl }: { email: string; search: string; confirmUrl: string },
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
        ...(search ? [{ kind: 'paragraph', text: fill(words.search, { search }) } as const] : []),
        { kind: 'actions', actions: [{ label: words.button, href: confirmUrl }] },
        { kind: 'steps', title: words.stepsTitle, steps: fillEach(words.steps, { kept }) },
      ],
      footnote: fill(words.footnote, { period: periodInWords(retention.unconfirmedJobAlerts.period) }),
    },
    { to: { address: email }, replyTo: { address: brand.email.careers } },
    site,
  );
}

interface NewJobs {
  email: string;
  jobs: Job[];
  searches: string[];
  unsubscribeUrl: string;
}

export function newJobsToPerson({ email, jobs, searches, unsubscribeUrl }: NewJobs, site: Site): QueuedMail {
  const words = jobAlertMails.newJobs;
  return composeMail(
    {
      ...subjectAndHeading(jobs),
      preheader: jobs
        .slice(0, MAX_JOBS_IN_PREHEADER)
        .map((job) => fill(words.preheader, job))
        .join(' · '),
      blocks: [
        {
          kind: 'paragraph',
          text: fill(words.search, {
            searches: searches.map((one) => one || words.everyJob).join(words.or),
          }),
        },
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
    return { subject: fill(oneJob.subject, first), heading: oneJob.heading };
  }
  const count = jobs.length;
  return { subject: fill(severalJobs.subject, { count }), heading: fill(severalJobs.heading, { count }) };
}

function moreJobs(count: number): Block[] {
  return count > 0 ? [{ kind: 'paragraph', text: fill(jobAlertMails.newJobs.more, { count }) }] : [];
}

function itemOf(job: Job, { publicUrl }: Site): LinkedItem {
  const { newJobs } = jobAlertMails;
  const hours = job.hoursPerWeek && fill(newJobs.hours, job);
  const closes = job.closingDate && fill(newJobs.closes, { day: localDate(job.closingDate) });
  return {
    title: job.title,
    href: `${publicUrl}/careers/${encodeURIComponent(job.id)}`,
    lines: [[job.location, job.salary], [job.contractType, hours], [closes]]
      .map((facts) => facts.filter(Boolean).join(' · '))
      .filter((line) => line !== ''),
  };
}
