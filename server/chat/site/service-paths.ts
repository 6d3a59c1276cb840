import { lifestyleServices } from '#content/lifestyle.ts';
import { pages } from '#content/pages.ts';
import { services } from '#content/services.ts';

const lifestyle = pages.lifestyle.path;

export const servicePaths: ReadonlySet<string> = new Set([
  ...services.map(({ slug }) => `/${slug}`),
  lifestyle,
  ...lifestyleServices.map(({ id }) => `${lifestyle}#${id}`),
]);
