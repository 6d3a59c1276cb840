import { data } from 'react-router';
import { brand } from '#content/brand.ts';
import { jobPageText } from '#content/job-page.ts';
import { scenes } from '#content/media.ts';
import { jobPageTitle, pages } from '#content/pages.ts';
import type { JobPage } from '#server/jobs/job-board.ts';
import { servicesContext } from '~/context.ts';
import { Section } from '~/design-system/section/section.tsx';
import ApplicationDialog from '~/features/careers/application-dialog.tsx';
import { ApplyBar } from '~/features/careers/apply-bar.tsx';
import { JobArticle } from '~/features/careers/job-article.tsx';
import { JobCards } from '~/features/careers/job-cards.tsx';
import { applicationDraftName, jobPath } from '~/features/careers/job-paths.ts';
import { JobProblem } from '~/features/careers/job-problem.tsx';
import { applicationFacts, jobCardView, jobFacts } from '~/features/careers/job-views.ts';
import { loadJob } from '~/features/careers/load-job.ts';
import { ShareJob } from '~/features/careers/share-job.tsx';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { evenHeadings } from '~/features/written-text/even-headings.ts';
import { Island } from '~/islands/island.tsx';
import type { PageMetadata } from '../sharing-head.tsx';
import { breadcrumbs } from '../structured-data.ts';
import type { Route } from './+types/job.ts';
import { noindexMetadata, share } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

function viewOf({ job, closed, sections, similar }: JobPage, path: string) {
  const { labels, share, shared, shareText, onPaper, similar: similarTitle } = jobPageText;
  const { title, text, textAlone } = jobPageText.closed;
  return {
    job,
    path,
    article: {
      title: job.title,
      facts: jobFacts(job, labels),
      sections: sections.map(({ nodes, ...section }) => ({ ...section, nodes: evenHeadings(nodes) })),
      closed: closed ? { title, text: similar.length > 0 ? text : textAlone } : null,
      words: { back: jobPageText.back, onPaper },
      url: brand.publicUrl + path,
    },
    apply: {
      words: { apply: jobPageText.apply, kept: jobPageText.kept },
      draftName: applicationDraftName(job.id),
    },
    share: { title: shareText(job.title), words: { share, shared } },
    similar: { title: similarTitle, jobs: similar.map((one) => jobCardView(one)) },
  };
}

function headFor(
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

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const loaded = await loadJob(context.get(servicesContext).jobs, id, brand.publicUrl);
  if (!loaded.page) {
    const { status, problem } = loaded;
    const head = noindexMetadata(problem.title, problem.text ?? problem.title);
    return data({ head, problem, scene: scenes.careers }, { status });
  }
  const path = jobPath(id);
  const ownImage = context.get(servicesContext).shareImages.ofJob(loaded.page.job);
  return { head: headFor(loaded.page, path, ownImage), view: viewOf(loaded.page, path) };
}

export default function Job({ loaderData }: Route.ComponentProps) {
  if ('problem' in loaderData) {
    const media = <ScenePicture picture={loaderData.scene} sizes={heroSizes} first />;
    return <JobProblem {...loaderData.problem} media={media} />;
  }
  const { job, path, article, apply, share, similar } = loaderData.view;
  return (
    <>
      <JobArticle {...article}>
        {!article.closed && <ApplyBar path={`${path}/apply`} salary={job.salary} {...apply} />}
        <ShareJob url={article.url} {...share} />
      </JobArticle>
      {similar.jobs.length > 0 && (
        <Section title={similar.title} ground="quiet">
          <JobCards jobs={similar.jobs} />
        </Section>
      )}
      {!article.closed && (
        <Island name="application-dialog" of={ApplicationDialog} props={applicationFacts(job)} />
      )}
    </>
  );
}
