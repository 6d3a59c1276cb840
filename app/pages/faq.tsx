import { disclaimer, faq, faqPage } from '#content/faq.ts';
import { pages } from '#content/pages.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { faqIcons } from '~/features/faq/faq-icons.ts';
import { FaqQuestions } from '~/features/faq/faq-questions.tsx';
import { FaqSearchField } from '~/features/faq/faq-search.tsx';
import { readFaqTab } from '~/features/faq/filter-faq.ts';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import type { Route } from './+types/faq.ts';
import { pageMetadata } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const tab = readFaqTab(searchParams.get('category'));
  const search = (searchParams.get('q') ?? '').slice(0, 200);
  return {
    head: pageMetadata(pages.faq, { noindex: search !== '' }),
    faq: faq.map((item) => ({ ...item, icon: faqIcons[item.icon] })),
    page: faqPage,
    disclaimer,
    query: { tab, search },
  };
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { page, faq, disclaimer, query } = loaderData;
  return (
    <>
      <Hero title={page.hero.title} lead={page.hero.lede}>
        <FaqSearchField query={query} words={page.search} />
      </Hero>
      <Section>
        <HelpBeside
          talk={page.more}
          more={
            <Notice tone="warning">
              <p>{disclaimer}</p>
            </Notice>
          }
        >
          <FaqQuestions items={faq} query={query} words={page} />
        </HelpBeside>
      </Section>
    </>
  );
}
