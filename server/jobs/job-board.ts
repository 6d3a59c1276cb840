import { jobPageText } from '#content/job-text.ts';
import { cardDescription } from '#domain/jobs/card-description.ts';
import { brand } from '../../content/brand.ts';
import { cutText, plainLine } from '../markdown/cut-text.ts';
import { parseText } from '../markdown/parse-text.ts';
import type { TextNode } from '../markdown/text-tree.ts';
import { isClosed, openJobs } from './closing.ts';
import { jobPosting, sectionOrder } from './job-posting.ts';
import { type JobQuery, readJobQuery } from './job-query.ts';
import type { Job, JobSource } from './job-source.ts';
import { jobsFeed } from './jobs-feed.ts';
import { indexJobs, type JobIndex, type JobSearchResult, searchJobs } from './search-jobs.ts';
import { similarJobs } from './similar-jobs.ts';
import { type JobsPayload, jobsPayload } from './wire-job.ts';

/** What a job's card shows; `shortDescription` is cut to the card's twenty words. */
export type JobCard = Pick<
  Job,
  | 'id'
  | 'title'
  | 'location'
  | 'salary'
  | 'shortDescription'
  | 'contractType'
  | 'hoursPerWeek'
  | 'closingDate'
  | 'sponsorship'
>;

export interface JobList extends Omit<JobSearchResult, 'jobs'> {
  jobs: JobCard[];
  /** The question as it was understood. */
  query: JobQuery;
}

/** Everything a job's page shows. */
export interface JobPage {
  job: JobCard & Pick<Job, 'jobReference' | 'postedDate'>;
  /** No more applications are taken; the page stays readable. */
  closed: boolean;
  /** The sections that have text, in the page's order. */
  sections: { id: keyof typeof jobPageText.sections; heading: string; nodes: TextNode[] }[];
  metaDescription: string;
  /** JobPosting, or null where it must not be given. Escape `<` when writing it into a page. */
  structuredData: Record<string, unknown> | null;
  similar: JobCard[];
}

/** The jobs as visitors meet them. Every method rejects with a `JobSourceError` while no source answers. */
export interface JobBoard {
  /** One page of open jobs; `params` are those of the address. */
  search(params: URLSearchParams): Promise<JobList>;
  /** Null where there is no such job. `siteUrl` is the site's address without a closing slash. */
  read(id: string, siteUrl: string): Promise<JobPage | null>;
  /** The open jobs, whole: for the sitemap, the site's search and applications. */
  open(): Promise<Job[]>;
  /** The body of `GET /api/jobs`. */
  payload(): Promise<JobsPayload>;
  /** The Atom feed, which lies at `feedPath`. */
  feed(siteUrl: string, feedPath: string): Promise<string>;
}

interface JobBoardParts {
  source: JobSource;
  /** The path of the picture that stands for the employer in search results. */
  logoPath: string;
  now?: () => Date;
}

const META_DESCRIPTION = 160;
const LONGEST_ID = 200;

export function createJobBoard({ source, logoPath, now = () => new Date() }: JobBoardParts): JobBoard {
  let index: JobIndex = indexJobs([]);
  const open = async () => openJobs(await source.list(), now());
  return {
    open,
    search: async (params) => {
      const jobs = await source.list();
      // A cached source gives the same list until it has a newer one.
      if (jobs !== index.jobs) index = indexJobs(jobs);
      const query = readJobQuery(params);
      const found = searchJobs(index, query, now());
      return { ...found, jobs: found.jobs.map(card), query };
    },
    read: async (id, siteUrl) => {
      if (!isJobId(id)) return null;
      const job = await source.find(id);
      if (!job) return null;
      // A job that can be had is shown even where the others cannot.
      const others = await source.list().catch(() => []);
      return {
        job: { ...card(job), jobReference: job.jobReference, postedDate: job.postedDate },
        closed: isClosed(job, now()),
        sections: sectionsOf(job),
        metaDescription: cutText(
          plainLine(job.fullDescription.slice(0, META_DESCRIPTION * 4)),
          META_DESCRIPTION,
        ),
        structuredData: jobPosting(job, employer(siteUrl, logoPath), now()),
        similar: similarJobs(job, others, now()).map(card),
      };
    },
    payload: async () => jobsPayload(await open()),
    feed: async (siteUrl, feedPath) =>
      jobsFeed(
        await source.list(),
        { title: `${brand.name} | Careers`, author: brand.longName, siteUrl, feedPath },
        now(),
      ),
  };
}

/** Whether a source may be asked for it: anything else in an address is no job. */
function isJobId(id: string): boolean {
  return id.trim() !== '' && id.length <= LONGEST_ID && !/\p{Cc}/u.test(id);
}

function card(job: Job): JobCard {
  return {
    id: job.id,
    title: job.title,
    location: job.location,
    salary: job.salary,
    shortDescription: cardDescription(job.shortDescription),
    contractType: job.contractType,
    hoursPerWeek: job.hoursPerWeek,
    closingDate: job.closingDate,
    sponsorship: job.sponsorship,
  };
}

function sectionsOf(job: Job): JobPage['sections'] {
  return sectionOrder
    .filter((id) => job[id] !== '')
    .map((id) => ({ id, heading: jobPageText.sections[id], nodes: parseText(job[id]) }));
}

function employer(siteUrl: string, logoPath: string) {
  const { county, country } = brand.address;
  return { name: brand.longName, siteUrl, logoUrl: siteUrl + logoPath, county, country };
}
