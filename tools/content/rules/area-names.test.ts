import { expect, it } from 'vitest';
import { areaFault, ruleFaults, ruleOf } from './area-names.ts';

it.each(['Leeds', 'Norfolk', 'Belfast', 'NR', 'NR18', 'NR18 0', 'CF10', 'BT7'])('%s is known', (name) =>
  expect(areaFault(name)).toBeNull(),
);

it.each([
  ['Bradfort', 'did you mean Bradford?'],
  ['leeds', 'did you mean Leeds?'],
  ['Bristol', 'did you mean Bristol, City of?'],
  ['Otley', 'give the district in which a town lies, or its postcodes'],
  ['NR88', 'is no county, no district and no beginning of postcodes'],
])('%s is named, with what may be meant', (name, says) => expect(areaFault(name)).toContain(says));

it('a rule names each place that is none, by where it stands', () => {
  expect(ruleFaults(ruleOf(['Leeds', 'Norfolk', 'NR18']))).toEqual([]);
  const rule = {
    postcodes: ['NR18', 'nr1'],
    counties: ['Leeds'],
    districts: ['Bradford', 'Leedz'],
    policeAreas: [],
  };
  expect(ruleFaults(rule)).toEqual([
    { path: ['counties', 0], says: 'Leeds is no county of the table of postcodes' },
    { path: ['districts', 1], says: 'Leedz is no district of the table of postcodes: did you mean Leeds?' },
    { path: ['postcodes', 1], says: 'nr1 begins no postcode: write NR, NR18 or NR18 0' },
  ]);
});
