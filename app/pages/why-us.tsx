import { scenes, stillLifesOf } from '#content/media.ts';
import { pages } from '#content/pages.ts';
import { testimonials, whyUs } from '#content/why-us.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Panel } from '~/design-system/panel/panel.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { heroSizes, pairSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { Testimonials } from '~/features/testimonials/testimonials.tsx';
import { TopicCards } from '~/features/topic-icons/topic-cards.tsx';
import { withIcons } from '~/features/topic-icons/topic-icons.ts';
import type { Route } from './+types/why-us.ts';
import { pageMetadata, share } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

export const handle = { opensWithHero: true };

export function loader() {
  return {
    head: pageMetadata(pages.whyUs, { image: share('why-us') }),
    scene: scenes['why-us'],
    picture: stillLifesOf('why-us')[0],
    whyUs,
    benefits: withIcons(whyUs.benefits),
    testimonials,
  };
}

export default function WhyUs({ loaderData }: Route.ComponentProps) {
  const { whyUs, benefits, picture, testimonials } = loaderData;
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
      <Section id="content" aria-label={whyUs.intro.title}>
        <Panel media={picture && <ScenePicture picture={picture} sizes={pairSizes} />}>
          <h2>{whyUs.intro.title}</h2>
          {whyUs.intro.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Panel>
      </Section>
      <Section ground="quiet">
        <TopicCards topics={benefits} level={2} />
      </Section>
      <Testimonials
        title={whyUs.testimonials.title}
        testimonials={testimonials}
        note={whyUs.testimonials.note}
      />
      <Section title={whyUs.callToAction.title} intro={whyUs.callToAction.text} align="centre">
        <ButtonLink to={whyUs.callToAction.path}>{whyUs.callToAction.button}</ButtonLink>
      </Section>
    </>
  );
}
