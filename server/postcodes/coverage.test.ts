import { expect, it } from 'vitest';
import { coverage } from '#content/coverage.ts';
import { isServed } from './coverage.ts';
import type { Place } from './postcode-lookup.ts';
import { loadSectorData } from './sector-data.ts';

const place = (facts: Partial<Place>): Place => ({
  district: null,
  county: null,
  policeArea: null,
  ...facts,
});

it.each([
  [place({ county: 'Hampshire' }), true, true],
  [place({ district: 'Southampton' }), true, true],
  [place({ district: 'Bournemouth, Christchurch and Poole' }), true, true],
  [place({ district: 'Poole' }), true, true],
  [place({ district: 'Bournemouth' }), true, true],
  [place({ district: 'Portsmouth', policeArea: 'Hampshire' }), false, true],
  [place({ district: 'Hampshire' }), false, false],
  [place({ county: 'hampshire' }), false, false],
  [place({ county: 'Southampton' }), false, false],
  [place({ district: 'Dorset', policeArea: 'Dorset' }), false, false],
  [place({}), false, false],
])('%j is served: home page %s, service pages %s', (where, home, services) => {
  expect([isServed(where, 'home'), isServed(where, 'services')]).toEqual([home, services]);
});

it('every name in the rules is the name of a real place', async () => {
  const places = (await loadSectorData()).districts.map((district) => district.place);
  const mergedIn2019 = ['Poole', 'Bournemouth'];
  const known = {
    counties: places.map(({ county }) => county),
    districts: [...places.map(({ district }) => district), ...mergedIn2019],
    policeAreas: places.map(({ policeArea }) => policeArea),
  };
  for (const rule of Object.values(coverage)) {
    expect(known.counties).toEqual(expect.arrayContaining([...rule.counties]));
    expect(known.districts).toEqual(expect.arrayContaining([...rule.districts]));
    expect(known.policeAreas).toEqual(expect.arrayContaining([...rule.policeAreas]));
  }
});

it('only Portsmouth and the Isle of Wight are decided differently by the two rules', async () => {
  const { districts } = await loadSectorData();
  const disagreeing = districts.filter(
    ({ place }) => isServed(place, 'home') !== isServed(place, 'services'),
  );
  expect(disagreeing.map(({ place: { district } }) => district)).toEqual(['Portsmouth', 'Isle of Wight']);
});
