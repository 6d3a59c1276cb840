import { londonInstant } from '../../content/london-time.ts';
import { openJobs } from './closing.ts';
import type { Job } from './job-source.ts';
import { escapeHtml } from './job-text-html.ts';

interface FeedParts {
  /** Of the feed. */
  title: string;
  /** Whose jobs they are. */
  author: string;
  /** The site's address, without a closing slash. */
  siteUrl: string;
  /** Where the feed itself is, beginning with a slash. */
  feedPath: string;
}

const MOST_ENTRIES = 100;

/** The newest open jobs as an Atom feed (RFC 4287). */
export function jobsFeed(
  jobs: readonly Job[],
  { title, author, siteUrl, feedPath }: FeedParts,
  now: Date,
): string {
  const open = openJobs(jobs, now)
    .filter((job) => job.id !== '')
    .toSorted((a, b) => (a.postedDate < b.postedDate ? 1 : a.postedDate > b.postedDate ? -1 : 0))
    .slice(0, MOST_ENTRIES);
  // The newest job's day, not the moment of asking, so that an unchanged feed is the same text.
  const newest = updatedAt(open[0]);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<title>${xml(title)}</title>`,
    `<id>${xml(`${siteUrl}${feedPath}`)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${xml(`${siteUrl}${feedPath}`)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(`${siteUrl}/careers`)}"/>`,
    `<updated>${newest}</updated>`,
    `<author><name>${xml(author)}</name></author>`,
    ...open.map((job) => entry(job, siteUrl)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(job: Job, siteUrl: string): string {
  const url = xml(`${siteUrl}/careers/${encodeURIComponent(job.id)}`);
  const facts = [
    job.location,
    job.salary,
    job.contractType,
    job.hoursPerWeek && `Hours: ${job.hoursPerWeek}`,
  ];
  return [
    '<entry>',
    `<title>${xml(job.title)}</title>`,
    `<id>${url}</id>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    `<updated>${updatedAt(job)}</updated>`,
    `<summary>${xml([facts.filter(Boolean).join(' · '), job.shortDescription].filter(Boolean).join('\n'))}</summary>`,
    '</entry>',
  ].join('\n');
}

const LONG_AGO = '1970-01-01';

function updatedAt(job: Job | undefined): string {
  return londonInstant(job?.postedDate || LONG_AGO, 0).toISOString();
}

/** Escaped, and without the control characters that no XML may hold. */
function xml(text: string): string {
  return escapeHtml(
    text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''),
  );
}
