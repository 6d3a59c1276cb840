import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { collectionNames } from '../../domain/articles/collections.ts';
import { addresses } from './addresses.ts';
import { contentForTests } from './content-for-tests.ts';

const job = '/careers/home-care-worker-southampton';

/** One article of each collection that has any. */
const articles = collectionNames.flatMap((collection) =>
  readdirSync(join(contentForTests, collection))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .slice(0, 1)
    .map((file) => `/${collection}/${file.replace('.md', '')}`),
);

/** The address of every page, with one job and one article of each collection. */
export const everyPage: readonly string[] = [
  ...addresses,
  ...articles,
  job,
  `${job}/apply`,
  '/careers/gone',
  '/careers?q=zebra',
  '/careers?place=Southampton&sponsorship=yes',
  '/job-alerts',
  '/job-alerts/confirm',
  '/job-alerts/stop',
  '/area-notice',
  '/notices/unsubscribe',
  '/applications/withdraw',
  '/calls/change',
  '/calls/cancel',
  '/office/answer',
  '/search',
  '/search?q=care',
  '/search?q=qqqqzzzz',
  '/faq?q=invoice',
  '/faq?q=zebra',
  '/contact?service=start-date',
  '/no-such-page',
];

/** Invalid fields for a form's page. */
export const forms: readonly [path: string, fields: Record<string, string>][] = [
  ['/postcode-check', { postcode: 'M1 1AE', area: 'home' }],
  ['/contact', {}],
  ['/contact?form=call', {}],
  ['/area-notice', {}],
  ['/job-alerts', {}],
  ['/events/ai-in-plain-english', {}],
  [`${job}/apply`, {}],
];
