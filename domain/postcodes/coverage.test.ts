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
    expect([isServed(where, 'home'), isServed(where, 'services')]).toEqual([home, services]);
  });
});
