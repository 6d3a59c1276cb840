import { pages } from '#content/pages.yaml';
import { collectionNames } from '#domain/articles/collections.ts';
import type { Page } from '#domain/content/pages.ts';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { allPages } from '#domain/pages/pages.ts';
import { openJobsIfAny } from '~/features/site-search/index/searchable-content.ts';
import { href, type Visit } from '~/visit.ts';
import { type Address, sitemapFile } from './sitemap-files.ts';

export async function sitemap({ url, services }: Visit) {
  const { articles } = services;
  const jobs = addressesOf(await openJobsIfAny(services.jobs));
  const collections = await Promise.all(
    collectionNames.map(async (name) => {
      const listed = await articles[name].list();
      return listed.map(({ path, date, updated }) => ({ path, changed: updated || date }));
    }),
  );
  const lists = new Map<string, Listed>([
    [pages.careers.path, jobs],
    ...collectionNames.map((name, index) => [`/${name}`, listed(collections[index] ?? [])] as const),
  ]);
  const isEmptyCollection = ({ path }: Page) =>
    collectionNames.some((name) => path === `/${name}`) && lists.get(path)?.addresses.length === 0;
  const own = allPages
    .filter((page) => !isEmptyCollection(page))
    .map(({ path, updated }) => ({ path, changed: latest([updated, lists.get(path)?.changed ?? '']) }));
  const part = url.searchParams.get('part');
  const file = sitemapFile(
    [...own, ...jobs.addresses, ...collections.flat()],
    part === null ? null : Number(part),
  );
  return new Response(file, {
    status: file === null ? 404 : 200,
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE_POLICIES.listing },
  });
}

interface Listed {
  addresses: readonly Address[];
  changed: string;
}

const listed = (addresses: readonly Address[]): Listed => ({
  addresses,
  changed: latest(addresses.map(({ changed }) => changed)),
});

function addressesOf(jobs: readonly { id: string; postedDate: string }[]): Listed {
  return listed(
    jobs
      .filter(({ id }) => id.trim() !== '')
      .map(({ id, postedDate }) => ({ path: href('/careers/:id', { id }), changed: postedDate })),
  );
}

function latest(days: readonly string[]): string {
  return days.reduce((a, b) => (a > b ? a : b), '');
}
