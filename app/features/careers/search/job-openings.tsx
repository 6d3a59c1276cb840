import { ButtonLink } from '~/design-system/button/button-link.tsx';
import type { JobCardView } from '../job-views.ts';
import { JobCards } from './job-cards.tsx';
import { JobFilters } from './job-filters.tsx';
import styles from './job-openings.module.css';
import { JobPaging } from './job-paging.tsx';
import type { JobSearchView } from './job-search-view.ts';

interface NoJobsWords {
  title: string;
  text: string;
}

interface Props {
  found: {
    view: JobSearchView;
    jobs: readonly JobCardView[];
    open: number;
  };
  words: {
    search: Parameters<typeof JobFilters>[0]['words'] & { clear: string };
    paging: Parameters<typeof JobPaging>[0]['words'];
    feed: { title: string; path: string };
    empty: NoJobsWords;
    none: NoJobsWords;
    submitCv: { text: string; path: string };
  };
}

export function JobOpenings({ found, words }: Props) {
  const { view, jobs, open } = found;
  const noJobs = ({ title, text }: NoJobsWords, nextStep?: JobSearchView['nextStep']) => (
    <div className={styles.none}>
      <h3>{title}</h3>
      {nextStep && (
        <p>
          <a href={nextStep.to}>{nextStep.text}</a>
        </p>
      )}
      <p>{text}</p>
      <ButtonLink to={words.submitCv.path}>{words.submitCv.text}</ButtonLink>
    </div>
  );
  if (open === 0) return noJobs(words.empty);
  return (
    <>
      <JobFilters view={view} words={words.search} />
      <div id="job-results" tabIndex={-1} className={styles.summary}>
        <p role="status" data-found>
          {view.summary}
        </p>
        <span data-found>
          {view.narrowed && (
            <a href="/careers#openings" className={styles.clear}>
              {words.search.clear}
            </a>
          )}
        </span>
      </div>
      <div className={styles.results} data-found>
        {jobs.length > 0 ? <JobCards jobs={jobs} /> : noJobs(words.none, view.nextStep)}
        {view.pageLinks.length > 0 && <JobPaging links={view.pageLinks} words={words.paging} />}
      </div>
      <p className={styles.feed}>
        <a href={words.feed.path}>{words.feed.title}</a>
      </p>
    </>
  );
}
