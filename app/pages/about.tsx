import { about } from '#content/about.ts';
import { contactSection } from '#content/home.ts';
import { scenes } from '#content/media.ts';
import { pages } from '#content/pages.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Card, CardList } from '~/design-system/card/card.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Reveal } from '~/design-system/reveal/reveal.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { organization } from '../structured-data/organization.ts';
import type { Route } from './+types/about.ts';
import { headOf, share } from './head.ts';

export function loader() {
  return {
    head: headOf(pages.about, { image: share('about'), structuredData: [organization()] }),
    scene: scenes.about,
    about,
    contactSection,
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { about, contactSection } = loaderData;
  return (
    <>
      <Hero
        title={about.hero.title}
        lead={about.hero.lede}
        media={<ScenePicture picture={loaderData.scene} sizes={heroSizes} first />}
      />
      {[about.mission, about.vision].map(({ title, text }, index) => (
        <Reveal key={title}>
          <Section title={title} ground={index === 0 ? 'plain' : 'warm'}>
            <Prose size="large">
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </Section>
        </Reveal>
      ))}
      <Reveal>
        <Section title={about.technology.title} intro={about.technology.text}>
          <ThreeCards cards={about.technology.cards} />
        </Section>
      </Reveal>
      <Reveal>
        <Section title={about.values.title} ground="quiet">
          <ThreeCards cards={about.values.cards} />
        </Section>
      </Reveal>
      <Reveal>
        <Section title={about.callToAction.title} intro={about.callToAction.text} align="centre">
          <ButtonLink to={about.callToAction.path}>{about.callToAction.button}</ButtonLink>
        </Section>
      </Reveal>
      <ContactSection {...contactSection} />
    </>
  );
}

function ThreeCards({ cards }: { cards: readonly { id: string; title: string; text: string }[] }) {
  return (
    <CardList>
      {cards.map(({ id, title, text }) => (
        <li key={id}>
          <Card title={title}>
            <p>{text}</p>
          </Card>
        </li>
      ))}
    </CardList>
  );
}
