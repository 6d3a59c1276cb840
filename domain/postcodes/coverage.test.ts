import { expect, it } from 'vitest';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { type AdministrativeArea, isServed } from './coverage.ts';

const place = (facts: Partial<AdministrativeArea>): AdministrativeArea => ({
  district: null,
  county: null,
  policeArea: null,
  ...facts,
});

describeAsShipped(() => {
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
    expect([isServed({ place: where }, 'home'), isServed({ place: where }, 'services')]).toEqual([
      home,
      services,
    ]);
  });
});

it.each([
  ['NR1 1AA', true],
  ['NR1', true],
  ['N1 1AA', false],
  ['IP20 0AA', true],
  ['IP2 0AA', false],
  ['IP22 4AA', true],
  ['IP22 5AA', false],
])('a rule may be by the beginnings of postcodes: %s', (postcode, served) => {
  const rule = { postcodes: ['NR', 'IP20', 'IP22 4'], counties: [], districts: [], policeAreas: [] };
  expect(isServed({ place: place({}), postcode }, 'home', rule)).toBe(served);
});
