import { describe, expect, it } from 'vitest';
import { careers } from '#content/careers.yaml';
import type { JobList } from '#server/jobs/job-board.ts';
import { jobPageLinks, jobSearchView } from './job-search-view.ts';

const list: JobList = {
  jobs: [],
  total: 3,
  page: 1,
  pages: 1,
  near: '',
  places: ['Romsey'],
  contracts: [{ value: 'Permanent', count: 3 }],
  shifts: [],
  open: 3,
  query: {
    ...{ q: '', place: '', within: '10', contract: '', shift: '', hours: '', pay: 0 },
    ...{ sponsorship: false, sort: '', page: 1 },
  },
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
    [{ ...query({ place: 'romsey' }), near: 'Romsey' }, '3 jobs found within 10 miles of Romsey'],
    [
      { ...query({ q: 'romsey', within: 'any' }), near: 'Romsey' },
      '3 jobs found, those nearest to Romsey first',
    ],
  ])('says how many there are: %j', (changes, summary) => {
    expect(view(changes).summary).toBe(summary);
  });

  it('offers the places and contracts there are, and pay by the hour and the year', () => {
    const { places, lists } = view();
    expect(places).toEqual(['Romsey']);
    expect(lists.map(({ options }) => options.slice(0, 2).map(({ label }) => label))).toEqual([
      ['Within 5 miles', 'Within 10 miles'],
      ['Any contract', 'Permanent (3)'],
      ['Any hours', 'Under 16'],
      ['Any pay', '£13 an hour (£25,350 a year)'],
      ['Best match', 'Nearest'],
    ]);
  });

  it('still shows a contract that was asked for and has no job any more, and pay that is not offered', () => {
    const { lists, query: shown } = view(query({ contract: 'Bank', pay: 16 }));
    expect(shown).toMatchObject({ contract: 'Bank', pay: '16' });
    const labels = lists.flatMap(({ options }) => options.map(({ label }) => label));
    expect(labels).toEqual(expect.arrayContaining(['Bank', '£16 an hour (£31,200 a year)']));
  });

  it('offers a next step: any distance where a place is named, else all jobs', () => {
    expect(view(query({ q: 'zoo' })).nextStep).toEqual({
      to: '/careers#openings',
      text: 'See all 3 open jobs',
    });
    expect(view({ ...query({ place: 'romsey' }), near: 'Romsey' }).nextStep.to).toContain('within=any');
    expect(view({ ...query({ q: 'zoo', within: 'any' }), near: 'Romsey', open: 1 }).nextStep.text).toBe(
      'See the open job',
    );
  });

  it('counts a choice as narrowing, and the order not', () => {
    expect(view(query({ sort: 'title' }))).toMatchObject({ narrowed: false, unfolded: true });
    expect(view(query({ hours: 'over-30' }))).toMatchObject({ narrowed: true, unfolded: true });
    expect(view(query({ q: 'night', place: 'SO14' }))).toMatchObject({ narrowed: true, unfolded: false });
  });
});

const asked = {
  ...{ q: 'night care', place: '', within: '', contract: '', shift: '', hours: '', pay: '', sort: '' },
  sponsorship: 'yes',
};
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
