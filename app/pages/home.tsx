import { loopWords } from '#content/film.yaml';
import { contactSection, home as words } from '#content/home.yaml';
import { labels } from '#content/labels.yaml';
import { pages } from '#content/pages.yaml';
import { services } from '#content/services.yaml';
import { whyUs } from '#content/why-us.yaml';
import type { Testimonial } from '#domain/content/short-files.ts';
import { heroAt } from '#domain/media/hero.ts';
import { scenes } from '#domain/media/pictures.ts';
import { lifestylePage } from '#domain/pages/pages.ts';
import { cardMark } from '#domain/registration/availability.ts';
import { isAllEverydayHelp } from '#domain/registration/offered.ts';
import { registration } from '#domain/registration/registration-texts.ts';
import { quotesAt } from '#domain/samples/quotes-at.ts';
import { fill } from '#domain/text/fill.ts';
import { FoldCard, FoldGrid } from '~/design-system/card/fold-card.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { TextLink } from '~/design-system/text-link/text-link.tsx';
import { pageMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { organization, webSite } from '~/document/structured-data.ts';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { FilmAndPartners } from '~/features/film/film-and-partners.tsx';
import { filmSection } from '~/features/film/film-section.ts';
import { HeroFilm } from '~/features/film/hero-film.tsx';
import { Proof } from '~/features/home-page/proof.tsx';
import { ScrollChevron } from '~/features/home-page/scroll-chevron.tsx';
import { filmSizes, heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { HourPrice } from '~/features/prices/hour-price.tsx';
import { Steps } from '~/features/steps/steps.tsx';
import { teamOn } from '~/features/team/team-section.tsx';
import { Testimonials } from '~/features/testimonials/testimonials.tsx';
import { Island } from '~/islands/island.tsx';
import PostcodeSearch from '~/islands/postcode-search.tsx';
import type { Visit } from '~/visit.ts';
import styles from './home.module.css';

const folds = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const metadata = pageMetadata(pages.home, { structuredData: [organization(), webSite] });

export function home(visit: Visit) {
  const { title, sentence } = words.hero;
  const { picture, film } = heroAt(new Date());
  const media = (
    <>
      <ScenePicture picture={picture} sizes={heroSizes} first />
      {film && <HeroFilm film={film} words={loopWords} />}
    </>
  );
  const hero = (
    <Hero size="home" title={title} lead={sentence} media={media}>
      <Island>
        <PostcodeSearch area="home" />
      </Island>
      <Proof people={teamOn('home').slice(0, 2)} price={<HourPrice />} />
      <ScrollChevron to="#services" label={words.services.scroll} />
    </Hero>
  );
  return render(visit, <Home quotes={quotesAt(visit.facts.origin)} />, {
    page: import.meta.url,
    metadata,
    hero,
  });
}

function Home({ quotes }: { quotes: readonly Testimonial[] }) {
  const { services: section, steps, testimonialsTitle } = words;
  return (
    <>
      <Section id="services" title={section.title} intro={fill(section.text, registration)}>
        <FoldGrid>
          {services.map((service, index) => (
            <FoldCard
              key={service.slug}
              fold={folds[index % folds.length] ?? 1}
              to={`/${service.slug}`}
              title={service.cardTitle}
              mark={cardMark(service)}
              picture={<ScenePicture picture={{ ...scenes[service.scene], alt: '' }} sizes="18rem" />}
            />
          ))}
        </FoldGrid>
        {lifestylePage && (
          <p className={styles.more}>
            <TextLink to={lifestylePage.path}>
              {isAllEverydayHelp ? section.lifestyleLink : lifestylePage.name}
            </TextLink>
          </p>
        )}
      </Section>
      <Section title={steps.title} intro={registration.steps} ground="quiet">
        <Steps steps={steps.items} />
        <p className={styles.more}>
          <TextLink to={pages.careers.path}>{steps.careersLink}</TextLink>
        </p>
      </Section>
      <FilmAndPartners
        section={filmSection}
        poster={filmSection.film && <ScenePicture picture={filmSection.film.poster} sizes={filmSizes} />}
      />
      <Testimonials
        title={testimonialsTitle}
        testimonials={quotes}
        note={whyUs.testimonials.note}
        policy={<TextLink to={`${pages.whyUs.path}#reviews`}>{labels.reviews.policy}</TextLink>}
      />
      <ContactSection {...contactSection} />
    </>
  );
}
