import { about as words } from '#content/about.yaml';
import { contactSection } from '#content/home.yaml';
import { scenes, stillLifesOf } from '#content/media.ts';
import { pages } from '#content/pages.yaml';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Panel } from '~/design-system/panel/panel.tsx';
import { Reveal } from '~/design-system/reveal/reveal.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { pageMetadata, share } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { organization } from '~/document/structured-data.ts';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { heroSizes, pairSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { TopicCards } from '~/features/topic-icons/topic-cards.tsx';
import { withIcons } from '~/features/topic-icons/topic-icons.ts';
import type { Visit } from '~/visit.ts';

const metadata = pageMetadata(pages.about, { image: share('about'), structuredData: [organization()] });
const pictures = stillLifesOf('about');

export function about(visit: Visit) {
  const { title, lede } = words.hero;
  const media = <ScenePicture picture={scenes.about} sizes={heroSizes} first />;
  return render(visit, <About />, {
    page: import.meta.url,
    metadata,
    hero: <Hero title={title} lead={lede} media={media} />,
  });
}

function About() {
  const pictureAt = (index: number) => {
    const picture = pictures[index];
    return picture && <ScenePicture picture={picture} sizes={pairSizes} />;
  };
  return (
    <>
      {[words.mission, words.vision].map(({ title, text }, index) => (
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
        <Section title={words.technology.title} intro={words.technology.text} ground="quiet">
          <TopicCards topics={withIcons(words.technology.cards)} />
        </Section>
      </Reveal>
      <Reveal>
        <Section title={words.values.title}>
          <TopicCards topics={withIcons(words.values.cards)} />
        </Section>
      </Reveal>
      <ContactSection {...contactSection} />
    </>
  );
}
