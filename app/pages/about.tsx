import { about } from '#content/about.ts';
import { contactSection } from '#content/home.ts';
import { scenes, stillLifesOf } from '#content/media.ts';
import { pages } from '#content/pages.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Panel } from '~/design-system/panel/panel.tsx';
import { Reveal } from '~/design-system/reveal/reveal.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { heroSizes, pairSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { TopicCards } from '~/features/topic-icons/topic-cards.tsx';
import { withIcons } from '~/features/topic-icons/topic-icons.ts';
import { organization } from '../structured-data.ts';
import type { Route } from './+types/about.ts';
import styles from './about.module.css';
import { pageMetadata, share } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

export const handle = { opensWithHero: true };

export function loader() {
  return {
    head: pageMetadata(pages.about, { image: share('about'), structuredData: [organization()] }),
    scene: scenes.about,
    pictures: stillLifesOf('about'),
    about,
    technology: withIcons(about.technology.cards),
    values: withIcons(about.values.cards),
    contactSection,
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { about, pictures, contactSection } = loaderData;
  const pictureAt = (index: number) => {
    const picture = pictures[index];
    return picture && <ScenePicture picture={picture} sizes={pairSizes} />;
  };
  return (
    <>
      <Hero
        title={about.hero.title}
        lead={about.hero.lede}
        media={<ScenePicture picture={loaderData.scene} sizes={heroSizes} first />}
      />
      {[about.mission, about.vision].map(({ title, text }, index) => (
        <Reveal key={title}>
          <Section aria-label={title} ground={index === 0 ? 'plain' : 'warm'}>
            <Panel flip={index > 0} media={pictureAt(index)}>
              <h2>{title}</h2>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Panel>
          </Section>
        </Reveal>
      ))}
      <Reveal>
        <Section title={about.technology.title} intro={about.technology.text} ground="quiet">
          <TopicCards topics={loaderData.technology} />
        </Section>
      </Reveal>
      <Reveal>
        <Section title={about.values.title}>
          <TopicCards topics={loaderData.values} />
          <p className={styles.more}>
            <ButtonLink to={about.callToAction.path} variant="secondary">
              {about.callToAction.button}
            </ButtonLink>
          </p>
        </Section>
      </Reveal>
      <ContactSection {...contactSection} />
    </>
  );
}
