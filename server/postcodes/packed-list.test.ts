import { expect, it } from 'vitest';
import { bitsFor, retiredMeaning, retiredMonth, sectorKey } from './packed-list.ts';
import { readPackedList } from './packed-list-reader.ts';
import { createPackedListWriter } from './packed-list-writer.ts';
import type { Place } from './postcode-lookup.ts';

const letters = [...'ABDEFGHJLNPQRSTUWXYZ'];
const everyUnit = letters.flatMap((first) => letters.map((second) => first + second));
const places: Place[] = Array.from({ length: 300 }, (_, index) => ({
  district: `District ${index}`,
  county: null,
  policeArea: null,
}));
const facts = { layout: 'test', importedAt: '', postcodes: 0, retired: 0, areasOutside: [], places };

/** A number for each unit that looks without order and is the same on every run. */
const scatter = (unit: number, sector: number) => (unit * 7_919 + sector * 104_729) % 1_000;

it('sectors with one meaning or hundreds, full or nearly empty, are read as they were written', () => {
  const sectors = ['M1 1', 'M11 1', 'SO14 7', 'EC1A 1', 'ZE3 9'];
  const meaningOf = (unit: number, sector: number): number | null => {
    const value = scatter(unit, sector);
    if (sector === 0) return 7;
    if (value < 150 * sector) return null;
    if (sector === 1) return value % 2;
    return value % 3 === 0
      ? retiredMeaning({ year: 1970 + (value % 60), month: (value % 12) + 1 })
      : value % 300;
  };
  const writer = createPackedListWriter();
  for (const [sector, name] of sectors.entries()) {
    for (const [unit, unitLetters] of everyUnit.entries()) {
      const meaning = meaningOf(unit, sector);
      if (meaning !== null) expect(writer.add(name + unitLetters, meaning)).toBeNull();
    }
  }

  const list = readPackedList(writer.finish(facts), 'the list');
  for (const [sector, name] of sectors.entries()) {
    for (const [unit, unitLetters] of everyUnit.entries()) {
      const meaning = meaningOf(unit, sector);
      const retired = meaning === null ? null : retiredMonth(meaning);
      const wanted =
        meaning === null
          ? null
          : retired
            ? { found: false, retired }
            : { found: true, place: places[meaning] };
      expect(list.find(name + unitLetters)).toEqual(wanted);
    }
  }
  expect(list.find('M1 2AA')).toBeNull();
});

it('an empty list holds nothing', () => {
  expect(readPackedList(createPackedListWriter().finish(facts), 'the list').find('SO14 7LY')).toBeNull();
});

it('every sector has a key of its own', () => {
  const sectors = [
    'M1 1',
    'M11 1',
    'M1 0',
    'M1A 1',
    'MM1 1',
    'SO14 7',
    'SO1 4',
    'SO1 7',
    'EC1A 1',
    'E1 1',
    'E11 1',
  ];
  expect(new Set(sectors.map(sectorKey)).size).toBe(sectors.length);
});

it('as few bits as tell meanings apart', () => {
  expect([1, 2, 3, 4, 5, 256, 257, 400].map(bitsFor)).toEqual([0, 1, 2, 2, 3, 8, 9, 9]);
});
