import { data } from 'react-router';
import { careers } from '#content/careers.ts';
import { scenes } from '#content/media.ts';
import { pages } from '#content/pages.ts';
import { withTimeout } from '#domain/time/with-timeout.ts';
import type { JobList, JobResult } from '#server/jobs/job-board.ts';
import { servicesContext } from '~/context.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { JobOpenings } from '~/features/careers/job-openings.tsx';
import { jobSearchView } from '~/features/careers/job-search-view.ts';
import { jobCardView } from '~/features/careers/job-views.ts';
import { LoadingOpenings, NoOpenings } from '~/features/careers/loading-openings.tsx';
import JobAlertForm from '~/features/job-alerts/job-alert-form.tsx';
import { jobAlertView } from '~/features/job-alerts/job-alert-view.ts';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { TopicCards } from '~/features/topic-icons/topic-cards.tsx';
import { withIcons } from '~/features/topic-icons/topic-icons.ts';
import { Island } from '~/islands/island.tsx';
import type { PageMetadata } from '../sharing-head.tsx';
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

/** How long a page waits for the list, so as to be sent whole, in milliseconds. */
const LIST_TIMEOUT_MS = 300;

function headOf(page: number, noindex: boolean): PageMetadata {
  const { path } = pages.careers;
  return pageMetadata(
    { ...pages.careers, path: page > 1 ? `${path}?page=${page}` : path },
    { noindex, image: share('careers'), feed: { title: careers.hero.subtitle, path: `${path}/feed.xml` } },
  );
}

function wholePage(result: JobResult<JobList>) {
  const words = wordsOfPage();
  const scene = scenes.careers;
  if (result.kind === 'outage') {
    const head = pageMetadata(pages.careers, { noindex: true });
    return { head, words, scene, outage: { text: careers.failed, retry: careers.retry } };
  }
  const { open, page, ...list } = result.value;
  const view = jobSearchView(result.value, careers);
  return {
    head: headOf(page, view.narrowed || view.query.sort !== ''),
    words,
    scene,
    found: { view, jobs: list.jobs.map((job) => jobCardView(job)), open },
    alert: jobAlertView(list.query),
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const searching = context.get(servicesContext).jobs.search(params).then(wholePage);
  const whole = await withTimeout(searching, LIST_TIMEOUT_MS, null);
  if (whole) return 'outage' in whole ? data(whole, { status: 503 }) : whole;
  const { loading } = careers;
  const page = Math.trunc(Number(params.get('page')));
  const isNarrowed = [...params.keys()].some((name) => name !== 'page');
  return {
    head: headOf(page, isNarrowed),
    words: wordsOfPage(),
    scene: scenes.careers,
    loading,
    arriving: searching.then((arrived) => ({ ...arrived, loading })),
  };
}

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { words, scene } = loaderData;
  const { hero, benefits, openings } = words;
  const loading = 'loading' in loaderData && loaderData.loading;
  const outage = 'outage' in loaderData && loaderData.outage;
  const found = 'found' in loaderData && loaderData.found;
  const alert = 'alert' in loaderData && loaderData.alert;
  if (outage && !loading) {
    return (
      <Hero eyebrow={hero.subtitle} title={hero.title} lead={outage.text}>
        <ButtonLink to="">{outage.retry}</ButtonLink>
      </Hero>
    );
  }
  return (
    <>
      <link rel="alternate" type="application/atom+xml" href="/careers/feed.xml" title={openings.feed} />
      <Hero
        eyebrow={hero.subtitle}
        title={hero.title}
        lead={hero.lede}
        media={<ScenePicture picture={scene} sizes={heroSizes} first />}
      >
        <ButtonLink to="#openings">{hero.button}</ButtonLink>
      </Hero>
      <Section title={words.benefitsTitle}>
        <TopicCards topics={benefits} />
      </Section>
      <Section id="openings" title={words.openingsTitle} ground="quiet">
        {loading && <LoadingOpenings words={loading} />}
        {outage && <NoOpenings {...outage} />}
        {found && <JobOpenings found={found} words={openings} />}
      </Section>
      {alert && (
        <Section id="job-alerts" title={alert.title} intro={<span data-found>{alert.lead}</span>} beside>
          <Island name="job-alert-form" of={JobAlertForm} props={alert.form} />
        </Section>
      )}
    </>
  );
}
