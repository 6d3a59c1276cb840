import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { allContentErrors } from './all-content-errors.ts';
import { contentErrors } from './content-errors.ts';
import { contentLists } from './content-rules.ts';

describe('the content that ships', () => {
  it('is right', async () => {
    expect(await allContentErrors(join(import.meta.dirname, '../../content'))).toEqual([]);
  });
});

describe('what is wrong in an editor’s file', () => {
  it('is named with the file, the line and the field', async () => {
    const folder = temporaryFolder();
    for (const name of ['jobs', 'news']) await mkdir(join(folder, name));
    const job = '---\nid: cook\ntitle: Cook\nclosingDate: soon\n---\n## Job Description\nCook.\n';
    await writeFile(join(folder, 'jobs/cook.md'), job);
    await writeFile(join(folder, 'news/fair.md'), '---\ntitle: Fair\ndate: 2026-11-21\n---\nCome.\n');
    expect(await allContentErrors(folder)).toEqual([
      'content/jobs/cook.md:4: closingDate: must be a date such as 2026-12-31',
      'content/news/fair.md:1: summary: is missing',
    ]);
  });
});

it('a day that is counted from the build’s is wrong in another folder than the sample’s', async () => {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'jobs'));
  const job = '---\nid: cook\ntitle: Cook\nclosingDate: in 7 weeks\n---\n## Job Description\nCook.\n';
  await writeFile(join(folder, 'jobs/cook.md'), job);
  await writeFile(join(folder, 'prices.yaml'), 'prices:\n  from: 4 weeks ago\n');
  const errors = await allContentErrors(folder);
  expect(errors.sort()).toEqual([
    'content/jobs/cook.md:4: closingDate: must be a date such as 2026-12-31',
    'content/prices.yaml:2: from: must be a date such as 2026-12-31',
  ]);
});

describe('what is wrong in a list', () => {
  const text =
    "[\n  {\n    slug: 'tea',\n    date: '2026-11-21',\n  },\n  {\n    slug: 'talk',\n    date: '',\n  },\n]";
  const list = {
    key: 'slug',
    schema: v.looseObject({ date: v.pipe(v.string(), v.minLength(10, 'must be a date')) }),
    fileOf: () => ({ name: 'content/events.ts', text }),
  } as const;

  it('is named with the line of the item’s own field', () => {
    const items = [
      { slug: 'tea', date: '2026-11-21' },
      { slug: 'talk', date: '' },
    ];
    expect(contentErrors({ ...list, items })).toEqual([
      'content/events.ts:8: talk: date: must not be empty',
      'content/events.ts:8: talk: date: must be a date',
    ]);
  });

  it('is an item that is there twice', () => {
    const tea = { slug: 'tea', date: '2026-11-21' };
    expect(contentErrors({ ...list, items: [tea, tea] })).toEqual([
      'content/events.ts:3: tea: slug: another one has it too',
    ]);
  });

  it.each<[file: string, change: Record<string, string | number>, says: string]>([
    [
      'services/night-care.yaml',
      { slug: 'night-care', contactOption: 'nights' },
      'contactOption: must be an option',
    ],
    [
      'lifestyle-services.yaml',
      { id: 'companionship', contactOption: 'tea' },
      'contactOption: must be an option',
    ],
  ])('is found in content/%s: %j', (file, change, says) => {
    const key = 'slug' in change ? 'slug' : 'id';
    const errors = contentLists.flatMap((list) => {
      if (list.key !== key) return [];
      const original = list.items.find((item) => Reflect.get(item, key) === change[key]) ?? list.items[0];
      return contentErrors({ ...list, items: [{ ...original, ...change }] });
    });
    expect(errors).toContainEqual(
      expect.stringMatching(new RegExp(`^content/${file.replace('.', '\\.')}:\\d+: .*${says}`)),
    );
  });
});
