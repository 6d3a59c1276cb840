import { collectionNames } from '#content/articles.ts';
import { brand } from '#content/brand.ts';
import { allPages, type Page, pages } from '#content/pages.ts';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { servicesContext } from '~/context.ts';
import { openJobsIfAny } from '../searchable-content.ts';
import type { Route } from './+types/sitemap.ts';

/** `changed` is empty if nobody knows the day. */
interface Address {
  path: string;
  changed: string;
}

export async function loader({ context }: Route.LoaderArgs) {
  const { articles } = context.get(servicesContext);
  const jobs = (await openJobsIfAny(context))
    .filter(({ id }) => id.trim() !== '')
    .map(({ id, postedDate }) => ({ path: `/careers/${encodeURIComponent(id)}`, changed: postedDate }));
  const collections = await Promise.all(
    collectionNames.map(async (name) => {
      const listed = await articles[name].list();
      return listed.map(({ path, date, updated }) => ({ path, changed: updated || date }));
    }),
  );
  const lists = new Map([
    [pages.careers.path as string, jobs],
    ...collectionNames.map((name, index) => [`/${name}`, collections[index] ?? []] as const),
  ]);
  const isEmptyCollection = ({ path }: Page) =>
    collectionNames.some((name) => path === `/${name}`) && lists.get(path)?.length === 0;
  const own = allPages
    .filter((page) => !isEmptyCollection(page))
    .map(({ path, updated }) => ({ path, changed: latest([updated, ...changesOf(lists.get(path))]) }));
  return new Response(sitemap([...own, ...jobs, ...collections.flat()]), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE_POLICIES.listing },
  });
}

function changesOf(addresses: readonly Address[] = []): string[] {
  return addresses.map(({ changed }) => changed);
}

function latest(days: readonly string[]): string {
  return days.reduce((a, b) => (a > b ? a : b), '');
}

/** https://www.sitemaps.org/protocol.html; paths are percent-encoded, so only `&` and `'` need care. */
function sitemap(addresses: readonly Address[]): string {
  const urls = addresses.map(({ path, changed }) => {
    const url = (brand.publicUrl + path).replaceAll('&', '&amp;').replaceAll("'", '&apos;');
    return `<url><loc>${url}</loc>${changed && `<lastmod>${changed}</lastmod>`}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
