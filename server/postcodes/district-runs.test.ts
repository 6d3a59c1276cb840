import { expect, it } from 'vitest';
import { districtIndex, districtOf, districtSigns, nowhere, type Run, writeRuns } from './district-runs.ts';
import { unitNumber, unitsInSector } from './postcode-parts.ts';

const allUnits = Array.from({ length: unitsInSector }, (_, unit) => unit);

/** The district of a unit, worked out in the plainest way. */
const plainly = (runs: Run[], unit: number) =>
  (runs.findLast((run) => run.unit <= unit) ?? runs[0])?.district;

const layouts: Record<string, Run[]> = {
  'one district': [{ unit: 0, district: '16' }],
  'no district': [{ unit: 30, district: nowhere }],
  'two districts': [
    { unit: 5, district: '16' },
    { unit: 6, district: '38' },
    { unit: 399, district: '16' },
  ],
  'changes far apart': [0, 62, 125, 189, 315, 378].map((unit, index) => ({
    unit,
    district: index % 2 ? 'a1' : 'b2',
  })),
  'three districts and none': ['16', '38', nowhere, '16', '5u', '38'].map((district, index) => ({
    unit: index * 70,
    district,
  })),
  'a dozen districts': Array.from({ length: 12 }, (_, index) => ({
    unit: index * 9,
    district: districtSigns(index * 29),
  })),
};

it.each(Object.entries(layouts))('a sector with %s is read as it was written', (_, runs) => {
  const text = writeRuns(runs);
  for (const unit of allUnits) expect(districtOf(text, unit)).toBe(plainly(runs, unit));
});

it('the signs of a district stand for its number', () => {
  for (const index of [0, 9, 35, 36, 349, 1295]) {
    expect(districtSigns(index)).toHaveLength(2);
    expect(districtIndex(districtSigns(index))).toBe(index);
  }
  expect(districtIndex(nowhere)).toBeNaN();
});

it('units are numbered in their order, without the letters they never have', () => {
  expect([unitNumber('AA'), unitNumber('AB'), unitNumber('BA'), unitNumber('ZZ')]).toEqual([0, 1, 20, 399]);
  expect(['AC', 'IA', 'KO', 'A1'].map(unitNumber)).toEqual([-1, -1, -1, -1]);
});
