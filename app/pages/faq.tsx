import { useLocation } from 'react-router';
import { disclaimer, faq, faqPage } from '#content/faq.ts';
import { pages } from '#content/pages.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { AccordionItem } from '~/design-system/disclosure/disclosure.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { FaqSearch } from '~/features/faq/faq-search.tsx';
import { readFaqTab } from '~/features/faq/filter-faq.ts';
import type { Route } from './+types/faq.ts';
import { headOf } from './head.ts';

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const tab = readFaqTab(searchParams.get('category'));
  const search = (searchParams.get('q') ?? '').slice(0, 200);
  return {
    head: headOf(pages.faq, { noindex: search !== '' }),
    faq,
    page: faqPage,
    disclaimer,
    query: { tab, search },
  };
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { page, faq, disclaimer, query } = loaderData;
  // A link from the search leads to one question: it is open on arrival.
  const { hash } = useLocation();
  return (
    <>
      <Hero title={page.hero.title} lead={page.hero.lede} />
      <Section width="narrow">
        <FaqSearch items={faq} initial={query} words={page}>
          {(found) => (
            <div>
              {found.map(({ id, question, answer }) => (
                <AccordionItem
                  key={id}
                  id={id}
                  question={question}
                  level={2}
                  name="faq"
                  open={hash === `#${id}` || undefined}
                >
                  <p>{answer}</p>
                </AccordionItem>
              ))}
            </div>
          )}
        </FaqSearch>
        <Notice tone="warning">
          <p>{disclaimer}</p>
        </Notice>
      </Section>
      <Section title={page.more.title} intro={page.more.text} ground="quiet" align="centre">
        <ButtonLink to="/contact">{page.more.button}</ButtonLink>
      </Section>
    </>
  );
}
