import { describe, expect, it } from 'vitest';
import { likelyPostcode, parsePostcode, readCoverageArea, unitNumber } from './postcode.ts';

const read = (input: string) => {
  const parsed = parsePostcode(input);
  return parsed.kind === 'ok' ? parsed.postcode : parsed.kind;
};

/** The same numbers on every run, so that a failure can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

describe('a postcode is read as people write it', () => {
  it.each([
    ['SO14 7LY', 'SO14 7LY'],
    ['so147ly', 'SO14 7LY'],
    ['  So14   7lY\t', 'SO14 7LY'],
    ['SO1 47LY', 'SO14 7LY'],
    ['S O 1 4 7 L Y', 'SO14 7LY'],
    ['SO14\u00A07LY', 'SO14 7LY'],
    ['\uFEFFSO14\u20097LY\u200B', 'SO14 7LY'],
    ['SO14-7LY', 'SO14 7LY'],
    ['so14\u20137ly.', 'SO14 7LY'],
    ['S.O.1.4. 7.L.Y.', 'SO14 7LY'],
    ['m1 1ae', 'M1 1AE'],
    ['b338th', 'B33 8TH'],
    ['ec1a1bb', 'EC1A 1BB'],
    ['w1a0ax', 'W1A 0AX'],
    ['dn551pt', 'DN55 1PT'],
  ])('%j is %s', (input, postcode) => {
    expect(read(input)).toBe(postcode);
  });

  it.each(['', ' ', '\t\n', '\u00A0\u2003', '-', ' . '])('%j is empty', (input) => {
    expect(read(input)).toBe('empty');
  });

  it.each([
    'SO14',
    'SO14 7L',
    'SO14 7LYX',
    'SO14 LY7',
    'SOO14 7LY',
    'SO144 7LY',
    '14 7LY',
    'GIR 0AA',
    'SO14_7LY',
    'SO14,7LY',
    'SO14/7LY',
    '１SO4 7LY',
    'SO14 7ßY',
    'ß14 7LY',
    'ſO14 7LY',
    'SO14 7ıY',
    'K1 1ſS',
    'SO14 7\u212AY',
    'SO1\u0664 7LY',
    "SO14 7LY'; drop table",
    'a postcode',
    'SO14 7LY\0',
    '🏡',
    'A'.repeat(1_000_000),
    `SO14 ${'7'.repeat(1_000_000)}LY`,
  ])('%.40j is not one', (input) => {
    expect(read(input)).toBe('invalid');
  });
});

describe('whatever is typed', () => {
  const next = numbers(20_261_121);
  const pick = (letters: readonly string[]) => letters[next(letters.length)] ?? '';
  const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const digits = [...'0123456789'];
  const noise = ['', '', '', ' ', '\u00A0', '\t', '-', '.', '\u2013', '\n', '\u3000'];
  const anyPostcode = () =>
    pick(['', ...capitals]) +
    pick(capitals) +
    pick(digits) +
    pick(['', ...digits, ...capitals]) +
    pick(digits) +
    pick(capitals) +
    pick(capitals);

  it('noise and case never change the postcode, and the canonical form reads as itself', () => {
    for (let run = 0; run < 5_000; run++) {
      const compact = anyPostcode();
      const typed = [...compact].map((sign) => pick([sign, sign.toLowerCase()]) + pick(noise)).join('');
      const postcode = `${compact.slice(0, -3)} ${compact.slice(-3)}`;
      expect(read(pick(noise) + typed)).toBe(postcode);
      expect(read(postcode)).toBe(postcode);
    }
  });

  it('what passes has only plain capitals, digits and one space', () => {
    const signs = [...capitals, ...digits, ...noise, 'ß', 'ſ', 'ı', 'K', 'é', '0', '٣', '_', '/', '%'];
    for (let run = 0; run < 20_000; run++) {
      const input = Array.from({ length: 5 + next(5) }, () => pick(signs)).join('');
      const result = parsePostcode(input);
      if (result.kind === 'ok') expect(result.postcode).toMatch(/^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$/);
    }
  });
});

describe('the rule a form asks for', () => {
  it.each([
    ['services', 'services'],
    ['home', 'home'],
    ['', 'home'],
    [null, 'home'],
    ['toString', 'home'],
  ])('%j is %s', (value, area) => {
    expect(readCoverageArea(value)).toBe(area);
  });
});

it('units are numbered in their order, without the letters they never have', () => {
  expect([unitNumber('AA'), unitNumber('AB'), unitNumber('BA'), unitNumber('ZZ')]).toEqual([0, 1, 20, 399]);
  expect(['AC', 'IA', 'KO', 'A1'].map(unitNumber)).toEqual([-1, -1, -1, -1]);
});

it.each([
  ['S014 7LY', 'SO14 7LY'],
  ['s0147ly', 'SO14 7LY'],
  ['SO14 OLY', 'SO14 0LY'],
  ['P01 2AL', 'PO1 2AL'],
  ['E1O 1AA', 'E10 1AA'],
  ['SO14 7LY', undefined],
  ['L0NDON', undefined],
  ['S014', undefined],
  ['', undefined],
  ['0'.repeat(5000), undefined],
])('by %j %j was meant', (typed, meant) => {
  expect(likelyPostcode(typed)).toBe(meant);
});
