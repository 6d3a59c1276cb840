import { brand } from '#content/brand.ts';
import { jobPageText as words } from '#content/job-page.ts';
import { scenes } from '#content/media.ts';
import { jobPageTitle, pages } from '#content/pages.ts';
import type { JobPage } from '#server/jobs/job-page.ts';
import { Section } from '~/design-system/section/section.tsx';
import { noindexMetadata, type PageMetadata, share } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { breadcrumbs } from '~/document/structured-data.ts';
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

export async function job(visit: Visit<'/careers/:id'>) {
  const { jobs, shareImages } = visit.services;
  const loaded = await loadJob(jobs, visit.params.id, brand.publicUrl);
  if (!loaded.page) {
    const { outcome, problem } = loaded;
    const media = <ScenePicture picture={scenes.careers} sizes={heroSizes} first />;
    return render(visit, <JobProblem {...problem} media={media} />, {
      page: import.meta.url,
      metadata: noindexMetadata(problem.title, problem.text ?? problem.title),
      outcome,
    });
  }
  const path = jobPath(visit.params.id);
  return render(visit, <Job {...loaded.page} path={path} />, {
    page: import.meta.url,
    metadata: metadataFor(loaded.page, path, shareImages.ofJob(loaded.page.job)),
  });
}

function Job({ job, closed, sections, similar, path }: JobPage & { path: string }) {
  const { title, text, textAlone } = words.closed;
  return (
    <>
      <JobArticle
        title={job.title}
        facts={jobFacts(job, words.labels)}
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
          title={words.shareText(job.title)}
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
