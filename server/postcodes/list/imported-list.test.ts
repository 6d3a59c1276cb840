import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { postcodesOutsideGreatBritain } from '../../../tests/support/known-postcodes.ts';
import { postcodeDirectory, threeColumns, writeList } from '../../../tests/support/postcode-lists.ts';
import { describePostcodeLookup } from '../../../tests/support/postcode-lookup-contract.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { importPostcodes } from './import-postcodes.ts';
import { openImportedList } from './imported-list.ts';

async function imported(folder: string, lines = threeColumns()): Promise<string> {
  const list = join(folder, 'postcodes.sqlite');
  await importPostcodes(writeList(join(folder, 'list.csv'), lines), list);
  return list;
}

describe('the imported list', () => {
  describePostcodeLookup('imported', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'imported-'));
    return {
      lookup: await openImportedList(await imported(folder)),
      close: () => rm(folder, { recursive: true }),
    };
  });

  it('refuses every other postcode of the sectors it holds', async () => {
    const lookup = await openImportedList(await imported(temporaryFolder()));
    const letters = [...'ABDEFGHJLNPQRSTUWXYZ'];
    const units = letters.flatMap((first) => letters.map((second) => first + second));
    const answers = await Promise.all(units.map((unit) => lookup.find(`SO51 6${unit}`)));
    expect(units.filter((_, index) => answers[index]?.found)).toEqual(['AA', 'AF', 'FT']);
  });

  it('knows when postcodes were retired', async () => {
    const rows = [
      { postcode: 'SO14 7LY', districtCode: 'E06000045' },
      { postcode: 'SO14 7AA', districtCode: 'E06000045', retired: '198012' },
      { postcode: 'SO14 7AB', districtCode: '', retired: '202601' },
      { postcode: 'SO14 9AA', districtCode: '', retired: '199906' },
    ];
    const lookup = await openImportedList(await imported(temporaryFolder(), postcodeDirectory('new', rows)));
    const retired = async (postcode: string) => {
      const answer = await lookup.find(postcode);
      return answer.found ? 'in use' : answer.retired;
    };
    expect(await retired('SO14 7LY')).toBe('in use');
    expect(await retired('SO14 7AA')).toEqual({ year: 1980, month: 12 });
    expect(await retired('SO14 7AB')).toEqual({ year: 2026, month: 1 });
    expect(await retired('SO14 9AA')).toEqual({ year: 1999, month: 6 });
    expect(await retired('SO14 7AD')).toBeUndefined();
  });

  it('knows Northern Ireland and the Crown dependencies where the list does, and then refuses the others there', async () => {
    const codes = ['N09000003', 'L99999999', 'L99999999', 'M99999999'];
    const rows = postcodesOutsideGreatBritain.map((postcode, index) => ({
      postcode,
      districtCode: codes[index] ?? '',
    }));
    const lookup = await openImportedList(await imported(temporaryFolder(), postcodeDirectory('old', rows)));
    const answers = await Promise.all(postcodesOutsideGreatBritain.map((postcode) => lookup.find(postcode)));
    expect(answers.map((answer) => answer.found && answer.place.district)).toEqual([
      'Belfast',
      'Channel Islands',
      'Channel Islands',
      'Isle of Man',
    ]);
    for (const invented of ['BT1 5GT', 'JE2 3AA', 'IM9 9ZZ']) {
      expect(await lookup.find(invented)).toEqual({ found: false, source: 'imported' });
    }
  });

  it('says what to do when there is none', async () => {
    await expect(openImportedList(join(temporaryFolder(), 'postcodes.sqlite'))).rejects.toMatchObject({
      kind: 'unreadable',
      message: expect.stringMatching(/There is no list of postcodes at .*: import one/),
    });
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['another kind of file', () => Buffer.from('postcode,county,district\n'.repeat(50))],
    ['cut short', (bytes) => bytes.subarray(0, bytes.length - 1)],
    ['only its beginning', (bytes) => bytes.subarray(0, 10)],
    [
      'changed in one bit',
      (bytes) => Buffer.from(bytes.map((byte, at) => (at === bytes.length - 9 ? byte ^ 4 : byte))),
    ],
    [
      'changed in a name of its tables',
      (bytes) =>
        Buffer.from(bytes.toString('latin1').replace('CREATE TABLE places', 'CREATE TABLE Places'), 'latin1'),
    ],
    [
      'a database of another kind',
      () => {
        const database = new DatabaseSync(':memory:');
        database.exec('CREATE TABLE postcodes (postcode TEXT)');
        return Buffer.from(database.serialize());
      },
    ],
  ])('is refused when the file is %s', async (_, damage) => {
    const list = await imported(temporaryFolder());
    await writeFile(list, damage(await readFile(list)));
    await expect(openImportedList(list)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});
