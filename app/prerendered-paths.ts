import { services } from '#content/services.ts';

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
