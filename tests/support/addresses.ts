import { allPages } from '#content/pages.ts';

/** Every address of the site that answers with a page of its own. */
export const addresses: readonly string[] = [...allPages.map(({ path }) => path), '/postcode-check'];
