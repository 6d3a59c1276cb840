import { loopWords } from '#content/film.yaml';
import { contactSection } from '#content/home.yaml';
import { lifestylePage } from '#content/lifestyle.yaml';
import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { pricesLink } from '#content/price-words.yaml';
import type { VignetteName } from '#domain/content/pictures/picture-names.ts';
import { lifestyleLoop } from '#domain/media/films.ts';
import { scenes, vignettes } from '#domain/media/pictures.ts';
import { lifestylePage as page } from '#domain/pages/pages.ts';
import { prices } from '#domain/prices/current-prices.ts';
import { hourSentence } from '#domain/prices/price-sentences.ts';
import {
  lifestyleDescription,
  lifestyleHeading,
  lifestyleLimits,
} from '#domain/registration/lifestyle-words.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { pageMetadata, share } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { EverydayHelp } from '~/features/everyday-help/everyday-help.tsx';
import { HeroFilm } from '~/features/film/hero-film.tsx';
import { heroSizes, ScenePicture, squareSizes } from '~/features/pictures/scene-picture.tsx';
import { HourPrice } from '~/features/prices/hour-price.tsx';
import { Island } from '~/islands/island.tsx';
import PostcodeSearch from '~/islands/postcode-search.tsx';
import type { Visit } from '~/visit.ts';
import styles from './lifestyle.module.css';
import { notFound } from './not-found.tsx';

export function lifestyle(visit: Visit) {
  if (!page) return notFound(visit);
  const { availabilityLabel, heading, lede } = lifestylePage;
  const media = (
    <>
      <ScenePicture picture={lifestyleLoop?.poster ?? scenes.lifestyle} sizes={heroSizes} first />
      {lifestyleLoop && <HeroFilm film={lifestyleLoop} words={loopWords} />}
    </>
  );
  const hero = (
    <Hero eyebrow={availabilityLabel} title={heading} lead={lede} media={media}>
      <Island>
        <PostcodeSearch area="services" />
      </Island>
      <HourPrice />
    </Hero>
  );
  const metadata = pageMetadata(page, { image: share('lifestyle') });
  return render(visit, <Lifestyle />, { page: import.meta.url, metadata, hero });
}

function Lifestyle() {
  const { notIncluded, paying } = lifestylePage;
  const [statement, ...rest] = lifestyleDescription;
  return (
    <>
      <Section beside>
        <p className={styles.statement}>{statement}</p>
        <Prose className={styles.rest}>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <Section title={lifestyleHeading} ground="raised">
        <EverydayHelp
          services={lifestyleServices.map((service) => ({
            ...service,
            picture: <ScenePicture picture={vignettes[service.id as VignetteName]} sizes={squareSizes} />,
          }))}
        />
      </Section>
      <Section title={notIncluded.title} ground="warm" beside>
        <Prose>
          <p>{lifestyleLimits}</p>
        </Prose>
      </Section>
      <Section title={paying.title} beside>
        <Prose>
          <p>
            {prices && (
              <>
                <strong>{hourSentence(prices)}</strong> <a href={pricesLink.path}>{pricesLink.text}</a>.{' '}
              </>
            )}
            {paying.text}
          </p>
        </Prose>
      </Section>
      <ContactSection {...contactSection} />
    </>
  );
}
