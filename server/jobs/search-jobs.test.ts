import { describe, expect, it } from 'vitest';
import { readJobQuery } from '#domain/jobs/job-query.ts';
import { sampleJob } from './sample-jobs-for-tests.ts';
import { indexJobs, searchJobs, similarJobs } from './search-jobs.ts';

const now = new Date('2026-11-21T12:00:00Z');

const jobs = [
  sampleJob({
    title: 'Care Assistant',
    location: 'Southampton',
    contractType: 'Full-time',
    hoursPerWeek: '37.5',
    postedDate: '2026-11-01',
    closingDate: '2026-12-01',
    sponsorship: true,
    fullDescription: 'Visits to people at home in the Itchen valley.',
  }),
  sampleJob({
    title: 'Night Carer',
    location: 'Winchester',
    contractType: 'Part-time',
    hoursPerWeek: '12 to 24',
    postedDate: '2026-11-10',
    fullDescription: 'Waking nights. Care Assistant experience helps. Café Zoë is near.',
  }),
  sampleJob({
    title: 'Care Coordinator',
    location: 'Southampton',
    contractType: 'Full-time',
    closingDate: '2026-11-21',
  }),
  sampleJob({ title: 'Closed Role', location: 'Fareham', contractType: 'Bank', closingDate: '2026-11-20' }),
];

function search(address: string, list = jobs) {
  return searchJobs(indexJobs(list), readJobQuery(new URLSearchParams(address)), now);
}
const titles = (address: string) => search(address).jobs.map((job) => job.title);

describe('the list of jobs', () => {
  it('has the open ones, those of today among them, the newest first', () => {
    expect(titles('')).toEqual(['Night Carer', 'Care Assistant', 'Care Coordinator']);
  });

  it.each([
    ['q=care+assistant', ['Care Assistant', 'Night Carer']],
    ['q=ZOE+nights', ['Night Carer']],
    ['q=cafe', ['Night Carer']],
    ['q=southampton', ['Care Assistant', 'Care Coordinator']],
    ['q=surgeon', []],
    ['place=Winchester', ['Night Carer']],
    ['contract=Full-time', ['Care Assistant', 'Care Coordinator']],
    ['hours=under-16', ['Night Carer']],
    ['hours=16-to-30', ['Night Carer']],
    ['hours=over-30', ['Care Assistant']],
    ['sponsorship=yes', ['Care Assistant']],
    ['place=Southampton&contract=Full-time&sponsorship=yes&q=visits', ['Care Assistant']],
    ['sort=title', ['Care Assistant', 'Care Coordinator', 'Night Carer']],
    ['sort=closing-soon', ['Care Coordinator', 'Care Assistant', 'Night Carer']],
    [
      'hours=all&sort=pay&sponsorship=perhaps&page=x&unknown=1',
      ['Night Carer', 'Care Assistant', 'Care Coordinator'],
    ],
  ])('answers ?%s', (address, expected) => {
    expect(titles(address)).toEqual(expected);
  });

  it('offers the places and contracts of open jobs with their numbers, whatever is asked', () => {
    expect(search('q=surgeon')).toMatchObject({
      total: 0,
      open: 3,
      places: [
        { value: 'Southampton', count: 2 },
        { value: 'Winchester', count: 1 },
      ],
      contracts: [
        { value: 'Full-time', count: 2 },
        { value: 'Part-time', count: 1 },
      ],
    });
  });
});

describe('pages of a long list', () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    sampleJob({
      title: `Carer ${index}`,
      location: `Town ${index % 50}`,
      fullDescription: `Visits. ${'Words about the work. '.repeat(80)} Round ${index % 7}.`,
    }),
  );

  it('hold twenty jobs each, and the last one the rest', () => {
    const asked = search('sort=title&page=2', many);
    expect(asked).toMatchObject({ total: 5000, page: 2, pages: 250 });
    expect(asked.jobs.map((job) => job.title).slice(0, 2)).toEqual(['Carer 20', 'Carer 21']);
    expect(search('page=999', many)).toMatchObject({ page: 250 });
    expect(search('place=Town+7&page=5', many).jobs).toHaveLength(20);
  });

  it('of 5,000 jobs are searched a hundred times while a visitor would hardly notice one', () => {
    const index = indexJobs(many);
    for (let round = 0; round < 100; round += 1) {
      const query = readJobQuery(new URLSearchParams(`q=words+round+${round % 7}`));
      expect(searchJobs(index, query, now).total).toBeGreaterThan(700);
    }
  });
});

it('reads the address of a list, whatever stands in it', () => {
  const address = `q=${'x'.repeat(500)}&page=0&hours=16-to-30&sponsorship=yes`;
  expect(readJobQuery(new URLSearchParams(address))).toEqual({
    q: 'x'.repeat(100),
    place: '',
    contract: '',
    hours: '16-to-30',
    sponsorship: true,
    sort: 'newest',
    page: 1,
  });
  expect(readJobQuery(new URLSearchParams('page=1e3')).page).toBe(1);
});

describe('jobs like another', () => {
  const closed = sampleJob({
    title: 'Care Assistant (nights)',
    location: 'Winchester',
    closingDate: '2026-11-01',
  });

  it('share words of the title, the place or the contract, the likest first, and are open', () => {
    expect(similarJobs(closed, [...jobs, closed], now).map((job) => job.title)).toEqual([
      'Care Assistant',
      'Care Coordinator',
      'Night Carer',
    ]);
  });

  it('are at most as many as asked for, and none where none is alike', () => {
    expect(similarJobs(closed, jobs, now, 1)).toHaveLength(1);
    expect(similarJobs(sampleJob({ title: 'Driver', location: 'Poole' }), jobs, now)).toEqual([]);
  });
});
