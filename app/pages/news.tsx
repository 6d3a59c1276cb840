import { news } from '#content/news.ts';
import { pages } from '#content/pages.ts';
import { EmptyEntries } from '~/features/entries/empty-entries.tsx';
import type { Route } from './+types/news.ts';
import { headOf } from './head.ts';

export function loader() {
  return { head: headOf(pages.news, { noindex: true }), page: news };
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <EmptyEntries {...loaderData.page} />;
}
