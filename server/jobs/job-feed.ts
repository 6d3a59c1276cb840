import { brand } from '#content/brand.yaml';
import { jobFeedText } from '#content/careers.yaml';
import { fill } from '#domain/text/fill.ts';
import { atomFeed, type FeedEntry } from '../feeds/atom.ts';
import { type Job, newestFirst } from './job.ts';

const MAX_ENTRIES = 100;

export function jobFeed(open: readonly Job[], siteUrl: string, feedPath: string): string {
  return atomFeed({
    title: `${brand.name} | ${jobFeedText.title}`,
    author: brand.longName,
    siteUrl,
    feedPath,
    pagePath: '/careers',
    entries: newestFirst(open)
      .filter(({ id }) => id !== '')
      .slice(0, MAX_ENTRIES)
      .map(feedEntry),
  });
}

function feedEntry(job: Job): FeedEntry {
  const hours = job.hoursPerWeek && fill(jobFeedText.hours, job);
  const facts = [job.location, job.salary, job.contractType, hours].filter(Boolean).join(' · ');
  return {
    title: job.title,
    path: `/careers/${encodeURIComponent(job.id)}`,
    updated: job.postedDate,
    summary: [facts, job.shortDescription].filter(Boolean).join('\n'),
  };
}
