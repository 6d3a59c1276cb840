import { faqPage } from '#content/faq.ts';
import { filmSection } from '#content/film-section.ts';
import { fundingIntro, fundingOf } from '#content/funding.ts';
import { contactSection } from '#content/home.ts';
import { lifestylePage } from '#content/lifestyle.ts';
import { detailsOf, type Picture, scenes } from '#content/media.ts';
import { pages, servicePages } from '#content/pages.ts';
import { registration } from '#content/registration.ts';
import type { Service } from '#content/services/service.ts';
import { availabilityOf, serviceBySlug, servicePage, services, startSteps } from '#content/services.ts';
import { Card, CardList } from '~/design-system/card/card.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Panel, PanelList } from '~/design-system/panel/panel.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { FilmAndPartners } from '~/features/film/film-and-partners.tsx';
import { filmSizes, heroSizes, panelSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { FoldMotif } from '~/features/service-page/fold-motif.tsx';
import { FactColumns, FactList } from '~/features/service-page/service-facts.tsx';
import {
  AvailabilityNotice,
  FundingList,
  Opening,
  Rhythm,
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
      .filter((other) => other !== service)
      .map(({ slug, label, lede }) => ({ path: `/${slug}`, title: label, text: lede })),
    { path: pages.lifestyle.path, title: lifestylePage.heading, text: lifestylePage.lede },
    { path: pages.faq.path, title: faqPage.hero.title, text: faqPage.hero.lede },
  ];
}

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
    details: detailsOf(service.scene),
    service,
    filmSection,
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
    },
    serviceIndex: services.indexOf(service),
  };
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, availability, words, funding, serviceIndex, details, filmSection } = loaderData;
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
        <Opening>
          <Prose size="large">
            {service.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <AvailabilityNotice
            title={headings.availability}
            availability={availability}
            headings={headings}
            explanation={loaderData.explanation}
          />
        </Opening>
      </Section>
      <Section title={words.divider} align="centre">
        <PanelList>
          {service.panels.map(({ title, text }, index) => (
            <Panel
              key={title}
              title={title}
              level={3}
              media={<PanelPicture picture={details[index]} turn={serviceIndex + index} />}
            >
              <p>{text}</p>
            </Panel>
          ))}
        </PanelList>
      </Section>
      <Section title={service.rhythm.title} ground="warm">
        <Rhythm rhythm={service.rhythm} />
      </Section>
      <Section>
        <FactColumns>
          <FactList title={headings.whoItHelps} items={service.whoItHelps} mark="plain" />
          <FactList title={headings.carersDo} items={service.carersDo} mark="yes" />
          <FactList title={headings.carersDoNot} items={service.carersDoNot} mark="no" />
        </FactColumns>
      </Section>
      <Section title={headings.start} intro={service.start} ground="quiet">
        <Steps steps={loaderData.startSteps} />
      </Section>
      <Section title={headings.paying} intro={service.paying.text}>
        <p>{words.payingNote}</p>
        <FundingList funding={funding} checked={loaderData.fundingChecked} />
      </Section>
      <FilmAndPartners
        section={filmSection}
        poster={<ScenePicture picture={filmSection.film.poster} sizes={filmSizes} />}
      />
      <Section title={headings.otherServices} intro={words.otherServicesText} ground="quiet">
        <CardList>
          {loaderData.others.map(({ path, title, text }) => (
            <li key={path}>
              <Card title={title} to={path}>
                <p>{text}</p>
              </Card>
            </li>
          ))}
        </CardList>
      </Section>
      <ContactSection {...loaderData.contact} />
    </>
  );
}

function PanelPicture({ picture, turn }: { picture?: Picture | undefined; turn: number }) {
  return picture ? <ScenePicture picture={picture} sizes={panelSizes} /> : <FoldMotif turn={turn} />;
}
