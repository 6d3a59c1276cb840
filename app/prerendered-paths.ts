import { services } from '#content/services.ts';
import { statements } from '#content/statements.ts';

export const prerenderedPaths = [
  '/',
  '/about',
  '/lifestyle',
  '/why-us',
  '/faq',
  '/credits',
  '/robots.txt',
  '/site.webmanifest',
  ...statements.map(({ page }) => page.path),
  ...services.map(({ slug }) => `/${slug}`),
];
