import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildDay } from '#content/build-day';
import { readJobQuery } from '#domain/jobs/job-query.ts';
import { describeAsShipped } from '../../../tests/support/describe-as-shipped.ts';
import { type Job, openJobs } from '../job.ts';
import { readJobFolder } from '../sources/markdown-jobs.ts';
import { sampleJob } from '../sources/sample-jobs-for-tests.ts';
import { indexJobs } from './job-index.ts';
import { searchJobs } from './search-jobs.ts';

const { jobs } = await readJobFolder(join(import.meta.dirname, '../../../content/jobs'));

async function search(question: string, list: readonly Job[]) {
  return searchJobs(await indexJobs(list), readJobQuery(new URLSearchParams(question))).jobs;
}
const asked = (q: string, list: readonly Job[]) => search(`${new URLSearchParams({ q })}`, list);

const NAMES: Readonly<Record<string, string>> = {
  'clinical-lead-nurse-southampton': 'nurse',
  'companion-eastleigh': 'companion',
  'home-care-worker-southampton': 'mornings',
  'lifestyle-support-assistant-winchester': 'lifestyle',
  'live-in-carer-new-forest': 'live-in',
  'night-care-worker-bournemouth': 'nights',
  'supported-living-worker-basingstoke': 'supported',
};

describeAsShipped(() => {
  // All that must be found, the first one first; an empty text where nothing must be.
  it.each([
    ['guaranteed hours', 'nurse live-in mornings nights lifestyle supported'],
    ['paid travel', 'mornings nurse lifestyle'],
    ['no driving licence', 'nights live-in companion mornings lifestyle'],
    ['mileage', 'nurse live-in mornings lifestyle'],
    ['sleep in', 'supported'],
    ['training provided', 'nurse live-in companion mornings nights lifestyle'],
    ['weekly pay', 'live-in companion mornings nights lifestyle'],
    ['flexible hours around kids', 'lifestyle companion'],
    ['senior carer', 'live-in mornings nights lifestyle supported'],
    ['opiekunka', 'live-in mornings nights lifestyle supported'],

    ['paid monthly', 'nurse'],
    ['sick pay from day one', 'nurse live-in companion mornings nights lifestyle'],
    ['company sick pay', 'nurse live-in mornings nights lifestyle'],
    ['rota in advance', 'nurse live-in mornings nights lifestyle'],
    ['uniform provided', 'mornings nights'],
    ['free DBS', 'nurse live-in companion mornings nights lifestyle'],
    ['petrol money', 'nurse live-in mornings lifestyle'],
    ['I don’t drive', 'nights live-in companion mornings lifestyle'],
    ['immediate start', 'lifestyle companion'],
    ['shadowing', 'nurse live-in companion mornings nights lifestyle'],
    ['nights', 'nights'],
    ['no nights', 'companion mornings lifestyle'],
    ['weekend work', 'live-in companion mornings'],
    ['no weekends', 'lifestyle'],
    ['evenings', 'companion supported'],
    ['early shifts', 'mornings'],
    ['term time only', 'lifestyle companion'],
    ['live in', 'live-in'],
    ['own room', 'live-in'],
    ['no personal care', 'lifestyle'],
    ['no experience', 'mornings'],
    ['visa sponsorship', 'nurse'],
    ['zero hours', 'companion'],
    ['hca nights bournemouth', 'nights'],
    ['mileage winchester', 'lifestyle'],
    ['£14 an hour weekly pay', 'live-in nights'],
    ['no mileage', 'companion nights supported'],
    ['praca opiekunka southampton', 'mornings'],
    ['childcare', ''],
    ['weekly pay nurse', ''],
  ])('“%s” is answered with: %s', async (q, found) => {
    const open = openJobs(jobs, new Date(`${buildDay}T12:00:00Z`));
    expect((await asked(q, open)).map(({ job }) => NAMES[job.id]).join(' ')).toBe(found);
  });

  it('says with each job the fact that was asked for, and by which shift the list was narrowed', async () => {
    const [paid] = await asked('weekly pay no driving licence nights', jobs);
    expect(paid?.facts).toEqual([
      { label: 'Paid', value: 'Weekly, on Fridays' },
      { label: 'Driving licence', value: 'Not needed' },
      { label: 'Shifts', value: 'Waking nights, three a week' },
    ]);
    const [chosen] = await search('shift=Sleep-ins', jobs);
    expect(chosen?.facts).toEqual([{ label: 'Shifts', value: 'Days and evenings, and one sleep-in a week' }]);
    expect((await asked('carer', jobs)).flatMap(({ facts }) => facts)).toEqual([]);
  });
});

const backendJobs = [
  sampleJob({ title: 'Says no', mileage: 'None', fullDescription: 'No mileage, sadly. Ask about mileage.' }),
  sampleJob({ title: 'Says nothing', fullDescription: 'Visits.', postedDate: '2026-11-20' }),
  sampleJob({ title: 'Says no in words', fullDescription: 'There is no mileage.' }),
  sampleJob({ title: 'Says so in words', fullDescription: 'Paid mileage.', postedDate: '2026-11-20' }),
  sampleJob({ title: 'Says so', mileage: '45p a mile', shifts: 'Days, no weekends' }),
];

it('a source without the field is found by its words, behind those that say it, and nothing is claimed', async () => {
  const found = await asked('mileage', backendJobs);
  expect(found.map(({ job, facts }) => [job.title, facts.map(({ value }) => value)])).toEqual([
    ['Says so', ['45p a mile']],
    ['Says so in words', []],
  ]);
});

it('shifts are those that the adverts say, in one order, with their numbers', async () => {
  const { shifts } = await indexJobs([
    ...backendJobs,
    sampleJob({ shifts: 'Weekends and evenings' }),
    sampleJob({ shifts: 'Waking nights, and days' }),
  ]);
  expect(shifts).toEqual([
    { value: 'Days', count: 2 },
    { value: 'Evenings', count: 1 },
    { value: 'Nights', count: 1 },
    { value: 'Weekends', count: 1 },
  ]);
  expect((await search('shift=Weekends', backendJobs)).length).toBe(0);
  expect((await search('shift=Anything', backendJobs)).length).toBe(backendJobs.length);
});

it('an advert for seniors comes first for a senior carer, whatever it calls carers', async () => {
  const found = await asked('senior carer', [
    sampleJob({ title: 'Carer', postedDate: '2026-11-20' }),
    sampleJob({ title: 'Senior Care Assistant', postedDate: '2026-10-01' }),
  ]);
  expect(found.map(({ job }) => job.title)).toEqual(['Senior Care Assistant', 'Carer']);
});
