import { faqPage } from '#content/faq.yaml';
import { pages } from '#content/pages.yaml';
import { disclaimer, faq as questions } from '#domain/faq/faq.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { pageMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { faqIcons } from '~/features/faq/faq-icons.ts';
import { FaqQuestions } from '~/features/faq/faq-questions.tsx';
import { FaqSearchField } from '~/features/faq/faq-search.tsx';
import { createFaqSearch, type FaqQuery, readFaqTab } from '~/features/faq/filter-faq.ts';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import type { Visit } from '~/visit.ts';

const items = questions.map((item) => ({ ...item, icon: faqIcons[item.icon] }));

/** A folder need not have the guides that the sample's answers lead to. */
async function linked({ services }: Visit) {
  const guides = await services.articles['useful-information'].searchable();
  const hasGuide = ({ path }: { path: string }) =>
    !path.startsWith(`${pages.usefulInformation.path}/`) || guides.some((guide) => guide.path === path);
  return items.map(({ link, ...item }) => ({ ...item, ...(link && hasGuide(link) && { link }) }));
}

export async function faq(visit: Visit) {
  const { searchParams } = visit.url;
  const tab = readFaqTab(searchParams.get('category'));
  const search = (searchParams.get('q') ?? '').slice(0, 200);
  return render(visit, <Faq items={await linked(visit)} query={{ tab, search }} />, {
    page: import.meta.url,
    metadata: pageMetadata(pages.faq, { noindex: search !== '' }),
  });
}

function Faq({ items, query }: { items: Awaited<ReturnType<typeof linked>>; query: FaqQuery }) {
  const { hero, search, more } = faqPage;
  return (
    <>
      <Hero title={hero.title} lead={hero.lede}>
        <FaqSearchField query={query} words={search} />
      </Hero>
      <Section>
        <HelpBeside
          talk={more}
          more={
            <Notice tone="warning">
              <p>{disclaimer}</p>
            </Notice>
          }
        >
          <FaqQuestions
            items={items}
            found={createFaqSearch(items, faqPage.smallWords)(query)}
            tab={query.tab}
            words={faqPage}
          />
        </HelpBeside>
      </Section>
    </>
  );
}
