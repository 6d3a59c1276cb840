import { contactSection } from '#content/home.yaml';
import { lifestylePage as lifestyle } from '#content/lifestyle.yaml';
import { pricesLink } from '#content/price-words.yaml';
import { servicePage, startSteps } from '#content/service-page.yaml';
import { services } from '#content/services.yaml';
import type { Service } from '#domain/content/services/service.ts';
import { fundingNote, fundingOf } from '#domain/funding/funding.ts';
import { scenes, stillLifesOf, strips } from '#domain/media/pictures.ts';
import { telephoneAt } from '#domain/office-hours/telephone.ts';
import { lifestylePage, servicePages } from '#domain/pages/pages.ts';
import { prices } from '#domain/prices/current-prices.ts';
import { servicePrice } from '#domain/prices/price-sentences.ts';
import { availabilityOf, serviceBySlug } from '#domain/registration/availability.ts';
import { REFERRALS, referralsOf } from '#domain/registration/referrals.ts';
import { registration } from '#domain/registration/registration-texts.ts';
import { AccordionItem } from '~/design-system/disclosure/disclosure.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { Telephone } from '~/design-system/telephone/telephone.tsx';
import { pageMetadata, share } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { SmallFilmAndPartners } from '~/features/film/film-and-partners.tsx';
import { filmSection } from '~/features/film/film-section.ts';
import { heroSizes, pairSizes, ScenePicture, stripSizes } from '~/features/pictures/scene-picture.tsx';
import { AvailabilityNotice, Opening } from '~/features/service-page/opening.tsx';
import { PanelPairs } from '~/features/service-page/panel-pairs.tsx';
import { FactList } from '~/features/service-page/service-facts.tsx';
import { Folded, FundingList, OtherWays, Rhythm, Stack } from '~/features/service-page/service-sections.tsx';
import { Steps } from '~/features/steps/steps.tsx';
import { Island } from '~/islands/island.tsx';
import PostcodeSearch from '~/islands/postcode-search.tsx';
import type { Visit } from '~/visit.ts';
import { notFound } from './not-found.tsx';

function otherWays(service: Service) {
  return [
    ...services
      .filter(({ slug }) => service.related.includes(slug))
      .map(({ slug, label }) => ({ path: `/${slug}`, title: label })),
    ...(lifestylePage ? [{ path: lifestylePage.path, title: lifestyle.heading }] : []),
  ];
}

const smallFilmSizes = '(width <= 40rem) 15rem, (width <= 62rem) 26rem, 42rem';

function contactFor({ contactOption }: Service) {
  const { title, text, contactButton } = servicePage.callToAction;
  const path = `/contact?service=${contactOption}&form=call#schedule-a-call`;
  return { ...contactSection, telephone: telephoneAt(), title, text, button: contactButton, path };
}

export function service(visit: Visit, slug: string) {
  const service = serviceBySlug(slug);
  const page = servicePages.find(({ path }) => path === `/${slug}`);
  if (!service || !page) return notFound(visit);
  const hero = (
    <Hero
      eyebrow={availabilityOf(service).label}
      title={service.heading}
      lead={service.lede}
      media={<ScenePicture picture={scenes[service.scene]} sizes={heroSizes} first />}
    >
      <Island>
        <PostcodeSearch area="services" />
      </Island>
    </Hero>
  );
  return render(visit, <ServicePage service={service} />, {
    page: import.meta.url,
    metadata: pageMetadata(page, { image: share(service.scene) }),
    hero,
  });
}

function ServicePage({ service }: { service: Service }) {
  const headings = { ...servicePage.headings, ...service.headings };
  const contact = contactFor(service);
  const price = prices && servicePrice(service.slug, prices);
  const others = otherWays(service);
  const referrals = referralsOf(service);
  const { strip } = service.rhythm;
  return (
    <>
      <Section aria-label={service.heading}>
        <Opening
          description={service.description}
          availability={
            <AvailabilityNotice
              title={headings.availability}
              availability={availabilityOf(service)}
              headings={headings}
              explanation={registration.short}
              ratings={registration.ratings}
              contact={contact}
            />
          }
        >
          <FactList title={headings.whoItHelps} items={service.whoItHelps} mark="plain" />
        </Opening>
      </Section>
      <Section title={servicePage.divider} divider>
        <PanelPairs
          panels={service.panels}
          pictures={stillLifesOf(service.stillLifes).map((picture) => (
            <ScenePicture key={picture.src} picture={picture} sizes={pairSizes} />
          ))}
        />
      </Section>
      <Section title={service.rhythm.title} intro={service.rhythm.intro} ground="warm">
        <Rhythm
          moments={service.rhythm.moments}
          label={service.rhythm.title}
          picture={strip && <ScenePicture picture={strips[strip]} sizes={stripSizes} />}
        />
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
        <Steps steps={startSteps} />
        {referrals && (
          <Folded>
            <AccordionItem id={REFERRALS} question={referrals.title}>
              <Stack>
                <p>{referrals.intro}</p>
                <FactList items={referrals.points} mark="plain" />
                <Telephone words={contact.telephone} variant="secondary" />
              </Stack>
            </AccordionItem>
          </Folded>
        )}
      </Section>
      <Section title={headings.paying} beside>
        <Stack>
          <p>
            {price && (
              <>
                <strong>{price}</strong> <a href={pricesLink.path}>{pricesLink.text}</a>.{' '}
              </>
            )}
            {service.paying.text} {servicePage.payingNote}
          </p>
          <FundingList
            label={servicePage.fundingLabel}
            funding={fundingOf(service.paying.funding)}
            checked={fundingNote}
          />
        </Stack>
      </Section>
      {others.length > 0 && <OtherWays title={headings.otherServices} links={others} />}
      <SmallFilmAndPartners
        section={filmSection}
        poster={filmSection.film && <ScenePicture picture={filmSection.film.poster} sizes={smallFilmSizes} />}
      />
      <ContactSection {...contact} />
    </>
  );
}
