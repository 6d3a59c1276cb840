import { about as words } from '#content/about.yaml';
import { contactSection } from '#content/home.yaml';
import { pages } from '#content/pages.yaml';
import { type Picture, scenes, stillLifesOf } from '#domain/media/pictures.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Panel } from '~/design-system/panel/panel.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Reveal } from '~/design-system/reveal/reveal.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { pageMetadata, share } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { organization } from '~/document/structured-data.ts';
import { CheckUs } from '~/features/check-us/check-us.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { heroSizes, pairSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { TeamSection, teamOn } from '~/features/team/team-section.tsx';
import { TopicCards } from '~/features/topic-icons/topic-cards.tsx';
import { withIcons } from '~/features/topic-icons/topic-icons.ts';
import type { Visit } from '~/visit.ts';

const metadata = pageMetadata(pages.about, { image: share('about'), structuredData: [organization()] });
const pictures = stillLifesOf('about');
/** With faces to show, the first picture gives way to them. */
const people = teamOn('about');

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
  return (
    <>
      <Reveal>
        {people.length > 0 ? (
          <Section title={words.mission.title} beside>
            <Paragraphs of={words.mission.text} />
          </Section>
        ) : (
          <Story {...words.mission} picture={pictures[0]} />
        )}
      </Reveal>
      <Reveal>
        <Story {...words.vision} picture={pictures[1]} flip />
      </Reveal>
      <TeamSection people={people} />
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
      <Reveal>
        <CheckUs />
      </Reveal>
      <ContactSection {...contactSection} />
    </>
  );
}

function Paragraphs({ of: text }: { of: readonly string[] }) {
  return (
    <Prose>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  );
}

interface StoryProps {
  title: string;
  text: readonly string[];
  picture: Picture | undefined;
  flip?: boolean;
}

function Story({ title, text, picture, flip = false }: StoryProps) {
  return (
    <Section aria-label={title} ground={flip ? 'warm' : 'plain'}>
      <Panel flip={flip} media={picture && <ScenePicture picture={picture} sizes={pairSizes} />}>
        <h2>{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Panel>
    </Section>
  );
}
