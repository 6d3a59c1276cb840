import { describe, expect, it } from 'vitest';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { type AlertSearch, chosenPart, searchAddress, searchInWords } from './alert-search.ts';

const nothing: AlertSearch = {
  ...{ q: '', place: '', within: '10', contract: '', shift: '', hours: '', pay: 0 },
  sponsorship: false,
};

const everything: AlertSearch = {
  ...{ q: 'night & day', place: 'bournmouth', within: '20', contract: 'Casual or bank' },
  ...{ shift: 'Nights', hours: 'under-16', pay: 14, sponsorship: true },
};

describe('what an alert was asked for', () => {
  it('is every job where nothing was asked', () => {
    expect(searchAddress(nothing)).toBe('');
    expect(searchInWords(nothing)).toBe('');
  });

  describeAsShipped(() => {
    it('is said in words, and goes into an address', () => {
      expect(searchInWords(everything)).toBe(
        '“night & day”, within 20 miles of Bournemouth, Casual or bank, shift: nights, under 16 hours a week, £14 an hour or more, visa sponsorship possible',
      );
      expect(searchAddress(everything)).toBe(
        'q=night+%26+day&place=bournmouth&contract=Casual+or+bank&shift=Nights&hours=under-16&within=20&pay=14&sponsorship=yes',
      );
    });
  });

  describeAsShipped(() => {
    it.each([
      [{ place: 'Leeds' }, 'Leeds'],
      [{ q: 'night winchester' }, '“night winchester”, within 10 miles of Winchester'],
      [{ q: 'nurse', place: 'SO14', within: 'any' }, '“nurse”'],
    ] as const)('names the place as it is understood: %j', (search, words) => {
      expect(searchInWords({ ...nothing, ...search })).toBe(words);
    });
  });

  describeAsShipped(() => {
    it('can be said without what anybody could have typed', () => {
      expect(searchInWords(chosenPart(everything))).toBe(
        'within 20 miles of Bournemouth, Casual or bank, shift: nights, under 16 hours a week, £14 an hour or more, visa sponsorship possible',
      );
      const typed = { q: 'win at shop.example', place: 'shop.example', contract: 'shop.example' };
      expect(searchInWords(chosenPart({ ...nothing, ...typed }))).toBe('');
    });
  });
});
