import { careers as words } from '#content/careers.yaml';
import { keptPromises } from '#content/kept-promises.yaml';
import { pages } from '#content/pages.yaml';
import { noneFound, noneOpen } from '#domain/jobs/no-jobs.ts';
import { scenes } from '#domain/media/pictures.ts';
import { otherWays } from '#domain/office-hours/telephone.ts';
import { fill } from '#domain/text/fill.ts';
import { withTimeout } from '#domain/time/with-timeout.ts';
import type { JobList, JobResult } from '#server/jobs/job-board.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { OtherWays } from '~/design-system/telephone/other-ways.tsx';
import { type PageMetadata, pageMetadata, share } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { type RenderedPage, renderStreamed } from '~/document/render-streamed.ts';
import { jobCardView } from '~/features/careers/job-views.ts';
import { JobOpenings } from '~/features/careers/search/job-openings.tsx';
import { jobSearchView } from '~/features/careers/search/job-search-view.ts';
import { LoadingOpenings, NoOpenings } from '~/features/careers/search/loading-openings.tsx';
import JobAlertForm from '~/features/job-alerts/job-alert-form.tsx';
import { jobAlertView } from '~/features/job-alerts/job-alert-view.ts';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { TopicCards } from '~/features/topic-icons/topic-cards.tsx';
import { withIcons } from '~/features/topic-icons/topic-icons.ts';
import { Island } from '~/islands/island.tsx';
import type { Visit } from '~/visit.ts';

/** A page waits so long for the list, so as to be sent whole. */
const LIST_TIMEOUT_MS = 300;

const feed = { title: words.feed, path: '/careers/feed.xml' };

type Result = JobResult<JobList>;
/** Percentage of last month's applicants who were answered in time. */
type Percent = number | null;

export async function careers(visit: Visit) {
  const searching = visit.services.jobs.search(visit.url.searchParams);
  // Together: a promise that rejects while another one is awaited ends the process.
  const [result, percent] = await Promise.all([
    withTimeout(searching, LIST_TIMEOUT_MS, null),
    visit.services.keptPromises.lastMonth('application'),
  ]);
  if (result?.kind === 'outage') return renderOutage(visit);
  if (result) {
    const { content, options } = listPage(result, percent, false);
    return render(visit, content, options);
  }
  return renderStreamed(
    visit,
    loadingPage(visit.url.searchParams, percent),
    searching.then((late) => listPage(late, percent, true)),
  );
}

function renderOutage(visit: Visit): Response {
  const hero = (
    <Hero eyebrow={words.hero.subtitle} title={words.hero.title} lead={words.failed}>
      <ButtonLink to="">{words.retry}</ButtonLink>
    </Hero>
  );
  return render(visit, null, {
    page: import.meta.url,
    metadata: pageMetadata(pages.careers, { noindex: true }),
    hero,
    outcome: { kind: 'failed' },
  });
}

function loadingPage(params: URLSearchParams, percent: Percent): RenderedPage {
  const page = Math.trunc(Number(params.get('page')));
  const isNarrowed = [...params.keys()].some((name) => name !== 'page');
  return pageWith(metadataFor(page, isNarrowed), <Careers result={null} percent={percent} isStreamed />);
}

function listPage(result: Result, percent: Percent, isStreamed: boolean): RenderedPage {
  const content = <Careers result={result} percent={percent} isStreamed={isStreamed} />;
  if (result.kind === 'outage') return pageWith(metadataFor(1, true), content);
  const { narrowed, query } = jobSearchView(result.value, words);
  return pageWith(metadataFor(result.value.page, narrowed || query.sort !== ''), content);
}

function pageWith(metadata: PageMetadata, content: RenderedPage['content']): RenderedPage {
  const { subtitle, title, lede, button } = words.hero;
  const hero = (
    <Hero
      eyebrow={subtitle}
      title={title}
      lead={lede}
      media={<ScenePicture picture={scenes.careers} sizes={heroSizes} first />}
    >
      <ButtonLink to="#openings">{button}</ButtonLink>
    </Hero>
  );
  return { content, options: { page: import.meta.url, metadata, hero } };
}

function metadataFor(page: number, noindex: boolean): PageMetadata {
  const { path } = pages.careers;
  return pageMetadata(
    { ...pages.careers, path: page > 1 ? `${path}?page=${page}` : path },
    { noindex, image: share('careers'), feed },
  );
}

interface Props {
  result: Result | null;
  percent: Percent;
  isStreamed: boolean;
}

function Careers({ result, percent, isStreamed }: Props) {
  return (
    <>
      <Section title={words.benefitsTitle}>
        <TopicCards topics={withIcons(words.benefits)} />
        {percent !== null && <p>{fill(keptPromises.application, { percent })}</p>}
      </Section>
      <Section id="openings" title={words.openingsTitle} ground="quiet">
        {isStreamed && <LoadingOpenings words={words.loading} />}
        {result?.kind === 'outage' && <NoOpenings text={words.failed} retry={words.retry} />}
        {result?.kind === 'found' && <FoundOpenings list={result.value} />}
        <OtherWays words={otherWays} />
      </Section>
      {result?.kind === 'found' && <JobAlertSection list={result.value} />}
    </>
  );
}

function FoundOpenings({ list }: { list: JobList }) {
  const { jobs, open } = list;
  const found = { view: jobSearchView(list, words), jobs: jobs.map((job) => jobCardView(job)), open };
  return <JobOpenings found={found} words={{ ...words, empty: noneOpen, none: noneFound, feed }} />;
}

function JobAlertSection({ list }: { list: JobList }) {
  const { title, lead, form } = jobAlertView(list.query);
  return (
    <Section id="job-alerts" title={title} intro={<span data-found>{lead}</span>} beside>
      <Island>
        <JobAlertForm {...form} />
      </Island>
    </Section>
  );
}
