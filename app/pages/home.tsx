import { filmSection } from '#content/film-section.ts';
import { contactSection, home, loopWords } from '#content/home.ts';
import { heroLoop, scenes } from '#content/media.ts';
import { pages } from '#content/pages.ts';
import { availabilityOf, services } from '#content/services.ts';
import { testimonials, whyUs } from '#content/why-us.ts';
import { FoldCard, FoldGrid } from '~/design-system/card/fold-card.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { TextLink } from '~/design-system/text-link/text-link.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { FilmAndPartners } from '~/features/film/film-and-partners.tsx';
import { HeroFilm } from '~/features/film/hero-film.tsx';
import { ScrollChevron } from '~/features/home-page/scroll-chevron.tsx';
import { filmSizes, heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { Steps } from '~/features/steps/steps.tsx';
import { Testimonials } from '~/features/testimonials/testimonials.tsx';
import { Island } from '~/islands/island.tsx';
import PostcodeSearch from '~/islands/postcode-search.tsx';
import { organization, webSite } from '../structured-data.ts';
import type { Route } from './+types/home.ts';
import styles from './home.module.css';
import { pageMetadata } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

const folds = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const handle = { opensWithHero: true };

export function loader() {
  return {
    head: pageMetadata(pages.home, { structuredData: [organization(), webSite] }),
    heroLoop,
    heroPicture: heroLoop?.poster ?? scenes['hero-home'],
    loopWords,
    ...home,
    cards: services.map((service) => ({
      slug: service.slug,
      cardTitle: service.cardTitle,
      availability: availabilityOf(service).label,
      scene: { ...scenes[service.scene], alt: '' },
    })),
    testimonials,
    testimonialsNote: whyUs.testimonials.note,
    contactSection,
    filmSection,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    hero,
    heroLoop,
    services,
    cards,
    steps,
    testimonials,
    testimonialsTitle,
    testimonialsNote,
    contactSection,
    filmSection,
  } = loaderData;
  return (
    <>
      <Hero
        size="home"
        title={hero.title}
        lead={hero.sentence}
        media={
          <>
            <ScenePicture picture={loaderData.heroPicture} sizes={heroSizes} first />
            {heroLoop && <HeroFilm film={heroLoop} words={loaderData.loopWords} />}
          </>
        }
      >
        <Island name="postcode-search" of={PostcodeSearch} props={{ area: 'home' }} />
        <ScrollChevron to={`#${services.id}`} />
      </Hero>
      <Section id={services.id} title={services.title} intro={services.text} align="centre">
        <FoldGrid>
          {cards.map(({ slug, cardTitle, availability, scene }, index) => (
            <FoldCard
              key={slug}
              fold={folds[index % folds.length] ?? 1}
              to={`/${slug}`}
              title={cardTitle}
              note={availability}
              picture={<ScenePicture picture={scene} sizes="18rem" />}
            />
          ))}
        </FoldGrid>
        <p className={styles.more}>
          <TextLink to="/lifestyle">{services.lifestyleLink}</TextLink>
        </p>
      </Section>
      <Section title={steps.title} intro={steps.intro} ground="quiet">
        <Steps steps={steps.items} />
      </Section>
      <FilmAndPartners
        section={filmSection}
        poster={filmSection.film && <ScenePicture picture={filmSection.film.poster} sizes={filmSizes} />}
      />
      <Testimonials title={testimonialsTitle} testimonials={testimonials} note={testimonialsNote} />
      <ContactSection {...contactSection} />
    </>
  );
}
