import { labels } from '#content/labels.yaml';
import { pages } from '#content/pages.yaml';
import { policy } from '#content/testimonials.yaml';
import { whyUs as words } from '#content/why-us.yaml';
import type { Testimonial } from '#domain/content/short-files.ts';
import { scenes, stillLifesOf } from '#domain/media/pictures.ts';
import { benefits } from '#domain/registration/benefits.ts';
import { quotesAt } from '#domain/samples/quotes-at.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Panel, PanelList } from '~/design-system/panel/panel.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { pageMetadata, share } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { heroSizes, pairSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { HourPrice } from '~/features/prices/hour-price.tsx';
import { Testimonials } from '~/features/testimonials/testimonials.tsx';
import type { Visit } from '~/visit.ts';
import styles from './why-us.module.css';

const metadata = pageMetadata(pages.whyUs, { image: share('why-us') });
const [picture, ...promisePictures] = stillLifesOf('why-us');
const perPicture = Math.ceil(benefits.length / promisePictures.length);

export function whyUs(visit: Visit) {
  const { title, lede, scrollButton } = words.hero;
  const media = <ScenePicture picture={scenes['why-us']} sizes={heroSizes} first />;
  const hero = (
    <Hero title={title} lead={lede} media={media}>
      <ButtonLink to="#content" variant="secondary">
        {scrollButton}
      </ButtonLink>
    </Hero>
  );
  return render(visit, <WhyUs quotes={quotesAt(visit.facts.origin)} />, {
    page: import.meta.url,
    metadata,
    hero,
  });
}

function WhyUs({ quotes }: { quotes: readonly Testimonial[] }) {
  return (
    <>
      <Section id="content" aria-label={words.intro.title}>
        <Panel media={picture && <ScenePicture picture={picture} sizes={pairSizes} />}>
          <h2>{words.intro.title}</h2>
          {words.intro.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Panel>
      </Section>
      <Section ground="quiet">
        <Promises />
      </Section>
      <Testimonials
        title={words.testimonials.title}
        testimonials={quotes}
        note={words.testimonials.note}
        policy={
          <>
            <h3 id="reviews">{labels.reviews.policy}</h3>
            <p>{policy}</p>
          </>
        }
      />
      <Section title={words.callToAction.title} intro={words.callToAction.text}>
        <p>
          <ButtonLink to={words.callToAction.path}>{words.callToAction.button}</ButtonLink>
        </p>
      </Section>
    </>
  );
}

/** The promises, numbered, as many beside each picture. */
function Promises() {
  return (
    <PanelList>
      {promisePictures.map((picture, index) => {
        const first = index * perPicture;
        return (
          <Panel key={first} media={<ScenePicture picture={picture} sizes={pairSizes} />}>
            <ol start={first + 1} className={styles.promises}>
              {benefits.slice(first, first + perPicture).map(({ id, title, text }) => (
                <li key={id}>
                  <h2>{title}</h2>
                  <p>{text}</p>
                  {id === 'pricing' && <HourPrice />}
                </li>
              ))}
            </ol>
          </Panel>
        );
      })}
    </PanelList>
  );
}
