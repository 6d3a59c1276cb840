import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { knownPostcodes } from '../../../tests/support/known-postcodes.ts';
import {
  codePointLine,
  postcodeDirectory,
  threeColumns,
  writeList,
} from '../../../tests/support/postcode-lists.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { importPostcodes } from './import-postcodes.ts';
import { openImportedList } from './imported-list.ts';

async function expectAllKnown(list: string): Promise<void> {
  const lookup = await openImportedList(list);
  for (const { postcode, place } of knownPostcodes) {
    expect(await lookup.find(postcode)).toEqual({ found: true, place, source: 'imported' });
  }
}

describe('a published list is imported', () => {
  it.each([
    ['Code-Point Open', knownPostcodes.map(codePointLine)],
    ['ONS Postcode Directory', postcodeDirectory('old')],
    ['ONS Postcode Directory', postcodeDirectory('new')],
    ['postcode, county, district', threeColumns()],
  ])('in the layout %s', async (layout, lines) => {
    const folder = temporaryFolder();
    const output = join(folder, 'data', 'postcodes.sqlite');
    const report = await importPostcodes(writeList(join(folder, 'list.csv'), lines), output);
    expect(report).toMatchObject({
      layout,
      files: 1,
      lines: knownPostcodes.length,
      postcodes: knownPostcodes.length,
      retired: 0,
      withoutDistrict: 2,
      rejected: { lines: 0 },
      bytes: readFileSync(output).length,
    });
    await expectAllKnown(output);
  });

  it('from a folder with a file for each area, and only those', async () => {
    const folder = temporaryFolder();
    for (const [index, known] of knownPostcodes.entries()) {
      writeList(join(folder, `${index}.csv`), [codePointLine(known)]);
    }
    writeFileSync(join(folder, 'licence.txt'), 'Open Government Licence');
    const report = await importPostcodes(folder, join(folder, 'postcodes.sqlite'));
    expect(report).toMatchObject({ files: knownPostcodes.length, postcodes: knownPostcodes.length });
    await expectAllKnown(join(folder, 'postcodes.sqlite'));
  });

  it('packed with gzip', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'list.csv.gz'), gzipSync(threeColumns().join('\n')));
    await importPostcodes(join(folder, 'list.csv.gz'), join(folder, 'postcodes.sqlite'));
    await expectAllKnown(join(folder, 'postcodes.sqlite'));
  });

  it.skipIf(spawnSync('xz', ['--version']).error)('packed with xz', async () => {
    const folder = temporaryFolder();
    spawnSync('xz', [writeList(join(folder, 'list.csv'), threeColumns(), '\n')]);
    await importPostcodes(folder, join(folder, 'postcodes.sqlite'));
    await expectAllKnown(join(folder, 'postcodes.sqlite'));
  });

  it('with the lines that cannot be used counted and located', async () => {
    const folder = temporaryFolder();
    const list = writeList(join(folder, 'list.csv'), [
      'SO14 7LY,,E06000045',
      'SO14 7LY,,E06000045',
      'SO14,,E06000045',
      'SO14 7LC,,E06000045',
      '',
      'SO14 7LZ,E06000045',
      'SO14 7LX,,E06000045',
    ]);
    const report = await importPostcodes(list, join(folder, 'postcodes.sqlite'));
    expect(report).toMatchObject({ lines: 6, postcodes: 2 });
    expect(report.rejected).toEqual({
      lines: 4,
      reasons: {
        'given twice': 1,
        'not a postcode': 1,
        'unit letters that no postcode has': 1,
        'another number of cells': 1,
      },
      examples: [
        'list.csv:2: given twice',
        'list.csv:3: not a postcode',
        'list.csv:4: unit letters that no postcode has',
        'list.csv:6: another number of cells',
      ],
    });
  });
});

describe('a list is refused, and the one before stays,', () => {
  async function refusal(write: (folder: string) => string): Promise<string> {
    const folder = temporaryFolder();
    const output = join(folder, 'postcodes.sqlite');
    writeFileSync(output, 'the one before');
    const error: unknown = await importPostcodes(write(folder), output).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'InputError' });
    expect(readFileSync(output, 'utf8')).toBe('the one before');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    return error instanceof Error ? error.message : '';
  }

  it('when there is nothing', async () => {
    expect(await refusal((folder) => join(folder, 'nowhere'))).toContain('There is nothing at');
  });

  it('when a folder holds no CSV', async () => {
    expect(await refusal((folder) => folder)).toContain('ends in .csv');
  });

  it.each([
    ['another table', ['name,age', 'Ann,7']],
    ['a table with as many columns', ['Ann,7,London']],
    ['a heading without rows', postcodeDirectory('new', [])],
    [
      'only retired postcodes',
      postcodeDirectory('new', [{ postcode: 'SO14 7LY', districtCode: '', retired: '199001' }]),
    ],
    ['nothing', []],
  ])('when the file holds %s', async (_, lines) => {
    expect(await refusal((folder) => writeList(join(folder, 'list.csv'), lines))).toMatch(
      /none of the layouts|no postcode/,
    );
  });

  it('when it is no text', async () => {
    const write = (folder: string) => {
      const path = join(folder, 'list.csv');
      writeFileSync(path, Buffer.alloc(1_000_000));
      return path;
    };
    expect(await refusal(write)).toContain('not a text of lines');
  });

  it.each(['list.csv.gz', 'list.csv.xz'])('when %s is damaged', async (name) => {
    const write = (folder: string) => writeList(join(folder, name), ['not packed at all']);
    expect(await refusal(write)).toContain(`${name} cannot be read`);
  });

  it('when its districts are not those that the site knows, unless that is allowed', async () => {
    const lines = ['SO14 7LY,,E06000045', 'SO23 9LJ,,E06999999', 'SO23 9LK,,E06999999'];
    const write = (folder: string) => writeList(join(folder, 'list.csv'), lines);
    expect(await refusal(write)).toContain('E06999999 (2 postcodes)');

    const folder = temporaryFolder();
    const output = join(folder, 'postcodes.sqlite');
    const report = await importPostcodes(write(folder), output, { allowUnknownDistricts: true });
    expect(report.unknownDistricts).toEqual({ E06999999: 2 });
    const lookup = await openImportedList(output);
    expect(await lookup.find('SO23 9LJ')).toMatchObject({ found: true, place: { district: null } });
  });
});
