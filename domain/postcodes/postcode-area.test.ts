import { describe, expect, it } from 'vitest';
import { isInArea, readPostcodeArea } from './postcode-area.ts';

describe('an area as an operator writes it', () => {
  it.each([
    ['LS', 'LS'],
    ['so17', 'SO17'],
    [' SO17  3 ', 'SO17 3'],
    ['sw1a', 'SW1A'],
    ['W1', 'W1'],
    ['m1 1', 'M1 1'],
  ])('%j is %s', (typed, area) => {
    expect(readPostcodeArea(typed)).toBe(area);
  });

  it.each(['', '17', 'SO17 3AT', 'SOUTHAMPTON', 'SO17 33', 'SO173', 'SO 17', '*'])('%j is none', (typed) => {
    expect(readPostcodeArea(typed)).toBeNull();
  });
});

describe('a postcode', () => {
  it.each([
    ['SO17 3AT', 'SO'],
    ['SO17 3AT', 'SO17'],
    ['SO17 3AT', 'SO17 3'],
    ['SW1A 1AA', 'SW1A'],
    ['S1 2AB', 'S'],
  ])('%s lies in %s', (postcode, area) => {
    expect(isInArea(postcode, area)).toBe(true);
  });

  it.each([
    ['SO17 3AT', 'SO1'],
    ['SO17 3AT', 'S'],
    ['SO17 3AT', 'SO17 4'],
    ['SO1 7AT', 'SO17'],
    ['SW1A 1AA', 'SW1'],
    ['LS1 1AA', 'SO17'],
  ])('%s does not lie in %s', (postcode, area) => {
    expect(isInArea(postcode, area)).toBe(false);
  });
});
