import { collectionNames } from '#content/articles.ts';
import { allPages, type Page, pages } from '#content/pages.ts';
import { CACHE_POLICIES } from '#domain/http/cache-policies.ts';
import { servicesContext } from '~/context.ts';
import { openJobsIfAny } from '../searchable-content.ts';
import { type Address, sitemapFile } from '../sitemap-files.ts';
import type { Route } from './+types/sitemap.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
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
  const part = new URL(request.url).searchParams.get('part');
  const file = sitemapFile([...own, ...jobs, ...collections.flat()], part === null ? null : Number(part));
  return new Response(file, {
    status: file === null ? 404 : 200,
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE_POLICIES.listing },
  });
}

function changesOf(addresses: readonly Address[] = []): string[] {
  return addresses.map(({ changed }) => changed);
}

function latest(days: readonly string[]): string {
  return days.reduce((a, b) => (a > b ? a : b), '');
}
