import { brand } from '#content/brand.yaml';
import { jobPageText as words } from '#content/job-page.yaml';
import { pages } from '#content/pages.yaml';
import { scenes } from '#domain/media/pictures.ts';
import { jobPageTitle, pageTitle } from '#domain/pages/pages.ts';
import { fill } from '#domain/text/fill.ts';
import { withTimeout } from '#domain/time/with-timeout.ts';
import type { JobPage } from '#server/jobs/job-page.ts';
import { Section } from '~/design-system/section/section.tsx';
import { noindexMetadata, type PageMetadata, pageMetadata, share } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { type RenderedPage, renderStreamed } from '~/document/render-streamed.ts';
import { breadcrumbs } from '~/document/structured-data.ts';
import { ApplyBar } from '~/features/careers/advert/apply-bar.tsx';
import { JobArticle } from '~/features/careers/advert/job-article.tsx';
import { ShareJob } from '~/features/careers/advert/share-job.tsx';
import ApplicationDialog from '~/features/careers/application/application-dialog.tsx';
import { applicationDraftName, jobPath } from '~/features/careers/job-paths.ts';
import { JobProblem } from '~/features/careers/job-problem.tsx';
import { applicationFacts, jobCardView, jobFacts } from '~/features/careers/job-views.ts';
import { type LoadedJob, loadJob } from '~/features/careers/load-job.ts';
import { JobCards } from '~/features/careers/search/job-cards.tsx';
import { LoadingOpenings } from '~/features/careers/search/loading-openings.tsx';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { evenHeadings } from '~/features/written-text/even-headings.ts';
import { Island } from '~/islands/island.tsx';
import type { Visit } from '~/visit.ts';

function metadataFor(
  { job, closed, metaDescription, structuredData }: JobPage,
  path: string,
  ownImage: string | null,
): PageMetadata {
  const way = breadcrumbs(pages.careers, { name: job.title, path });
  return {
    title: jobPageTitle(job.title),
    description: metaDescription,
    canonical: brand.publicUrl + path,
    noindex: closed,
    image: share('careers', { path: ownImage, title: job.title }),
    structuredData: [way, ...(structuredData ? [structuredData] : [])],
  };
}

/** A page waits so long for the job, so as to be sent whole. */
const JOB_TIMEOUT_MS = 300;

export async function job(visit: Visit<'/careers/:id'>) {
  const loading = loadJob(visit, visit.params.id);
  const loaded = await withTimeout(loading, JOB_TIMEOUT_MS, null);
  if (loaded) {
    const { content, options } = pageOf(visit, loaded);
    return render(visit, content, options);
  }
  const metadata = pageMetadata({ ...pages.careers, path: jobPath(visit.params.id) });
  const streamed = (late: LoadedJob | null): RenderedPage => ({
    content: (
      <>
        <LoadingOpenings words={words.loading} alone />
        {late && <div data-late-title={titleOf(late)}>{pageOf(visit, late).content}</div>}
      </>
    ),
    options: { page: import.meta.url, metadata },
  });
  return renderStreamed(visit, streamed(null), loading.then(streamed));
}

const titleOf = (loaded: LoadedJob) =>
  loaded.page ? jobPageTitle(loaded.page.job.title) : pageTitle(loaded.problem.title);

function pageOf({ services, params }: Visit<'/careers/:id'>, loaded: LoadedJob): RenderedPage {
  if (!loaded.page) {
    const { outcome, problem } = loaded;
    const media = <ScenePicture picture={scenes.careers} sizes={heroSizes} first />;
    const metadata = noindexMetadata(problem.title, problem.text ?? problem.title);
    const content = <JobProblem {...problem} media={media} />;
    return { content, options: { page: import.meta.url, metadata, outcome } };
  }
  const path = jobPath(params.id);
  const metadata = metadataFor(loaded.page, path, services.shareImages.ofJob(loaded.page.job));
  const content = <Job {...loaded.page} path={path} />;
  return { content, options: { page: import.meta.url, metadata } };
}

function Job({ job, closed, sections, terms, day, similar, path }: JobPage & { path: string }) {
  const { title, text, textAlone } = words.closed;
  return (
    <>
      <JobArticle
        title={job.title}
        facts={jobFacts({ job, day })}
        terms={terms}
        day={day}
        sections={sections.map(({ nodes, ...section }) => ({ ...section, nodes: evenHeadings(nodes) }))}
        closed={closed ? { title, text: similar.length > 0 ? text : textAlone } : null}
        words={{ back: words.back, onPaper: words.onPaper }}
        url={brand.publicUrl + path}
      >
        {!closed && (
          <ApplyBar
            path={`${path}/apply`}
            salary={job.salary}
            words={{ apply: words.apply, kept: words.kept }}
            draftName={applicationDraftName(job.id)}
          />
        )}
        <ShareJob
          url={brand.publicUrl + path}
          title={fill(words.shareText, { jobTitle: job.title })}
          words={{ share: words.share, shared: words.shared }}
        />
      </JobArticle>
      {similar.length > 0 && (
        <Section title={words.similar} ground="quiet">
          <JobCards jobs={similar.map((one) => jobCardView(one))} />
        </Section>
      )}
      {!closed && (
        <Island>
          <ApplicationDialog {...applicationFacts(job)} />
        </Island>
      )}
    </>
  );
}
