import { allWords } from './all-words.ts';
import { searchTexts } from './copy.ts';
import type { SearchEntry } from './search-entry.ts';

/** What the search needs to know of an open job. */
export interface FindableJob {
  id: string;
  title: string;
  location: string;
  shortDescription: string;
  contractType: string;
  hoursPerWeek: string;
  sponsorship: boolean;
}

/** Of a very long list the first are enough here: the careers page has a search of its own for all of them. */
const mostJobs = 200;

function jobEntry(job: FindableJob): SearchEntry {
  const { id, title, location, shortDescription, contractType, hoursPerWeek, sponsorship } = job;
  return {
    path: `/careers/${encodeURIComponent(id)}`,
    kind: 'job',
    title: `${title}, ${location}`,
    summary: shortDescription,
    text: allWords([
      searchTexts.jobWords,
      contractType,
      hoursPerWeek,
      sponsorship && searchTexts.sponsorshipWords,
    ]),
  };
}

/** The open jobs that have a page, as what can be found. */
export function jobEntries(jobs: readonly FindableJob[]): SearchEntry[] {
  return jobs
    .filter(({ id }) => id.trim() !== '')
    .slice(0, mostJobs)
    .map(jobEntry);
}
