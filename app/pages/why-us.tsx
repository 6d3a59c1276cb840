import { contactSection } from '#content/home.ts';
import { scenes } from '#content/media.ts';
import { pages } from '#content/pages.ts';
import { testimonials, whyUs } from '#content/why-us.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Card, CardList } from '~/design-system/card/card.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { Testimonials } from '~/features/testimonials/testimonials.tsx';
import type { Route } from './+types/why-us.ts';
import { headOf, share } from './head.ts';

export function loader() {
  return {
    head: headOf(pages.whyUs, { image: share('why-us') }),
    scene: scenes['why-us'],
    whyUs,
    testimonials,
    contactSection,
  };
}

export default function WhyUs({ loaderData }: Route.ComponentProps) {
  const { whyUs, testimonials, contactSection } = loaderData;
  return (
    <>
      <Hero
        title={whyUs.hero.title}
        lead={whyUs.hero.lede}
        media={<ScenePicture picture={loaderData.scene} sizes={heroSizes} first />}
      >
        <ButtonLink to="#content" variant="secondary">
          {whyUs.hero.scrollButton}
        </ButtonLink>
      </Hero>
      <Section id="content" title={whyUs.intro.title}>
        <Prose size="large">
          {whyUs.intro.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <Section ground="quiet">
        <CardList>
          {whyUs.benefits.map(({ id, title, text }) => (
            <li key={id}>
              <Card title={title} level={2}>
                <p>{text}</p>
              </Card>
            </li>
          ))}
        </CardList>
      </Section>
      <Section title={whyUs.testimonials.title} ground="warm">
        <Testimonials testimonials={testimonials} note={whyUs.testimonials.note} />
      </Section>
      <Section title={whyUs.callToAction.title} intro={whyUs.callToAction.text} align="centre">
        <ButtonLink to={whyUs.callToAction.path}>{whyUs.callToAction.button}</ButtonLink>
      </Section>
      <ContactSection {...contactSection} />
    </>
  );
}
