import { careers } from './careers.ts';
import { jobPageText } from './job-page.ts';

/** Shown while a page loads: the first whose path the page's own begins with. */
export const pendingPages = [
  { below: '/careers/', words: jobPageText.loading },
  { below: '/careers', words: careers.loading },
  { below: '/', words: 'Loading...' },
] as const;
