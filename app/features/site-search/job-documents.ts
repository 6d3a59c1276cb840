import { searchTexts } from '#content/site-search.ts';
import type { SearchableDocument } from './searchable-document.ts';
import { allWords } from './searchable-document.ts';

/** What the search needs to know of an open job. */
export interface SearchableJob {
  id: string;
  title: string;
  location: string;
  shortDescription: string;
  contractType: string;
  hoursPerWeek: string;
  sponsorship: boolean;
}

/** Of a very long list the first are enough here: the careers page has a search of its own for all of them. */
const MAX_JOBS = 200;

function jobDocument(job: SearchableJob): SearchableDocument {
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
export function jobDocuments(jobs: readonly SearchableJob[]): SearchableDocument[] {
  return jobs
    .filter(({ id }) => id.trim() !== '')
    .slice(0, MAX_JOBS)
    .map(jobDocument);
}
