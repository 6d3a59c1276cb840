import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { collectingLog } from '../../../tests/support/collecting-log.ts';
import type { Job } from '../job.ts';
import { describeJobSource, fullJob, type SampleItem } from './job-source.contract.ts';
import { createMarkdownJobs, readJobFolder } from './markdown-jobs.ts';

function fileOf(item: SampleItem): string {
  if (item === 'unreadable') return 'no job at all';
  const {
    fullDescription,
    requirements,
    responsibilities,
    whyJoinUs,
    valuesBasedRecruitment,
    additionalNotes,
    ...rest
  } = item;
  const sections = [
    ['Job Description', fullDescription],
    ['What we want from you', requirements],
    ['Responsibilities', responsibilities],
    ['Why Join Us', whyJoinUs],
    ['Values-Based Recruitment', valuesBasedRecruitment],
    ['Additional Notes', additionalNotes],
  ].filter(([, text]) => text);
  return `---\n${stringify(rest)}---\n\n${sections.map(([title, text]) => `## ${title}\n\n${text}\n`).join('\n')}`;
}

describeJobSource(
  'a folder of Markdown files',
  Object.keys(fullJob) as (keyof Job)[],
  ['is gone'],
  async () => {
    const parent = await mkdtemp(join(tmpdir(), 'jobs-'));
    const folder = join(parent, 'jobs');
    const log = collectingLog();
    return {
      source: createMarkdownJobs({ folder, log }),
      lines: log.lines,
      fill: async (items) => {
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder);
        for (const [index, item] of items.entries())
          await writeFile(join(folder, `${index}.md`), fileOf(item));
      },
      faults: {
        'is gone': { begin: () => rm(folder, { recursive: true }), says: /folder of jobs cannot be read/ },
      },
      stop: () => rm(parent, { recursive: true }),
    };
  },
);

describe('an advert that pays less than the National Living Wage is named, and not shown', () => {
  const pays = async (...lines: string[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'jobs-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const front = ['id: carer', 'title: Carer', ...lines].join('\n');
    await writeFile(join(folder, 'carer.md'), `---\n${front}\n---\n## Job Description\nVisits.\n`);
    return readJobFolder(folder);
  };

  it.each([
    ['for an hour with people', 'salary: £12.00 an hour', '£12.00'],
    [
      'once unpaid travel is counted',
      'salary: £13.60 an hour\ntravelTime: not paid\ndayVisitMinutes: 300\ndayTravelMinutes: 60',
      '£11.33',
    ],
  ])('%s', async (_, lines, anHour) => {
    const { jobs, errors } = await pays(lines);
    expect(jobs).toEqual([]);
    expect(errors).toEqual([
      expect.stringMatching(`carer.md:4: salary: pays ${anHour} for an hour .+ Living Wage is £\\d`),
    ]);
  });

  it('as none does that pays for the travel, or by the week', async () => {
    const paid = 'salary: £99 an hour\ntravelTime: paid\ndayVisitMinutes: 300\ndayTravelMinutes: 60';
    expect((await pays(paid)).errors).toEqual([]);
    expect((await pays('salary: £820 a week')).errors).toEqual([]);
  });
});

it.each(['sponsorship', 'sponsership'])('front matter may say "%s: true"', async (field) => {
  const folder = await mkdtemp(join(tmpdir(), 'jobs-'));
  const text = `---\nid: carer\ntitle: Carer\n${field}: true\n---\n## Job Description\nVisits.\n`;
  await writeFile(join(folder, 'a.md'), text);
  expect(await readJobFolder(folder)).toMatchObject({ jobs: [{ sponsorship: true }], errors: [] });
  await rm(folder, { recursive: true });
});

describe('a file with a fault', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jobs-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const good = '---\nid: carer\ntitle: Carer\n---\n## Job Description\nVisits.\n';

  it.each([
    ['no fields', '## Job Description\nVisits.\n', 'a.md:1: must begin with fields between two lines of ---'],
    ['no id', good.replace('id: carer\n', ''), 'a.md:1: id: is missing'],
    [
      'an id that fits no address',
      good.replace('id: carer', 'id: The Carer'),
      'a.md:2: id: must be lower-case letters, digits and hyphens, such as care-assistant',
    ],
    ['an empty title', good.replace('title: Carer', 'title: " "'), 'a.md:3: title: must not be empty'],
    [
      'a date that does not exist',
      good.replace('title: Carer', 'title: Carer\nlocation: Fareham\nclosingDate: 2026-02-30'),
      'a.md:5: closingDate: must be a date such as 2026-12-31',
    ],
    [
      'sponsorship in words',
      good.replace('title: Carer', 'title: Carer\nsponsorship: perhaps'),
      'a.md:4: sponsorship: must be true or false',
    ],
    [
      'a word for travel that has no meaning',
      good.replace('title: Carer', 'title: Carer\ntravelTime: perhaps'),
      'a.md:4: travelTime: must be one of: paid, not paid, none',
    ],
    [
      'a day in words',
      good.replace('title: Carer', 'title: Carer\nmileage: 45p\ndayVisitMinutes: five hours'),
      'a.md:5: dayVisitMinutes: must be a whole number of at most 1440',
    ],
    [
      'a day of 30 hours',
      good.replace('title: Carer', 'title: Carer\ndayVisitMinutes: 1800'),
      'a.md:4: dayVisitMinutes: must be a whole number of at most 1440',
    ],
    [
      'miles below nothing',
      good.replace('title: Carer', 'title: Carer\ndayMiles: -1'),
      'a.md:4: dayMiles: must be a whole number of at most 500',
    ],
    [
      'half a day of notice',
      good.replace('title: Carer', 'title: Carer\nrotaNoticeDays: 1.5'),
      'a.md:4: rotaNoticeDays: must be a whole number of at most 365',
    ],
    [
      'a field nobody knows',
      good.replace('title: Carer', 'title: Carer\nsalery: £12'),
      'a.md:4: salery: is no field of a job',
    ],
    [
      'two of a field',
      good.replace('title: Carer', 'title: Carer\ntitle: Other'),
      'a.md:4: Map keys must be unique',
    ],
    [
      'a first section nobody knows',
      good.replace('## Job Description', '## Perks'),
      'a.md:5: "## Perks" is no section of a job',
    ],
    ['no description', good.replace('Visits.', ''), 'a.md:5: Job Description: is missing'],
    [
      'text before the first section',
      good.replace('## Job', 'Hello\n\n## Job'),
      'a.md:5: the text must begin with "## Job Description"',
    ],
    [
      'a list in place of fields',
      '---\n- a\n---\n## Job Description\nVisits.\n',
      'a.md:1: must begin with the fields of a job',
    ],
    ['more than 200 kB', good + 'x'.repeat(200_001), 'a.md: is larger than 200 kB'],
  ])('is named with its line and field, and the others are served: %s', async (_, file, fault) => {
    await writeFile(join(folder, 'a.md'), file);
    await writeFile(join(folder, 'b.md'), good);
    const found = await readJobFolder(folder);
    expect(found.errors).toEqual([fault]);
    expect(found.jobs.map((job) => job.id)).toEqual(['carer']);
  });

  it('is one with the id of another', async () => {
    await writeFile(join(folder, 'a.md'), good);
    await writeFile(join(folder, 'b.md'), good);
    expect((await readJobFolder(folder)).errors).toEqual(['b.md: id: another file has the id "carer" too']);
  });

  it('is named once, not on every look', async () => {
    await writeFile(join(folder, 'a.md'), '');
    const log = collectingLog();
    const source = createMarkdownJobs({ folder, log });
    await source.list();
    await source.list();
    expect(log.lines).toHaveLength(1);
    await rm(join(folder, 'a.md'));
    await source.list();
    await writeFile(join(folder, 'a.md'), '');
    await source.list();
    expect(log.lines).toHaveLength(2);
  });

  it('may come from Windows, with a byte order mark and CRLF', async () => {
    await writeFile(join(folder, 'a.md'), `\uFEFF${good.replaceAll('\n', '\r\n')}`);
    expect(await readJobFolder(folder)).toMatchObject({ jobs: [{ fullDescription: 'Visits.' }], errors: [] });
  });

  it('is not looked for in a README or a draft whose name begins with an underscore', async () => {
    for (const name of ['README.md', '_draft.md', 'notes.txt']) await writeFile(join(folder, name), 'no job');
    expect(await readJobFolder(folder)).toEqual({ jobs: [], errors: [] });
  });
});
