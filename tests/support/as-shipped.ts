import { brand } from '#content/brand.yaml';

/** True if the site is still the one that is shipped, and not yet another provider's. */
export const isAsShipped = brand.name === 'Wrenfold';

/** For journeys that read the words, services, area or jobs as they ship: left out of another provider's tests. */
export const asShipped = { tag: '@as-shipped' } as const;
