import { careers } from './careers.ts';
import { jobPageText } from './job-page.ts';

/** What is said while a page is on its way: of the first of these whose path the page's own begins with. */
export const pendingPages = [
  { below: '/careers/', words: jobPageText.loading },
  { below: '/careers', words: careers.loading },
  { below: '/', words: 'Loading...' },
] as const;
