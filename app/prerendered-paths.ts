import { services } from '../content/services.ts';

/** Pages whose HTML is the same for everybody: made when building, answered from memory. */
export const prerenderedPaths = [
  '/',
  '/about',
  '/lifestyle',
  '/why-us',
  '/faq',
  '/privacy-policy',
  '/news',
  '/useful-information',
  ...services.map(({ slug }) => `/${slug}`),
];
