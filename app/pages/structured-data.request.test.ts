import { expect, it, vi } from 'vitest';
import { brand } from '#content/brand.yaml';
import { isAsShipped } from '../../tests/support/as-shipped.ts';
import { startBuiltSite } from '../../tests/support/built-site.ts';

type Thing = Record<string, unknown>;

/** Properties that search engines require or we promise, by `@type`. */
const required: Record<string, readonly string[]> = {
  LocalBusiness: ['name', 'url', 'address', 'telephone', 'openingHoursSpecification', 'areaServed'],
  WebSite: ['name', 'url', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  JobPosting: ['title', 'description', 'datePosted', 'employmentType', 'hiringOrganization', 'jobLocation'],
  Event: ['name', 'startDate', 'location', 'image'],
  Article: ['headline', 'datePublished', 'author', 'image'],
  // A job in a town that `content/places.yaml` does not have lacks the others.
  PostalAddress: isAsShipped
    ? ['addressLocality', 'addressRegion', 'postalCode', 'addressCountry']
    : ['addressLocality', 'addressCountry'],
};

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

function* thingsIn(value: unknown): Generator<Thing> {
  if (!isThing(value)) return;
  if ('@type' in value) yield value;
  for (const part of Object.values(value)) yield* thingsIn(part);
}

function faultsOf(thing: Thing): string[] {
  const type = [thing['@type']].flat().map(String).at(-1) ?? '';
  const missing = (required[type] ?? []).filter((property) => !thing[property]);
  const sentence = /[,.;]/.test(String(thing.addressLocality ?? ''));
  const relative = ['url', 'item', 'logo'].filter(
    (key) => key in thing && !/^https:/.test(String(thing[key])),
  );
  return [
    ...missing.map((property) => `${type} without ${property}`),
    ...(sentence ? [`${thing.addressLocality} is no place`] : []),
    ...relative.map((key) => `${type}: ${key} is not whole`),
  ];
}

it('the structured data of every page and every open job is whole', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  const site = await startBuiltSite();
  const { text } = await site.send('/sitemap.xml');
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => url.replace(brand.publicUrl, '') || '/',
  );
  const faults: string[] = [];
  const kinds = new Set<string>();
  for (const path of paths) {
    for (const data of (await site.send(path)).page.structuredData) {
      if (data['@context'] !== 'https://schema.org') faults.push(`${path}: no context`);
      for (const thing of thingsIn(data)) {
        for (const kind of [thing['@type']].flat()) kinds.add(String(kind));
        faults.push(...faultsOf(thing).map((fault) => `${path}: ${fault}`));
      }
    }
    if (path.startsWith('/careers/')) expect([...kinds], path).toContain('JobPosting');
  }
  expect(faults).toEqual([]);
  expect([...kinds]).toEqual(
    expect.arrayContaining(['LocalBusiness', 'JobPosting', 'Event', 'Article', 'BreadcrumbList']),
  );
});
