import type { JobPosting, WithContext } from 'schema-dts';
import { brand } from '#content/brand.ts';
import { jobFeedText } from '#content/careers.ts';
import { jobPageText } from '#content/job-page.ts';
import { type JobQuery, readJobQuery } from '#domain/jobs/job-query.ts';
import { atomFeed, type Feed, type FeedEntry } from '../feeds/atom.ts';
import type { Log } from '../logging.ts';
import { summarise } from '../markdown/cut-text.ts';
import { parseText } from '../markdown/parse-text.ts';
import type { TextNode } from '../markdown/text-tree.ts';
import { isClosed, type Job, jobsPayload, newestFirst, SECTIONS, type Section } from './job.ts';
import { jobPosting } from './job-posting.ts';
import { type JobSource, JobSourceError } from './job-source.ts';
import { createOpenJobs } from './open-jobs.ts';
import { type JobSearchResult, searchJobs } from './search-jobs.ts';
import { similarJobs } from './similar-jobs.ts';

const CARD_FIELDS = [
  ...(['id', 'title', 'location', 'salary', 'shortDescription', 'contractType'] as const),
  ...(['hoursPerWeek', 'closingDate', 'postedDate', 'sponsorship'] as const),
] as const;

export type JobCard = Pick<Job, (typeof CARD_FIELDS)[number]>;

export interface JobList extends Omit<JobSearchResult, 'jobs'> {
  /** Those that are near a place that was asked for, with how far they are; the others are the very same cards each time. */
  jobs: (JobCard & { miles?: number })[];
  query: JobQuery;
}

export interface JobPage {
  job: JobCard & Pick<Job, 'jobReference'>;
  closed: boolean;
  sections: { id: Section; heading: string; nodes: TextNode[] }[];
  metaDescription: string;
  /** Escape `<` when writing it into a page. */
  structuredData: WithContext<JobPosting> | null;
  similar: JobCard[];
}

/** While no source answers it is an outage, and never "not found". */
export type JobResult<Value> = { kind: 'found'; value: Value } | { kind: 'outage' };

export interface JobBoard {
  search(params: URLSearchParams): Promise<JobResult<JobList>>;
  /** @param siteUrl without a trailing slash */
  read(id: string, siteUrl: string): Promise<JobResult<JobPage> | { kind: 'not-found' }>;
  /** The very same list, until the jobs or the day have changed. */
  open(): Promise<JobResult<readonly Job[]>>;
  /** The answer of `GET /api/jobs`, in pieces. */
  payload(): Promise<JobResult<AsyncIterable<string>>>;
  feed(siteUrl: string, feedPath: string): Promise<JobResult<string>>;
}

interface JobBoardOptions {
  source: JobSource;
  logoPath: string;
  log: Log;
  now?: () => Date;
}

const MAX_META_DESCRIPTION = 160;
const MAX_ID_LENGTH = 200;

export function createJobBoard(options: JobBoardOptions): JobBoard {
  const { source, logoPath, log, now = () => new Date() } = options;
  const listOpen = createOpenJobs({ source, log, now });

  async function page(job: Job, siteUrl: string): Promise<JobPage> {
    // A job that can be had is shown even if the others cannot.
    const open = await listOpen().then(
      ({ jobs }) => jobs,
      () => [],
    );
    return {
      job: { ...card(job), jobReference: job.jobReference },
      closed: isClosed(job, now()),
      sections: sectionsOf(job),
      metaDescription: summarise(job.fullDescription, MAX_META_DESCRIPTION),
      structuredData: jobPosting(job, employer(siteUrl, logoPath), now()),
      similar: similarJobs(job, open).map(card),
    };
  }

  return {
    open: () => orOutage(async () => (await listOpen()).jobs),
    search: (params) =>
      orOutage(async () => {
        const query = readJobQuery(params);
        const { index } = await listOpen();
        const found = searchJobs(await index(), query);
        const jobs = found.jobs.map(({ job, miles }) =>
          miles === null ? card(job) : { ...card(job), miles },
        );
        return { ...found, jobs, query };
      }),
    read: async (id, siteUrl) => {
      if (!isJobId(id)) return { kind: 'not-found' };
      const found = await orOutage(() => source.find(id));
      if (found.kind === 'outage') return found;
      if (found.value === null) return { kind: 'not-found' };
      return { kind: 'found', value: await page(found.value, siteUrl) };
    },
    payload: () => orOutage(async () => jobsPayload((await listOpen()).jobs)),
    feed: (siteUrl, feedPath) =>
      orOutage(async () => {
        const feed = {
          title: `${brand.name} | ${jobFeedText.title}`,
          author: brand.longName,
          siteUrl,
          feedPath,
        };
        return jobsFeed((await listOpen()).jobs, feed);
      }),
  };
}

async function orOutage<Value>(load: () => Promise<Value>): Promise<JobResult<Value>> {
  try {
    return { kind: 'found', value: await load() };
  } catch (error) {
    if (error instanceof JobSourceError) return { kind: 'outage' };
    throw error;
  }
}

function isJobId(id: string): boolean {
  return id.trim() !== '' && id.length <= MAX_ID_LENGTH && !/\p{Cc}/u.test(id);
}

const cards = new WeakMap<Job, JobCard>();

function card(job: Job): JobCard {
  const known = cards.get(job);
  if (known) return known;
  const shown = Object.fromEntries(CARD_FIELDS.map((field) => [field, job[field]])) as JobCard;
  const made = { ...shown, shortDescription: cardDescription(job.shortDescription) };
  cards.set(job, made);
  return made;
}

function sectionsOf(job: Job): JobPage['sections'] {
  return SECTIONS.filter((id) => job[id] !== '').map((id) => ({
    id,
    heading: jobPageText.sections[id],
    nodes: parseText(job[id]),
  }));
}

function employer(siteUrl: string, logoPath: string) {
  const { county, country } = brand.address;
  return { name: brand.longName, siteUrl, logoUrl: siteUrl + logoPath, county, country };
}

const MAX_ENTRIES = 100;

export function jobsFeed(open: readonly Job[], feed: Omit<Feed, 'entries' | 'pagePath'>): string {
  const entries = newestFirst(open)
    .filter(({ id }) => id !== '')
    .slice(0, MAX_ENTRIES)
    .map(feedEntry);
  return atomFeed({ ...feed, pagePath: '/careers', entries });
}

function feedEntry(job: Job): FeedEntry {
  const hours = job.hoursPerWeek && jobFeedText.hours(job.hoursPerWeek);
  const facts = [job.location, job.salary, job.contractType, hours].filter(Boolean).join(' · ');
  return {
    title: job.title,
    path: `/careers/${encodeURIComponent(job.id)}`,
    updated: job.postedDate,
    summary: [facts, job.shortDescription].filter(Boolean).join('\n'),
  };
}

const CARD_WORDS = 20;

export function cardDescription(text: string): string {
  const words = text.trim().split(/\s+/u);
  if (words.length <= CARD_WORDS) return words.join(' ');
  return `${words
    .slice(0, CARD_WORDS)
    .join(' ')
    .replace(/(?<![\s.,;:!?–-])[\s.,;:!?–-]+$/u, '')}…`;
}
