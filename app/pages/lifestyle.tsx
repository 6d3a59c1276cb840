import { contactSection, loopWords } from '#content/home.ts';
import { lifestylePage, lifestyleServices } from '#content/lifestyle.ts';
import { lifestyleLoop, scenes, type VignetteName, vignettes } from '#content/media.ts';
import { pages } from '#content/pages.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { EverydayHelp } from '~/features/everyday-help/everyday-help.tsx';
import { HeroFilm } from '~/features/film/hero-film.tsx';
import { heroSizes, ScenePicture, squareSizes } from '~/features/pictures/scene-picture.tsx';
import { Island } from '~/islands/island.tsx';
import PostcodeSearch from '~/islands/postcode-search.tsx';
import type { Route } from './+types/lifestyle.ts';
import { pageMetadata, share } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

export const handle = { opensWithHero: true };

export function loader() {
  return {
    head: pageMetadata(pages.lifestyle, { image: share('lifestyle') }),
    page: lifestylePage,
    loop: lifestyleLoop,
    picture: lifestyleLoop?.poster ?? scenes.lifestyle,
    loopWords,
    services: lifestyleServices.map((service) => ({
      ...service,
      vignette: vignettes[service.id as VignetteName],
    })),
    contactSection,
  };
}

export default function Lifestyle({ loaderData }: Route.ComponentProps) {
  const { page, loop, picture, loopWords, services, contactSection } = loaderData;
  return (
    <>
      <Hero
        eyebrow={page.availabilityLabel}
        title={page.heading}
        lead={page.lede}
        media={
          <>
            <ScenePicture picture={picture} sizes={heroSizes} first />
            {loop && <HeroFilm film={loop} words={loopWords} />}
          </>
        }
      >
        <Island name="postcode-search" of={PostcodeSearch} props={{ area: 'services' }} />
      </Hero>
      <Section>
        <Prose size="large">
          {page.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <Section title={page.panelsHeading} ground="raised">
        <EverydayHelp
          services={services.map(({ vignette, ...service }) => ({
            ...service,
            picture: <ScenePicture picture={vignette} sizes={squareSizes} />,
          }))}
        />
      </Section>
      <Section title={page.notIncluded.title} ground="warm" beside>
        <Prose>
          <p>{page.notIncluded.text}</p>
        </Prose>
      </Section>
      <Section title={page.paying.title} beside>
        <Prose>
          <p>{page.paying.text}</p>
        </Prose>
      </Section>
      <ContactSection {...contactSection} />
    </>
  );
}
