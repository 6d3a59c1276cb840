import { describe, expect, it } from 'vitest';
import { phoneCases } from '../../../tests/support/phone-cases.ts';
import { isPhone, isWholePhone, normalisePhone, phoneDoubt, phoneInWords } from './phone-number.ts';

it.each(phoneCases)('%s is kept as %s, asked about: %s, and read %s', (typed, kept, doubt, words) => {
  const normalised = normalisePhone(typed);
  expect([normalised, phoneDoubt(normalised), phoneInWords(normalised)]).toEqual([kept, doubt, words]);
  expect([isPhone(kept), isWholePhone(kept)]).toEqual([true, doubt === null]);
  for (const again of [kept, words]) expect(normalisePhone(again)).toBe(kept);
});

const isTaken = (typed: string) => isPhone(normalisePhone(typed));

const numbers = [
  '07700 900123',
  '07700 900 123',
  '07700900123',
  '+44 7700 900123',
  '+447700900123',
  '+44 (0)7700 900 123',
  '0044 7700 900123',
  '(023) 8096 0000',
  '023-8096-0000',
  '01632 960 777',
];
/** Keys beside a digit, and letters that look like one. */
const slips = [...'lOoISBaqz/\'"#*_'];

describe('a slip of the thumb in a telephone number is never taken for a note', () => {
  const everywhere = (number: string) => [...number].map((_, at) => [number.slice(0, at), number.slice(at)]);

  it('in the place of a digit', () => {
    const taken = numbers.flatMap((number) =>
      everywhere(number)
        .filter(([, after = '']) => /^\d/.test(after))
        .flatMap(([before = '', after = '']) => slips.map((slip) => before + slip + after.slice(1)))
        .filter(isTaken),
    );
    expect(taken).toEqual([]);
  });

  it('between its characters, or touching it', () => {
    const taken = numbers.flatMap((number) =>
      [...everywhere(number), [number, '']]
        .flatMap(([before = '', after = '']) => slips.map((slip) => before + slip + after))
        .filter(isTaken),
    );
    expect(taken).toEqual([]);
  });

  it('with a blank before or after it', () => {
    const taken = numbers.flatMap((number) =>
      everywhere(number)
        .slice(1)
        .flatMap(([before = '', after = '']) =>
          slips.flatMap((slip) => [`${before} ${slip}${after}`, `${before}${slip} ${after}`]),
        )
        .filter(isTaken),
    );
    expect(taken).toEqual([]);
  });

  it.each([
    '07700 900l23',
    '77009001a3',
    '0770090012O',
    '+44770090012a',
    '07700 900 l23',
    '+33 6 12 34 56 7O',
  ])('%s is refused', (typed) => {
    expect(isTaken(typed)).toBe(false);
  });
});

it.each(numbers)('a note behind a blank keeps the number %s whole', (number) => {
  const alone = normalisePhone(number);
  expect(isWholePhone(alone)).toBe(true);
  for (const note of ['ext 12', '(2 pm)', ', after six', '2nd floor', '9am to 5pm', '– ring twice']) {
    const kept = normalisePhone(number + (note.startsWith(',') ? note : ` ${note}`));
    expect([isPhone(kept), kept.split(' ')[0], normalisePhone(kept)]).toEqual([true, alone, kept]);
  }
});

it.each([
  ['+33 6 12 34 56 78 after six', '+33612345678 after six'],
  ['+353 1 234 5678 (mornings)', '+35312345678 (mornings)'],
  ['+1 555 010 9999, ext 4', '+15550109999 ext 4'],
])('a note counts behind a number from abroad: %s', (typed, kept) => {
  expect([isTaken(typed), normalisePhone(typed)]).toEqual([true, kept]);
});

it.each(['07700 90012', '07700', '+44 7700 900 12', '67890'])('%s may still be growing', (typed) => {
  expect(isWholePhone(normalisePhone(typed))).toBe(false);
});
