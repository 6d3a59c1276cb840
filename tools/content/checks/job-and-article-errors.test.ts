import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { countedDays, jobAndArticleErrors } from './job-and-article-errors.ts';

describe('the content that ships', () => {
  it('is right', async () => {
    expect(await jobAndArticleErrors(join(import.meta.dirname, '../../../content'))).toEqual([]);
  });
});

describe('what is wrong in an editor’s file', () => {
  it('is named with the file, the line and the field', async () => {
    const folder = temporaryFolder();
    for (const name of ['jobs', 'news']) await mkdir(join(folder, name));
    const job = '---\nid: cook\ntitle: Cook\nclosingDate: soon\n---\n## Job Description\nCook.\n';
    await writeFile(join(folder, 'jobs/cook.md'), job);
    await writeFile(join(folder, 'news/fair.md'), '---\ntitle: Fair\ndate: 2026-11-21\n---\nCome.\n');
    expect(await jobAndArticleErrors(folder)).toEqual([
      'content/jobs/cook.md:4: closingDate: must be a date such as 2026-12-31',
      'content/news/fair.md:1: summary: is missing',
    ]);
  });
});

it('a folder of jobs that cannot be read is no folder without mistakes', async () => {
  expect(await jobAndArticleErrors(temporaryFolder())).toEqual(['content/jobs/the folder cannot be read']);
});

it('a day that is counted from the build’s is wrong in another folder than the sample’s', async () => {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'jobs'));
  const job = '---\nid: cook\ntitle: Cook\nclosingDate: in 7 weeks\n---\n## Job Description\nCook.\n';
  await writeFile(join(folder, 'jobs/cook.md'), job);
  await writeFile(join(folder, 'prices.yaml'), 'prices:\n  from: 4 weeks ago\n');
  const errors = countedDays(folder);
  expect(errors.sort()).toEqual([
    'content/jobs/cook.md:4: closingDate: must be a date such as 2026-12-31',
    'content/prices.yaml:2: from: must be a date such as 2026-12-31',
  ]);
});
