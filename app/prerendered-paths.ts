import { pages } from '#content/pages.ts';
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
  // Whom the privacy notice names depends on the settings.
  ...statements.map(({ page }) => page.path).filter((path) => path !== pages.privacyPolicy.path),
  ...services.map(({ slug }) => `/${slug}`),
];
