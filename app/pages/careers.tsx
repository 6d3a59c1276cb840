import { data } from 'react-router';
import { careers } from '#content/careers.ts';
import { scenes } from '#content/media.ts';
import { pages } from '#content/pages.ts';
import { servicesContext } from '~/context.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { JobOpenings } from '~/features/careers/job-openings.tsx';
import { jobSearchView } from '~/features/careers/job-search-view.ts';
import { jobCardView } from '~/features/careers/job-views.ts';
import JobAlertForm from '~/features/job-alerts/job-alert-form.tsx';
import { jobAlertView } from '~/features/job-alerts/job-alert-view.ts';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { TopicCards } from '~/features/topic-icons/topic-cards.tsx';
import { withIcons } from '~/features/topic-icons/topic-icons.ts';
import { Island } from '~/islands/island.tsx';
import type { Route } from './+types/careers.ts';
import { pageMetadata, share } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

function wordsOfPage() {
  const { hero, benefitsTitle, benefits, openingsTitle, search, paging, feed, empty, submitCv } = careers;
  const { label, place, more, sponsorship, button, clear, none, wider } = search;
  return {
    hero,
    benefitsTitle,
    benefits: withIcons(benefits),
    openingsTitle,
    openings: {
      search: { label, place, more, sponsorship, button, clear },
      paging,
      feed,
      empty,
      none,
      wider,
      submitCv,
    },
  };
}

export const handle = { opensWithHero: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const words = wordsOfPage();
  const { path } = pages.careers;
  const { hero } = careers;
  const result = await context.get(servicesContext).jobs.search(new URL(request.url).searchParams);
  if (result.kind === 'outage') {
    const { failed, retry } = careers;
    const head = pageMetadata(pages.careers, { noindex: true });
    return data({ head, words, outage: { text: failed, retry } }, { status: 503 });
  }
  const { open, page, ...list } = result.value;
  const view = jobSearchView(result.value, careers);
  const jobs = list.jobs.map((job) => jobCardView(job));
  const head = pageMetadata(
    { ...pages.careers, path: page > 1 ? `${path}?page=${page}` : path },
    {
      noindex: view.narrowed || view.query.sort !== '',
      image: share('careers'),
      feed: { title: hero.subtitle, path: `${path}/feed.xml` },
    },
  );
  return {
    head,
    words,
    scene: scenes.careers,
    found: { view, jobs, open },
    alert: jobAlertView(list.query),
  };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  const { hero, benefits, openings } = words;
  if ('outage' in loaderData) {
    const { text, retry } = loaderData.outage;
    return (
      <Hero eyebrow={hero.subtitle} title={hero.title} lead={text}>
        <ButtonLink to="">{retry}</ButtonLink>
      </Hero>
    );
  }
  const { alert } = loaderData;
  return (
    <>
      <link rel="alternate" type="application/atom+xml" href="/careers/feed.xml" title={openings.feed} />
      <Hero
        eyebrow={hero.subtitle}
        title={hero.title}
        lead={hero.lede}
        media={<ScenePicture picture={loaderData.scene} sizes={heroSizes} first />}
      >
        <ButtonLink to="#openings">{hero.button}</ButtonLink>
      </Hero>
      <Section title={words.benefitsTitle}>
        <TopicCards topics={benefits} />
      </Section>
      <Section id="openings" title={words.openingsTitle} ground="quiet">
        <JobOpenings found={loaderData.found} words={openings} />
      </Section>
      <Section id="job-alerts" title={alert.title} intro={<span data-found>{alert.lead}</span>}>
        <Island name="job-alert-form" of={JobAlertForm} props={alert.form} />
      </Section>
    </>
  );
}
