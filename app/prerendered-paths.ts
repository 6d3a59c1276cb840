import { services } from '#content/services.ts';

/** Pages and files that are the same for everybody: made when building, answered from memory. */
export const prerenderedPaths = [
  '/',
  '/about',
  '/lifestyle',
  '/why-us',
  '/faq',
  '/privacy-policy',
  '/credits',
  '/robots.txt',
  '/site.webmanifest',
  ...services.map(({ slug }) => `/${slug}`),
];
