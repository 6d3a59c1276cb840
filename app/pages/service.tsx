import { filmSection } from '#content/film-section.ts';
import { fundingIntro, fundingOf } from '#content/funding.ts';
import { contactSection } from '#content/home.ts';
import { lifestylePage } from '#content/lifestyle.ts';
import { scenes, stillLifesOf, storyFilm } from '#content/media.ts';
import { pages, servicePages } from '#content/pages.ts';
import { registration } from '#content/registration.ts';
import type { Service } from '#content/services/service.ts';
import { availabilityOf, serviceBySlug, servicePage, services, startSteps } from '#content/services.ts';
import { AccordionItem } from '~/design-system/disclosure/disclosure.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { heroSizes, pairSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { AvailabilityNotice, Opening } from '~/features/service-page/opening.tsx';
import { PanelPairs } from '~/features/service-page/panel-pairs.tsx';
import { FactList } from '~/features/service-page/service-facts.tsx';
import {
  FilmLink,
  Folded,
  FundingList,
  LinkChips,
  Rhythm,
  Stack,
} from '~/features/service-page/service-sections.tsx';
import { Steps } from '~/features/steps/steps.tsx';
import { Island } from '~/islands/island.tsx';
import PostcodeSearch from '~/islands/postcode-search.tsx';
import type { Route } from './+types/service.ts';
import { pageMetadata, share } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

function otherWays(service: Service) {
  return [
    ...services
      .filter(({ slug }) => service.related.includes(slug))
      .map(({ slug, label }) => ({ path: `/${slug}`, title: label })),
    { path: pages.lifestyle.path, title: lifestylePage.heading },
  ];
}

const filmLinkSizes = '(width <= 48rem) 34vw, 14rem';

export const handle = { opensWithHero: true };

export function loader({ request }: Route.LoaderArgs) {
  // Eight routes share this page, each with its slug for an address.
  const slug = /^\/([^/.]+)/.exec(new URL(request.url).pathname)?.[1] ?? '';
  const service = serviceBySlug(slug);
  const page = servicePages.find(({ path }) => path === `/${slug}`);
  if (!service || !page) throw new Response(null, { status: 404 });
  return {
    head: pageMetadata(page, { image: share(service.scene) }),
    scene: scenes[service.scene],
    pictures: stillLifesOf(service.stillLifes),
    service,
    film: storyFilm && {
      ...servicePage.film,
      path: `/#${filmSection.id}`,
      poster: { ...storyFilm.poster, alt: '' },
    },
    availability: availabilityOf(service),
    explanation: registration.short,
    funding: fundingOf(service.paying.funding),
    fundingChecked: fundingIntro.checked,
    words: servicePage,
    startSteps,
    others: otherWays(service),
    contact: {
      ...contactSection,
      title: servicePage.callToAction.title,
      text: servicePage.callToAction.text,
      button: servicePage.callToAction.contactButton,
      call: servicePage.callToAction.callButton,
      path: `/contact?service=${service.contactOption}`,
    },
  };
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, availability, words, pictures, film, contact } = loaderData;
  const headings = { ...words.headings, ...service.headings };
  return (
    <>
      <Hero
        eyebrow={availability.label}
        title={service.heading}
        lead={service.lede}
        media={<ScenePicture picture={loaderData.scene} sizes={heroSizes} first />}
      >
        <Island name="postcode-search" of={PostcodeSearch} props={{ area: 'services' }} />
      </Hero>
      <Section aria-label={service.heading}>
        <Opening
          description={service.description}
          availability={
            <AvailabilityNotice
              title={headings.availability}
              availability={availability}
              headings={headings}
              explanation={loaderData.explanation}
              contact={contact}
            />
          }
        >
          <FactList title={headings.whoItHelps} items={service.whoItHelps} mark="plain" />
        </Opening>
      </Section>
      <Section title={words.divider}>
        <PanelPairs
          panels={service.panels}
          pictures={pictures.map((picture) => (
            <ScenePicture key={picture.src} picture={picture} sizes={pairSizes} />
          ))}
        />
      </Section>
      <Section title={service.rhythm.title} intro={service.rhythm.intro} ground="warm">
        <Rhythm moments={service.rhythm.moments} />
        <Folded>
          <AccordionItem question={headings.carersDo} level={2}>
            <FactList items={service.carersDo} mark="yes" />
          </AccordionItem>
          <AccordionItem question={headings.carersDoNot} level={2}>
            <FactList items={service.carersDoNot} mark="no" />
          </AccordionItem>
        </Folded>
      </Section>
      <Section title={headings.start} intro={service.start}>
        <Steps steps={loaderData.startSteps} />
      </Section>
      <Section title={headings.paying} beside>
        <Stack>
          <p>
            {service.paying.text} {words.payingNote}
          </p>
          <FundingList
            label={words.fundingLabel}
            funding={loaderData.funding}
            checked={loaderData.fundingChecked}
          />
        </Stack>
      </Section>
      <Section title={headings.otherServices} beside>
        <Stack>
          <LinkChips links={loaderData.others} />
          {film && (
            <FilmLink {...film} poster={<ScenePicture picture={film.poster} sizes={filmLinkSizes} />} />
          )}
        </Stack>
      </Section>
      <ContactSection {...contact} />
    </>
  );
}
