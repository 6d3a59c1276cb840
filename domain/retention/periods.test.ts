import { describe, expect, it } from 'vitest';
import { periodInWords, retentionTable } from './periods.ts';

describe('the retention table', () => {
  it('holds the periods of the privacy notice', () => {
    expect(retentionTable.map(({ period }) => period)).toEqual([
      '8 years (25 years for children)',
      '6 years',
      '6 months',
      '30 days',
      '1 year',
      '6 months',
      '2 years',
      '6 months',
      '6 months',
      '3 days',
    ]);
  });
});

it('puts periods in words', () => {
  expect(periodInWords({ years: 1 })).toBe('1 year');
  expect(periodInWords({ years: 1, months: 6 })).toBe('1 year 6 months');
});
