import { describe, expect, it } from 'vitest';
import { careers } from '#content/careers.ts';
import type { JobList } from '#server/jobs/job-board.ts';
import { jobPageLinks, jobSearchView } from './job-search-view.ts';

const list: JobList = {
  jobs: [],
  total: 3,
  page: 1,
  pages: 1,
  places: [{ value: 'Romsey', count: 2 }],
  contracts: [{ value: 'Permanent', count: 3 }],
  open: 3,
  query: { q: '', place: '', contract: '', hours: '', sponsorship: false, sort: 'newest', page: 1 },
};
const view = (changes: Partial<JobList> = {}) => jobSearchView({ ...list, ...changes }, careers);
const query = (changes: Partial<JobList['query']>) => ({ query: { ...list.query, ...changes } });

describe('the search form above the jobs', () => {
  it.each([
    [{}, '3 open jobs'],
    [{ total: 1 }, '1 open job'],
    [{ ...query({ q: 'night' }), total: 1 }, '1 job found'],
    [{ ...query({ sponsorship: true }), total: 0 }, '0 jobs found'],
    [{ total: 45, page: 2, pages: 3 }, '45 open jobs, page 2 of 3'],
  ])('says how many there are: %j', (changes, summary) => {
    expect(view(changes).summary).toBe(summary);
  });

  it('offers the places and contracts there are, each with its number', () => {
    const [place, contract] = view().lists;
    expect(place?.options.map(({ label }) => label)).toEqual(['Any place', 'Romsey (2)']);
    expect(contract?.options.map(({ value }) => value)).toEqual(['', 'Permanent']);
  });

  it('still shows a place that was asked for and has no job any more', () => {
    const { lists, query: shown } = view(query({ place: 'Alton' }));
    expect(shown.place).toBe('Alton');
    expect(lists[0]?.options.at(-1)).toEqual({ value: 'Alton', label: 'Alton (0)' });
  });

  it('counts a choice as narrowing, and the order not', () => {
    expect(view(query({ sort: 'title' })).narrowed).toBe(false);
    expect(view(query({ hours: 'over-30' })).narrowed).toBe(true);
  });
});

const asked = { q: 'night care', place: '', contract: '', hours: '', sort: '', sponsorship: 'yes' };
const words = { previous: 'Previous', next: 'Next' };

it.each([
  [1, 1, []],
  [1, 2, ['[1]', '2', 'Next']],
  [2, 3, ['Previous', '1', '[2]', '3', 'Next']],
  [5, 9, ['Previous', '1', '…4', '[5]', '6', '…9', 'Next']],
  [9, 9, ['Previous', '1', '…8', '[9]']],
])('page %i of %i has the links %j', (page, pages, shown) => {
  const links = jobPageLinks(asked, { page, pages }, words);
  expect(links.map(({ text, current, gap }) => `${gap ? '…' : ''}${current ? `[${text}]` : text}`)).toEqual(
    shown,
  );
});

it('a link keeps the search and leads to the jobs', () => {
  expect(jobPageLinks(asked, { page: 1, pages: 2 }, words).at(-1)).toMatchObject({
    to: '/careers?q=night+care&sponsorship=yes&page=2#job-results',
    rel: 'next',
  });
});
