import { searchTexts } from '#content/site-search.ts';
import { Section } from '~/design-system/section/section.tsx';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import { searchSite } from '~/features/site-search/search-site.ts';
import { SearchView } from '~/features/site-search/search-view.tsx';
import { searchableContent } from '../searchable-content.ts';
import type { Route } from './+types/search.ts';
import { noindexMetadata } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim();
  return {
    head: noindexMetadata(searchTexts.link, searchTexts.description),
    query,
    results: query ? searchSite(query, await searchableContent(context)) : null,
  };
}

export default function SearchPage({ loaderData: { query, results } }: Route.ComponentProps) {
  return (
    <Section>
      <HelpBeside>
        <SearchView query={query} results={results} />
      </HelpBeside>
    </Section>
  );
}
