import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { answerFor, scatteredPostcodes } from '../../../tests/support/scattered-postcodes.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { NOWHERE } from '../postcode-lookup.ts';
import { openImportedList } from './imported-list.ts';
import { createListWriter, LIST_FILE } from './list-file.ts';

const facts = { layout: 'test', importedAt: '2026-11-21T12:00:00.000Z' };

it('sectors with one meaning or hundreds, full or nearly empty, are read as they were written', async () => {
  const path = join(temporaryFolder(), LIST_FILE);
  const writer = createListWriter();
  for (const { postcode, meaning } of scatteredPostcodes) {
    if (meaning) expect(writer.add(postcode, meaning)).toBe(true);
  }
  await writer.writeTo(path, facts);
  const lookup = await openImportedList(path);
  for (const { postcode, meaning } of scatteredPostcodes) {
    expect(await lookup.find(postcode)).toEqual(answerFor(meaning));
  }
  expect(await lookup.find('M2 2AA')).toEqual({ found: false, source: 'imported' });
});

it('an empty list holds nothing', async () => {
  const path = join(temporaryFolder(), LIST_FILE);
  await createListWriter().writeTo(path, facts);
  expect(await (await openImportedList(path)).find('SO14 7LY')).toEqual({ found: false, source: 'imported' });
});

it('a postcode is taken once, and nothing lies beside the file when it is written', async () => {
  const folder = temporaryFolder();
  const writer = createListWriter();
  expect(writer.add('SO14 7LY', NOWHERE)).toBe(true);
  expect(writer.add('SO14 7LY', { year: 1999, month: 6 })).toBe(false);
  await writer.writeTo(join(folder, LIST_FILE), facts);
  await openImportedList(join(folder, LIST_FILE));
  expect(readdirSync(folder)).toEqual([LIST_FILE]);
});
