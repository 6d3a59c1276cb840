import { contactSection } from '#content/home.ts';
import { lifestylePage, lifestyleServices } from '#content/lifestyle.ts';
import { pages } from '#content/pages.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Panel, PanelList } from '~/design-system/panel/panel.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { TextLink } from '~/design-system/text-link/text-link.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { FoldMotif } from '~/features/fold-motif/fold-motif.tsx';
import { FactList } from '~/features/service-page/service-facts.tsx';
import type { Route } from './+types/lifestyle.ts';
import { headOf } from './head.ts';
import { PostcodeSearch } from './postcode-search.tsx';

export function loader() {
  return { head: headOf(pages.lifestyle), page: lifestylePage, services: lifestyleServices, contactSection };
}

export default function Lifestyle({ loaderData }: Route.ComponentProps) {
  const { page, services, contactSection } = loaderData;
  return (
    <>
      <Hero eyebrow={page.availabilityLabel} title={page.heading} lead={page.lede}>
        <PostcodeSearch area="services" />
      </Hero>
      <Section>
        <Prose size="large">
          {page.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <Section title={page.panelsHeading} align="centre" ground="raised">
        <PanelList>
          {services.map(({ id, title, text, examples, contactOption }, index) => (
            <Panel key={id} id={id} title={title} level={3} media={<FoldMotif place={index} />}>
              <p>{text}</p>
              <FactList items={examples} mark="yes" />
              <TextLink to={`/contact?service=${contactOption}`}>Ask about {title.toLowerCase()}</TextLink>
            </Panel>
          ))}
        </PanelList>
      </Section>
      <Section title={page.notIncluded.title} ground="warm">
        <Prose>
          <p>{page.notIncluded.text}</p>
        </Prose>
      </Section>
      <Section title={page.paying.title}>
        <Prose>
          <p>{page.paying.text}</p>
        </Prose>
      </Section>
      <ContactSection {...contactSection} />
    </>
  );
}
