import { careers } from '#content/careers.yaml';
import { jobPageText } from '#content/job-page.yaml';

/** Shown while a page loads: the first whose path the page's own begins with. */
export const pendingPages = [
  { below: '/careers/', words: jobPageText.loading },
  { below: '/careers', words: careers.loading },
  { below: '/', words: 'Loading...' },
] as const;
