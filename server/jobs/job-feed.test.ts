import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type Job, openJobs } from './job.ts';
import { jobFeed } from './job-feed.ts';
import { sampleJob } from './sources/sample-jobs-for-tests.ts';

const open = (jobs: Job[]) => openJobs(jobs, new Date('2026-11-21T12:00:00Z'));
const feedOf = (jobs: Job[]) => jobFeed(open(jobs), 'https://provider.example', '/careers.atom');

describe('the feed of jobs', () => {
  it('has the open jobs, the newest first, and the newest one’s day as its own', () => {
    const feed = feedOf([
      sampleJob({ title: 'Old', postedDate: '2026-10-01', salary: '£13 an hour', location: 'Romsey' }),
      sampleJob({ title: 'New', postedDate: '2026-11-10' }),
      sampleJob({ title: 'Closed', postedDate: '2026-11-11', closingDate: '2026-11-12' }),
      sampleJob({ id: '', title: 'Without a page' }),
    ]);
    expect([...feed.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title)).toEqual([
      expect.stringMatching(/ \| Careers$/),
      'New',
      'Old',
    ]);
    expect([...feed.matchAll(/<updated>(.*)<\/updated>/g)].map(([, day]) => day)).toEqual([
      '2026-11-10T00:00:00.000Z',
      '2026-11-10T00:00:00.000Z',
      '2026-09-30T23:00:00.000Z',
    ]);
    expect(feed).toContain(
      '<link rel="alternate" type="text/html" href="https://provider.example/careers/old"/>',
    );
    expect(feed).toContain('Romsey · £13 an hour');
  });

  it('stays sound whatever a job is called', () => {
    const title = `<&"'>]]>\u0000\u0008\uFFFE\uD800 👩‍🦽`;
    const feed = feedOf([sampleJob({ id: 'a/b?c&d', title, shortDescription: title })]);
    expect(feed).toContain('https://provider.example/careers/a%2Fb%3Fc%26d');
    const parsed = spawnSync('python3', ['-c', 'import sys,xml.dom.minidom as d;d.parse(sys.stdin.buffer)'], {
      input: feed,
      encoding: 'utf8',
    });
    // Without a parser on this machine the rest of the test stands alone.
    if (!parsed.error) expect(parsed.stderr).toBe('');
    expect(feed).toContain("&lt;&amp;&quot;'&gt;]]&gt;\uFFFD 👩‍🦽");
  });

  it('is a feed even where there are no jobs', () => {
    expect(feedOf([])).toContain('<updated>');
  });
});
