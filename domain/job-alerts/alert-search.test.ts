import { describe, expect, it } from 'vitest';
import { type AlertSearch, searchAddress, searchInWords } from './alert-search.ts';

const nothing: AlertSearch = { q: '', place: '', contract: '', hours: '', sponsorship: false };

describe('what an alert was asked for', () => {
  it('is every job where nothing was asked', () => {
    expect(searchAddress(nothing)).toBe('');
    expect(searchInWords(nothing)).toBe('');
  });

  it('is said in words, and goes into an address', () => {
    const search: AlertSearch = {
      q: 'night & day',
      place: 'Bournemouth',
      contract: 'Bank',
      hours: 'under-16',
      sponsorship: true,
    };
    expect(searchInWords(search)).toBe(
      '“night & day”, Bournemouth, Bank, under 16 hours a week, visa sponsorship possible',
    );
    expect(searchAddress(search)).toBe(
      'q=night+%26+day&place=Bournemouth&contract=Bank&hours=under-16&sponsorship=yes',
    );
  });
});
