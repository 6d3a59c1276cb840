import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { sitemapFile } from './sitemap-files.ts';

const addresses = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ path: `/careers/job-${number}`, changed: '2026-11-21' }));
const placesIn = (file: string | null) =>
  [...(file ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

describe('a sitemap of many addresses', () => {
  it('is one file as long as that is not too long', () => {
    const file = sitemapFile(addresses(10_000), null);
    expect(file).toContain('<urlset');
    expect(placesIn(file)).toHaveLength(10_000);
  });

  it('is a list of parts beyond, which have every address once', () => {
    const all = addresses(25_001);
    const list = sitemapFile(all, null);
    expect(list).toContain('<sitemapindex');
    const parts = placesIn(list).map((url) => new URL(url).searchParams.get('part'));
    expect(parts).toEqual(['1', '2', '3']);
    const files = parts.map((part) => sitemapFile(all, Number(part)));
    for (const file of files) expect(Buffer.byteLength(file ?? '')).toBeLessThan(2_000_000);
    expect(files.flatMap(placesIn)).toEqual(all.map(({ path }) => brand.publicUrl + path));
  });

  it.each([0, 4, 1.5, -1, Number.NaN])('has no part %s', (part) => {
    expect(sitemapFile(addresses(25_001), part)).toBeNull();
  });
});
