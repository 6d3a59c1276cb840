import { expect, it } from 'vitest';
import { otherCounties, outwardCodes } from '#content/places.yaml';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { postalAddress } from './postal-address.ts';

describeAsShipped(() => {
  it.each([
    ['Bournemouth', 'Bournemouth', 'Dorset', 'BH1'],
    ['Southampton, with visits across Hampshire', 'Southampton', 'Hampshire', 'SO14'],
    ['Lymington, New Forest', 'Lymington', 'Hampshire', 'SO41'],
    ['Southampton, SO17 3AT', 'Southampton', 'Hampshire', 'SO17 3AT'],
    ['Salisbury', 'Salisbury', 'Wiltshire', 'SP1'],
    ['Leeds, mostly', 'Leeds', null, null],
  ])('%s is a place', (text, locality, county, postcode) => {
    expect(postalAddress(text, 'Hampshire')).toEqual({ locality, county, postcode });
  });
});

it('each code that lies in another county is one of the codes', () => {
  const known = new Set(
    outwardCodes
      .trim()
      .split('\n')
      .map((line) => line.split(' ', 1)[0]),
  );
  const named = otherCounties.flatMap(({ codes }) => codes.split(' '));
  expect(named.filter((code) => !known.has(code))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
