import { brand } from '#content/brand.yaml';

export interface Address {
  path: string;
  changed: string;
}

/** https://www.sitemaps.org/protocol.html allows 50,000 in a file; fewer keep each answer small. */
const MAX_ADDRESSES = 10_000;

/** @param part from 1; null for the sitemap, or the list of its parts if it is long @returns null if there is no such part */
export function sitemapFile(addresses: readonly Address[], part: number | null): string | null {
  const parts = Math.ceil(addresses.length / MAX_ADDRESSES);
  if (part === null) return parts > 1 ? partList(parts) : urlSet(addresses);
  const start = (part - 1) * MAX_ADDRESSES;
  const inPart = Number.isInteger(part) && part > 0 ? addresses.slice(start, start + MAX_ADDRESSES) : [];
  return inPart.length > 0 ? urlSet(inPart) : null;
}

function partList(parts: number): string {
  const files = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${brand.publicUrl}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
  );
  return document('sitemapindex', files);
}

/** Paths are percent-encoded, so only `&` and `'` need care. */
function urlSet(addresses: readonly Address[]): string {
  const urls = addresses.map(({ path, changed }) => {
    const url = (brand.publicUrl + path).replaceAll('&', '&amp;').replaceAll("'", '&apos;');
    return `<url><loc>${url}</loc>${changed && `<lastmod>${changed}</lastmod>`}</url>`;
  });
  return document('urlset', urls);
}

function document(name: string, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${name}>`,
    '',
  ].join('\n');
}
