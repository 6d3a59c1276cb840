import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJobQuery } from '#domain/jobs/job-query.ts';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import { contentForTests } from '../../../tests/support/content-for-tests.ts';
import { describeAsShipped } from '../../../tests/support/describe-as-shipped.ts';
import { MAX_OPEN_JOBS } from '../../limits/limits.ts';
import { openJobs } from '../job.ts';
import { createMarkdownJobs } from '../sources/markdown-jobs.ts';
import { sampleJob } from '../sources/sample-jobs-for-tests.ts';
import { indexJobs } from './job-index.ts';
import { createJobMatcher } from './job-matcher.ts';
import { searchJobs } from './search-jobs.ts';

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

async function search(address: string, list = jobs) {
  const index = await indexJobs(openJobs(list, now));
  return searchJobs(index, readJobQuery(new URLSearchParams(address)));
}
const titles = async (address: string, list = jobs) =>
  (await search(address, list)).jobs.map(({ job }) => job.title);

describe('the list of jobs', () => {
  it('has the open ones, those of today among them, the newest first', async () => {
    expect(await titles('')).toEqual(['Night Carer', 'Care Assistant', 'Care Coordinator']);
  });

  it.each([
    ['q=care+assistant', ['Care Assistant', 'Night Carer']],
    ['q=ZOE+nights', ['Night Carer']],
    ['q=cafe', ['Night Carer']],
    ['q=southampton', ['Care Assistant', 'Care Coordinator']],
    ['q=assistant+care', ['Care Assistant', 'Night Carer']],
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
      'hours=all&sort=height&sponsorship=perhaps&page=x&pay=much&within=7&unknown=1',
      ['Night Carer', 'Care Assistant', 'Care Coordinator'],
    ],
  ])('answers ?%s', async (address, expected) => {
    expect(await titles(address)).toEqual(expected);
  });

  describeAsShipped(() => {
    it('offers the places of open jobs, and their contracts with their numbers, whatever is asked', async () => {
      expect(await search('q=surgeon')).toMatchObject({
        total: 0,
        open: 3,
        places: ['Southampton', 'Winchester'],
        contracts: [
          { value: 'Full-time', count: 2 },
          { value: 'Part-time', count: 1 },
        ],
      });
    });
  });
});

describe('pages of a long list', () => {
  const listOf = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      sampleJob({
        title: `Carer ${index}`,
        location: `Town ${index % 5}`,
        fullDescription: `Visits. ${'Words about the work. '.repeat(80)} Round ${index % 7}.`,
      }),
    );

  it('hold twenty jobs each, and the last one the rest', async () => {
    const many = listOf(125);
    const asked = await search('sort=title&page=2', many);
    expect(asked).toMatchObject({ total: 125, page: 2, pages: 7 });
    expect(asked.jobs.map(({ job }) => job.title).slice(0, 2)).toEqual(['Carer 20', 'Carer 21']);
    const last = await search('page=999', many);
    expect(last).toMatchObject({ page: 7, pages: 7 });
    expect(last.jobs).toHaveLength(5);
    expect((await search('place=Town+3&page=2', many)).jobs).toHaveLength(5);
  });

  it('as long as one may be are searched a hundred times while a visitor would hardly notice one', async () => {
    const index = await indexJobs(listOf(MAX_OPEN_JOBS));
    for (let round = 0; round < 100; round += 1) {
      const query = readJobQuery(new URLSearchParams(`q=words+round+${round % 7}`));
      expect(searchJobs(index, query).total).toBeGreaterThan(MAX_OPEN_JOBS / 8);
    }
  });
});

const shipped = await createMarkdownJobs({
  folder: join(contentForTests, 'jobs'),
  log: collectingLog(),
}).list();

describeAsShipped(() => {
  it.each([
    ['carers', 'Live-in Carer'],
    ['hca', 'Home Care Worker (mornings)'],
    ['sick pay', 'Home Care Worker (mornings)'],
    ['uniform mileage', 'Home Care Worker (mornings)'],
    ['guaranteed hours', 'Supported Living Support Worker'],
    ['health care assistant', 'Home Care Worker (mornings)'],
    ['night bournmouth', 'Night Care Worker (waking nights)'],
    ['bournemouth nights', 'Night Care Worker (waking nights)'],
    ['driver', 'Clinical Lead (Registered Nurse)'],
    ['no experience', 'Home Care Worker (mornings)'],
    ['RGN', 'Clinical Lead (Registered Nurse)'],
    ['pension', 'Clinical Lead (Registered Nurse)'],
    ['catheter', 'Clinical Lead (Registered Nurse)'],
    ['NMC pin', 'Clinical Lead (Registered Nurse)'],
    ['compannion', 'Companion (bank)'],
    ['SO14', 'Home Care Worker (mornings)'],
    ['so14 3ab', 'Home Care Worker (mornings)'],
    ['hcw-sot-01', 'Home Care Worker (mornings)'],
    ['jobs near Totton', 'Home Care Worker (mornings)'],
    ['visa', 'Clinical Lead (Registered Nurse)'],
    ['no experiance', 'Home Care Worker (mornings)'],
    ['care asistant', 'Home Care Worker (mornings)'],
    ['14.80', 'Night Care Worker (waking nights)'],
    ['£15 an hour', 'Live-in Carer'],
    ['accommodation', 'Live-in Carer'],
    ['full time', 'Supported Living Support Worker'],
    ['cleaner', 'Lifestyle Support Assistant'],
    ['student', 'Companion (bank)'],
    ['17 year old', 'Home Care Worker (mornings)'],
  ])('for "%s" finds, among others, %s', async (q, title) => {
    expect(await titles(`${new URLSearchParams({ q })}`, shipped)).toContain(title);
  });

  it('takes words that belong together as what they say together', async () => {
    expect(await titles('q=no+experience', shipped)).toEqual(['Home Care Worker (mornings)']);
  });

  it('takes pay among the words for the least', async () => {
    expect(await titles(`${new URLSearchParams({ q: 'nights £14.50 an hour' })}`, shipped)).toEqual(
      await titles('q=nights&pay=14', shipped),
    );
    expect(await titles(`${new URLSearchParams({ q: '£15 an hour' })}`, shipped)).toEqual(
      await titles('pay=15', shipped),
    );
  });

  it('has first what says it in its title', async () => {
    expect((await titles('q=nights', shipped))[0]).toBe('Night Care Worker (waking nights)');
    expect((await titles('q=carers', shipped))[0]).toMatch(/Care/);
  });

  it('has first what says it in its short description, and takes no bank holiday for bank work', async () => {
    expect((await titles('q=cleaner', shipped))[0]).toBe('Lifestyle Support Assistant');
    expect(await titles('q=student', shipped)).toEqual(['Companion (bank)']);
  });

  it.each([
    ['hca', 'Night Carer', 'Ask our HCA.'],
    ['driver', 'Minibus Driver', 'You drive.'],
  ])('for "%s" has a title before a text, and the newest before the shortest', async (q, title, mention) => {
    const long = `${mention} ${shipped.map(({ fullDescription }) => fullDescription).join('\n')}`;
    const found = await titles(`q=${q}`, [
      ...['A', 'B', 'C'].map((name) =>
        sampleJob({
          title: `${title} ${name} (a long advert)`,
          fullDescription: long,
          postedDate: '2026-11-01',
        }),
      ),
      sampleJob({ title, fullDescription: 'Visits.', postedDate: '2026-10-01' }),
      sampleJob({ title: 'Cook', fullDescription: mention, postedDate: '2026-11-02' }),
      sampleJob({ title: 'Gardener', fullDescription: long, postedDate: '2026-11-20' }),
    ]);
    expect(found).toEqual([
      ...['A', 'B', 'C'].map((name) => `${title} ${name} (a long advert)`),
      title,
      'Gardener',
      'Cook',
    ]);
  });

  it.each(['q=surgeon', 'q=M1', 'place=Leeds', 'q=night+surgeon', 'q=%00%F0%9F%92%A9'])(
    'finds nothing that is not there: %s',
    async (address) => {
      expect(await titles(address, shipped)).toEqual(address.includes('%00') ? expect.any(Array) : []);
    },
  );

  it('has the nearest first, and says how far each is', async () => {
    const { jobs: found, near } = await search('place=BH23+1AA&within=30', shipped);
    expect(near).toBe('BH23');
    expect(found.map(({ job }) => job.location).slice(0, 2)).toEqual([
      'Bournemouth',
      'Lymington, New Forest',
    ]);
    const miles = found.map((one) => one.miles);
    expect(miles).toEqual(miles.toSorted((a, b) => Number(a) - Number(b)));
    expect(await titles('place=SO14&within=5', shipped)).not.toContain('Night Care Worker (waking nights)');
    expect(await titles('place=SO14&within=any', shipped)).toContain('Night Care Worker (waking nights)');
  });

  it.each(['q=southampton', 'place=Southampton', 'place=sowthampton', 'q=SO17'])(
    'finds a job in Southampton with visits elsewhere too: %s',
    async (address) => {
      const found = await search(address, shipped);
      expect(
        found.jobs
          .map(({ job }) => job.location)
          .slice(0, 2)
          .toSorted(),
      ).toEqual(['Southampton', 'Southampton, with visits across Hampshire']);
    },
  );

  it('can be by one kind of contract', async () => {
    const { contracts } = await search('', shipped);
    expect(contracts.map(({ value }) => value)).toEqual([
      'Casual or bank',
      'Fixed term',
      'Full-time',
      'Part-time',
      'Permanent',
    ]);
    const { jobs: permanent } = await search('contract=Permanent', shipped);
    expect(permanent.length).toBeGreaterThan(2);
    expect(permanent.every(({ job }) => job.contractType.startsWith('Permanent'))).toBe(true);
    // As an earlier version wrote it into addresses and alerts.
    expect(await titles('contract=Permanent,+full-time', shipped)).toEqual([
      'Clinical Lead (Registered Nurse)',
    ]);
    expect(await titles('contract=Annualised', shipped)).toEqual([]);
  });

  it('can be by the least pay, and in the order of pay', async () => {
    const best = ['Clinical Lead (Registered Nurse)', 'Live-in Carer', 'Night Care Worker (waking nights)'];
    expect(await titles('pay=14&sort=pay', shipped)).toEqual(best);
    expect((await titles('sort=pay', shipped)).slice(0, 3)).toEqual(best);
    expect(await titles('sort=pay', shipped)).toHaveLength((await search('', shipped)).total);
  });

  it('has a job of 30 hours among those of 16 to 30', async () => {
    expect(await titles('hours=16-to-30', shipped)).toContain('Night Care Worker (waking nights)');
    expect(await titles('hours=over-30', shipped)).not.toContain('Night Care Worker (waking nights)');
  });

  it('finds the same for somebody who is told of new jobs', async () => {
    const matcher = createJobMatcher({ list: async () => shipped }, () => now);
    const index = await matcher.index(await matcher.open());
    for (const address of ['place=Southampton', 'q=night+bournmouth', 'contract=Permanent&pay=14', 'q=hca']) {
      const fitting = matcher.fitting(index, readJobQuery(new URLSearchParams(address)));
      expect(fitting.map(({ title }) => title).toSorted()).toEqual(
        (await titles(address, shipped)).toSorted(),
      );
    }
  });
});

it('reads the address of a list, whatever stands in it', () => {
  const address = `q=${'x'.repeat(500)}&page=0&hours=16-to-30&sponsorship=yes`;
  expect(readJobQuery(new URLSearchParams(address))).toEqual({
    q: 'x'.repeat(100),
    place: '',
    within: '10',
    contract: '',
    shift: '',
    hours: '16-to-30',
    pay: 0,
    sponsorship: true,
    sort: '',
    page: 1,
  });
  expect(readJobQuery(new URLSearchParams('page=1e3')).page).toBe(1);
});
