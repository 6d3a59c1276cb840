import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describePostcodeLookup } from '../../tests/support/postcode-lookup-contract.ts';
import { answerFor, scatteredPostcodes } from '../../tests/support/scattered-postcodes.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openImportedList } from './imported-list.ts';
import { LIST_FILE } from './list-file.ts';
import { PACKED_LIST_FILE, readPackedList } from './read-packed-list.ts';

/** Written by the last version that wrote this format: the known postcodes and the scattered ones. */
const fixture = join(import.meta.dirname, 'fixtures/packed-list.bin');

describe('a list that was imported in the format before', () => {
  describePostcodeLookup('imported', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'packed-'));
    await copyFile(fixture, join(folder, PACKED_LIST_FILE));
    return {
      lookup: await openImportedList(join(folder, LIST_FILE)),
      close: () => rm(folder, { recursive: true }),
    };
  });

  it('is opened whole, with its retired postcodes, and stays beside the new file', async () => {
    const folder = temporaryFolder();
    await copyFile(fixture, join(folder, PACKED_LIST_FILE));
    const lookup = await openImportedList(join(folder, LIST_FILE));
    for (const { postcode, meaning } of scatteredPostcodes) {
      expect(await lookup.find(postcode)).toEqual(answerFor(meaning));
    }
    expect((await readdir(folder)).sort()).toEqual([PACKED_LIST_FILE, LIST_FILE]);
  });

  it('is not looked at again once it is converted', async () => {
    const folder = temporaryFolder();
    await copyFile(fixture, join(folder, PACKED_LIST_FILE));
    await openImportedList(join(folder, LIST_FILE));
    await writeFile(join(folder, PACKED_LIST_FILE), 'damaged since');
    const lookup = await openImportedList(join(folder, LIST_FILE));
    expect(await lookup.find('SO14 7LY')).toMatchObject({ found: true });
  });

  it('says where it is from and since when', async () => {
    expect(readPackedList(await readFile(fixture))).toMatchObject({
      layout: 'ONS Postcode Directory',
      importedAt: '2026-11-21T12:00:00.000Z',
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
  ])('is refused when the file is %s', async (_, damage) => {
    const folder = temporaryFolder();
    await writeFile(join(folder, PACKED_LIST_FILE), damage(await readFile(fixture)));
    await expect(openImportedList(join(folder, LIST_FILE))).rejects.toMatchObject({
      kind: 'unreadable',
      message: expect.stringMatching(
        /postcodes\.bin is not a list of postcodes, or is damaged: import it again/,
      ),
    });
    expect(await readdir(folder)).toEqual([PACKED_LIST_FILE]);
  });
});
