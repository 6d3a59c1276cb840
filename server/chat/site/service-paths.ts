import { lifestyleServices } from '#content/lifestyle-services.yaml';
import { pages } from '#content/pages.yaml';
import { services } from '#content/services.yaml';

/** The question about prices in the FAQ. */
export const PRICES = `${pages.faq.path}#price`;

const lifestyle = pages.lifestyle.path;

export const servicePaths: ReadonlySet<string> = new Set([
  ...services.map(({ slug }) => `/${slug}`),
  lifestyle,
  ...lifestyleServices.map(({ id }) => `${lifestyle}#${id}`),
]);
