import type { JobPosting, WithContext } from 'schema-dts';
import { brand } from '#content/brand.yaml';
import { jobPageText } from '#content/job-page.yaml';
import type { ADVERT_FIELDS } from '#domain/content/fact-fields.ts';
import type { WorkedDay } from '#domain/jobs/worked-day.ts';
import { firstCharacters, summarise } from '../markdown/cut-text.ts';
import { parseText } from '../markdown/parse-text.ts';
import type { TextNode } from '../markdown/text-tree.ts';
import { isClosed, type Job, SECTIONS, type Section } from './job.ts';
import { type JobCard, jobCard } from './job-card.ts';
import { jobPosting } from './job-posting.ts';
import { type JobTerm, jobTerms, startInWords, workedDayOf } from './job-terms.ts';
import { similarJobs } from './search/similar-jobs.ts';

export interface JobPage {
  job: JobCard & Pick<Job, 'jobReference' | (typeof ADVERT_FIELDS)[number]>;
  closed: boolean;
  sections: { id: Section; heading: string; nodes: TextNode[] }[];
  terms: JobTerm[];
  day: WorkedDay | null;
  metaDescription: string;
  /** Escape `<` when writing it into a page. */
  structuredData: WithContext<JobPosting> | null;
  similar: JobCard[];
}

interface Circumstances {
  open: readonly Job[];
  siteUrl: string;
  logoPath: string;
  now: Date;
}

const MAX_META_DESCRIPTION = 160;

export function jobPage(job: Job, { open, siteUrl, logoPath, now }: Circumstances): JobPage {
  const { county, country } = brand.address;
  const employer = { name: brand.longName, siteUrl, logoUrl: siteUrl + logoPath, county, country };
  return {
    job: { ...job, ...jobCard(job), startDate: startInWords(job.startDate) },
    closed: isClosed(job, now),
    sections: sectionsOf(job),
    terms: jobTerms(job),
    day: workedDayOf(job),
    metaDescription: summarise(job.fullDescription, MAX_META_DESCRIPTION, firstCharacters),
    structuredData: jobPosting(job, employer, now),
    similar: similarJobs(job, open).map(jobCard),
  };
}

function sectionsOf(job: Job): JobPage['sections'] {
  return SECTIONS.filter((id) => job[id] !== '').map((id) => ({
    id,
    heading: jobPageText.sections[id],
    nodes: parseText(job[id]),
  }));
}
