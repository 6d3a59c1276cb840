import { brand } from '#content/brand.yaml';
import { careers } from '#content/careers.yaml';
import { jobPageText } from '#content/job-page.yaml';
import { jobTermWords } from '#content/job-terms.yaml';
import type { WorkedDay } from '#domain/jobs/worked-day.ts';
import { pounds } from '#domain/prices/pounds.ts';
import { formNotices } from '#domain/retention/form-notices.ts';
import { fill, forCount } from '#domain/text/fill.ts';
import { localDate } from '#domain/time/days-in-words.ts';
import type { JobList } from '#server/jobs/job-board.ts';
import type { JobCard } from '#server/jobs/job-card.ts';
import type { JobPage } from '#server/jobs/job-page.ts';
import type { ApplicationFacts } from './application/application-form.tsx';

export interface JobCardView {
  id: string;
  title: string;
  location: string;
  salary: string | null;
  description: string;
  tags: string[];
  facts: string[];
  away: string;
  dates: { day: string; words: string }[];
  button: string;
  buttonOf: string;
}

type FoundCard = JobCard & Partial<Pick<JobList['jobs'][number], 'miles' | 'facts'>>;

export function jobCardView({ miles, facts = [], ...job }: FoundCard): JobCardView {
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
    facts: facts.map(({ label, value }) => `${label}: ${value}`),
    away: wholeMiles > 0 ? fill(forCount(away, wholeMiles), { count: wholeMiles }) : '',
    dates: [...date(posted, job.postedDate), ...date(closes, job.closingDate)],
    button,
    buttonOf: fill(buttonOf, { jobTitle: title }),
  };
}

function weekly(hours: string, unit: string): string {
  return /^\d[\d.]*(\s*(to|-|–)\s*\d[\d.]*)?$/.test(hours) ? `${hours} ${unit}` : hours;
}

export interface JobFact {
  name: keyof typeof jobPageText.labels | 'really';
  label: string;
  value: string;
  href?: string;
}

/** In the order in which people ask. */
export function jobFacts({ job, day }: Pick<JobPage, 'job' | 'day'>): JobFact[] {
  const { labels } = jobPageText;
  const isPostedLater = job.closingDate !== '' && job.postedDate > job.closingDate;
  const { sponsorshipAvailable, sponsorshipNotAvailable } = jobPageText;
  const values: [keyof typeof labels, string | null][] = [
    ['hoursPerWeek', weekly(job.hoursPerWeek, 'a week')],
    ['location', job.location],
    ['shifts', job.shifts],
    ['contractType', job.contractType],
    ['closingDate', job.closingDate && localDate(job.closingDate)],
    // A job that was closed by hand may have been posted on the day after.
    ['postedDate', isPostedLater ? null : job.postedDate && localDate(job.postedDate)],
    ['sponsorship', job.sponsorship ? sponsorshipAvailable : sponsorshipNotAvailable],
    ['startDate', job.startDate],
    ['payFrequency', job.payFrequency],
    ['drivingLicence', job.drivingLicence],
    ['jobReference', job.jobReference],
  ];
  const factOf = (name: keyof typeof labels, value: string | null) =>
    value ? [{ name, label: labels[name], value }] : [];
  const isPaidInFull = day !== null && advertisedRate(day) === day.anHour;
  return [
    ...factOf('salary', job.salary).map((fact) => (isPaidInFull ? { ...fact, href: `#${DAY_ID}` } : fact)),
    ...(day && !isPaidInFull ? [reallyPaid(day)] : []),
    ...values.flatMap(([name, value]) => factOf(name, value)),
  ];
}

export const DAY_ID = 'what-an-hour-really-pays';

const advertisedRate = ({ visits }: WorkedDay) => Math.round((visits.pay * 60) / visits.minutes);

function reallyPaid({ anHour, isLowerEnd }: WorkedDay): JobFact {
  const { label, anHourOf, from } = jobTermWords.really;
  const pay = fill(anHourOf, { price: pounds(anHour) });
  const value = isLowerEnd ? `${from} ${pay}` : pay;
  return { name: 'really', label, value, href: `#${DAY_ID}` };
}

export function applicationFacts({ id, title }: ApplicationFacts['job']): ApplicationFacts {
  return {
    job: { id, title },
    careersEmail: brand.email.careers,
    phone: { display: brand.phone.display, url: brand.phone.url },
    notice: formNotices.application,
  };
}
