import { addresses } from './addresses.ts';

/** Pages with an address of their own that no list of the content has. */
const others = [
  '/area-notice',
  '/job-alerts',
  '/search',
  '/search?q=care',
  '/search?q=qqqqzzzz',
  '/no-such-page',
];

/** The address of every page, with one job and one article of each collection; `read` answers the text of a page. */
export async function pagesOf(read: (path: string) => Promise<string>): Promise<string[]> {
  const linked = async (path: string, pattern: RegExp) => pattern.exec(await read(path))?.[0] ?? [];
  const job = [await linked('/careers', /\/careers\/(?!feed)[\w-]+/)].flat();
  return [
    ...addresses,
    ...job.flatMap((path) => [path, `${path}/apply`, `${path}/applied`]),
    ...(
      await Promise.all([
        linked('/news', /\/news\/(?!feed|pictures)[\w-]+/),
        linked('/useful-information', /\/useful-information\/(?!pictures)[\w-]+/),
      ])
    ).flat(),
    ...others,
  ];
}

/** What is sent to a form's page, with mistakes. */
export const forms: readonly [path: string, fields: Record<string, string>][] = [
  ['/postcode-check', { postcode: 'M1 1AE', area: 'home' }],
  ['/contact', {}],
  ['/area-notice', {}],
  ['/job-alerts', {}],
  ['/events/ai-in-plain-english', {}],
];
