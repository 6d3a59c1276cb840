import { expect, it } from 'vitest';
import { UNITS_IN_SECTOR } from '#domain/postcodes/postcode.ts';
import { districtIndex, districtKey, districtOf, NO_DISTRICT, type Run, writeRuns } from './district-runs.ts';

const allUnits = Array.from({ length: UNITS_IN_SECTOR }, (_, unit) => unit);

/** The district of a unit, worked out in the plainest way. */
const plainly = (runs: Run[], unit: number) =>
  (runs.findLast((run) => run.unit <= unit) ?? runs[0])?.district;

const layouts: Record<string, Run[]> = {
  'one district': [{ unit: 0, district: '16' }],
  'no district': [{ unit: 30, district: NO_DISTRICT }],
  'two districts': [
    { unit: 5, district: '16' },
    { unit: 6, district: '38' },
    { unit: 399, district: '16' },
  ],
  'changes far apart': [0, 62, 125, 189, 315, 378].map((unit, index) => ({
    unit,
    district: index % 2 ? 'a1' : 'b2',
  })),
  'three districts and none': ['16', '38', NO_DISTRICT, '16', '5u', '38'].map((district, index) => ({
    unit: index * 70,
    district,
  })),
  'a dozen districts': Array.from({ length: 12 }, (_, index) => ({
    unit: index * 9,
    district: districtKey(index * 29),
  })),
};

it.each(Object.entries(layouts))('a sector with %s is read as it was written', (_, runs) => {
  const text = writeRuns(runs);
  for (const unit of allUnits) expect(districtOf(text, unit)).toBe(plainly(runs, unit));
});

it('the key of a district stands for its number', () => {
  for (const index of [0, 9, 35, 36, 349, 1295]) {
    expect(districtKey(index)).toHaveLength(2);
    expect(districtIndex(districtKey(index))).toBe(index);
  }
  expect(districtIndex(NO_DISTRICT)).toBeNaN();
});
