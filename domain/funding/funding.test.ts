import { describe, expect, it } from 'vitest';
import { services } from '#content/services.yaml';
import { funding, fundingOf } from './funding.ts';

describe('ways to pay', () => {
  it.each(services)('are known where $slug names them', ({ paying }) => {
    expect(fundingOf(paying.funding)).toHaveLength(new Set(paying.funding).size);
  });

  it.each(services.slice(0, 8))('are all named by $slug', ({ paying }) => {
    expect(new Set(fundingOf(paying.funding))).toEqual(new Set(funding));
  });

  it('each name an official source', () => {
    for (const way of funding) {
      expect(way.sources.length).toBeGreaterThan(0);
      for (const { url } of way.sources) expect(new URL(url).protocol).toBe('https:');
    }
  });
});
