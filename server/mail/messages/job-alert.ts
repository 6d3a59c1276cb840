import { brand } from '#content/brand.yaml';
import { jobAlertMails } from '#content/mails/job-alert.yaml';
import { retention } from '#content/retention.yaml';
import { periodInWords } from '#domain/retention/periods.ts';
import { fill, fillEach } from '#domain/text/fill.ts';
import { localDate } from '#domain/time/days-in-words.ts';
import type { Job } from '../../jobs/job.ts';
import type { QueuedMail } from '../queued-mail.ts';
import { buttons, type LinkedItem, lists, steps } from './email/email.ts';
import type { MailSite } from './layout/compose-mail.ts';
import { newsToPerson } from './layout/letter.ts';

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
  const period = periodInWords(retention.unconfirmedJobAlerts.period);
  return newsToPerson(
    { ...words, footnote: fill(words.footnote, { period }) },
    {},
    {
      to: email,
      replyTo: brand.email.careers,
      site,
      parts: [
        words.text,
        search && fill(words.search, { search }),
        buttons({ label: words.button, href: confirmUrl }),
        steps(words.stepsTitle, fillEach(words.steps, { kept })),
      ],
    },
  );
}

interface NewJobs {
  email: string;
  jobs: Job[];
  searches: string[];
  unsubscribeUrl: string;
}

export function newJobsToPerson({ email, jobs, searches, unsubscribeUrl }: NewJobs, site: Site): QueuedMail {
  const { oneJob, severalJobs, footnote, ...words } = jobAlertMails.newJobs;
  const { title = '', location = '' } = jobs[0] ?? {};
  const titles = { ...(jobs.length === 1 ? oneJob : severalJobs), footnote };
  const inWords = searches.map((one) => one || words.everyJob).join(words.or);
  const first = jobs.slice(0, MAX_JOBS_IN_PREHEADER).map((job) => fill(words.preheader, job));
  const values = { title, location, count: jobs.length };
  return newsToPerson(titles, values, {
    to: email,
    replyTo: brand.email.careers,
    site,
    unsubscribeUrl,
    preheader: first.join(' · '),
    parts: [
      fill(words.search, { searches: inWords }),
      lists(...jobs.slice(0, MAX_JOBS).map((job) => itemOf(job, site))),
      jobs.length > MAX_JOBS && fill(words.more, { count: jobs.length - MAX_JOBS }),
      buttons({ label: words.button, href: `${site.publicUrl}/careers` }),
    ],
  });
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
