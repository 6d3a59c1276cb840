import { jobFeedText } from '#content/careers.ts';
import { atomFeed, type Feed, type FeedEntry } from '../feeds/atom.ts';
import { type Job, openJobs } from './job.ts';

const MAX_ENTRIES = 100;

export function jobsFeed(jobs: readonly Job[], feed: Omit<Feed, 'entries' | 'pagePath'>, now: Date): string {
  const entries = openJobs(jobs, now)
    .filter((job) => job.id !== '')
    .toSorted((a, b) => (a.postedDate < b.postedDate ? 1 : a.postedDate > b.postedDate ? -1 : 0))
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
