import type { Job } from './job.ts';
import type { JobIndex } from './job-index.ts';

/** A list up to here is indexed while the visitor waits, so that a change is seen at once. */
const SHORT_LIST = 1000;

export interface CurrentIndex {
  /** While that of a long list is being made, the one before answers; only for the first of all one waits. */
  of(jobs: readonly Job[]): Promise<JobIndex>;
  /** The same for those who can do without: null while the first one of a long list is being made. */
  ifMade(jobs: readonly Job[]): Promise<JobIndex | null>;
}

/** The index of a list, made once: a cached source gives the same list until it has a newer one. */
export function createCurrentIndex(indexJobs: (jobs: readonly Job[]) => Promise<JobIndex>): CurrentIndex {
  let making: { of: readonly Job[]; made: Promise<JobIndex> } | null = null;
  let whole: JobIndex | null = null;

  function make(jobs: readonly Job[]): Promise<JobIndex> {
    const made = indexJobs(jobs);
    making = { of: jobs, made };
    made.then(
      (index) => {
        if (making?.made === made) whole = index;
      },
      () => {
        if (making?.made === made) making = null;
      },
    );
    return made;
  }

  const madeOf = (jobs: readonly Job[]) => (making?.of === jobs ? making.made : make(jobs));

  return {
    of: async (jobs) => {
      if (whole?.jobs === jobs) return whole;
      const made = madeOf(jobs);
      return whole && jobs.length > SHORT_LIST ? whole : made;
    },
    ifMade: async (jobs) => {
      if (whole?.jobs === jobs) return whole;
      const made = madeOf(jobs);
      return jobs.length > SHORT_LIST ? whole : made;
    },
  };
}
