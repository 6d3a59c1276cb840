import { searchTexts } from '#content/site-search.yaml';
import { describeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import { Section } from '~/design-system/section/section.tsx';
import { noindexMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import { searchSite } from '~/features/site-search/index/search-site.ts';
import { searchableContent } from '~/features/site-search/index/searchable-content.ts';
import { PostcodeAnswer, postcodeIn } from '~/features/site-search/postcode-answer.tsx';
import { resultsInWords } from '~/features/site-search/results-in-words.ts';
import { SearchView } from '~/features/site-search/search-view.tsx';
import type { Visit } from '~/visit.ts';

export async function search(visit: Visit) {
  const query = (visit.url.searchParams.get('q') ?? '').trim();
  const postcode = postcodeIn(query);
  const { services, facts } = visit;
  const results = query && !postcode ? searchSite(query, await searchableContent(services)) : null;
  const outcome = postcode && (await services.postcodes.check(postcode, 'home', facts.clientAddress));
  const answer = outcome ? describeOutcome(outcome).title : results && resultsInWords(results.length);
  const metadata = noindexMetadata(searchTexts.link, searchTexts.description);
  const content = (
    <Section>
      <HelpBeside>
        <SearchView query={query} results={results}>
          {outcome && <PostcodeAnswer {...{ postcode, outcome }} />}
        </SearchView>
      </HelpBeside>
    </Section>
  );
  return render(visit, content, {
    page: import.meta.url,
    // Said first where a page is read from its top.
    metadata: { ...metadata, title: answer ? `${answer} - ${metadata.title}` : metadata.title },
    cache: outcome ? 'notStored' : 'sharedPage',
  });
}
