import { brand } from '#content/brand.ts';
import { careers } from '#content/careers.ts';
import { formNotices } from '#content/form-notices.ts';
import { jobPageText } from '#content/job-page.ts';
import { localDate } from '#domain/time/days-in-words.ts';
import type { JobCard } from '#server/jobs/job-card.ts';
import type { JobPage } from '#server/jobs/job-page.ts';
import type { ApplicationFacts } from './application-form.tsx';

export interface JobCardView {
  id: string;
  title: string;
  location: string;
  salary: string | null;
  description: string;
  tags: string[];
  away: string;
  dates: { day: string; words: string }[];
  button: string;
  buttonOf: string;
}

export function jobCardView({ miles, ...job }: JobCard & { miles?: number | null }): JobCardView {
  const { posted, closes, away, button, buttonOf } = careers.card;
  const { id, title, location, salary } = job;
  const date = (words: string, day: string) =>
    day === '' ? [] : [{ day, words: `${words} ${localDate(day)}` }];
  const wholeMiles = Math.round(miles ?? 0);
  return {
    id,
    title,
    location,
    salary,
    description: job.shortDescription,
    tags: [job.contractType, weekly(job.hoursPerWeek, 'hours a week')].filter((tag) => tag !== ''),
    away: wholeMiles > 0 ? away(wholeMiles) : '',
    dates: [...date(posted, job.postedDate), ...date(closes, job.closingDate)],
    button,
    buttonOf: buttonOf(title),
  };
}

function weekly(hours: string, unit: string): string {
  return /^\d[\d.]*(\s*(to|-|–)\s*\d[\d.]*)?$/.test(hours) ? `${hours} ${unit}` : hours;
}

export interface JobFact {
  name: keyof typeof jobPageText.labels;
  label: string;
  value: string;
}

/** In the order in which people ask. */
export function jobFacts(job: JobPage['job'], labels: typeof jobPageText.labels): JobFact[] {
  const { sponsorshipAvailable, sponsorshipNotAvailable } = jobPageText;
  const values: [JobFact['name'], string | null][] = [
    ['salary', job.salary],
    ['hoursPerWeek', weekly(job.hoursPerWeek, 'a week')],
    ['location', job.location],
    ['contractType', job.contractType],
    ['closingDate', job.closingDate && localDate(job.closingDate)],
    ['postedDate', job.postedDate && localDate(job.postedDate)],
    ['sponsorship', job.sponsorship ? sponsorshipAvailable : sponsorshipNotAvailable],
    ['jobReference', job.jobReference],
  ];
  return values.flatMap(([name, value]) => (value ? [{ name, label: labels[name], value }] : []));
}

export function applicationFacts({ id, title }: ApplicationFacts['job']): ApplicationFacts {
  return {
    job: { id, title },
    careersEmail: brand.email.careers,
    phone: { display: brand.phone.display, url: brand.phone.url },
    notice: formNotices.application,
  };
}
