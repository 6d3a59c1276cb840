import { expect, it } from 'vitest';
import { createOutwardAreas } from './outward-areas.ts';
import { createSectorTable, loadSectorData } from './sector-table.ts';

const outwards = createOutwardAreas();

it.each(['SO14', 'SO51', 'SP6', 'BH23', 'M1'])('%s lies where its postcodes lie', async (outward) => {
  const districts = (await outwards.placesOf(outward)).map(({ district }) => district);
  const table = createSectorTable();
  for (const digit of '0123456789') {
    const answer = await table.find(`${outward} ${digit}AA`);
    if (answer.found) expect(districts).toContain(answer.place.district);
  }
  expect(districts.length).toBeGreaterThan(0);
});

it('nothing is known of a code that does not exist, or without a table', async () => {
  expect(await outwards.placesOf('ZZ9')).toEqual([]);
  const broken = createOutwardAreas(() => Promise.reject(new Error('unreadable')));
  expect(await broken.placesOf('SO14')).toEqual([]);
});

it('a table that could not be read is read again', async () => {
  const reads = [() => Promise.reject(new Error('unreadable')), loadSectorData];
  const areas = createOutwardAreas(() => (reads.shift() ?? loadSectorData)());
  expect(await areas.placesOf('SO14')).toEqual([]);
  expect(await areas.placesOf('SO14')).not.toEqual([]);
});
