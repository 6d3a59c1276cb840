import { statements } from '#domain/statements/statements.ts';
import { collectionNames } from '../../domain/articles/collections.ts';
import type { Page } from '../../domain/content/pages.ts';
import { allPages, servicePages } from '../../domain/pages/pages.ts';

/** Every address of the site that answers with a page of its own. */
export const addresses: readonly string[] = [...allPages.map(({ path }) => path), '/postcode-check'];

const alike: readonly (readonly string[])[] = [
  servicePages.map(({ path }) => path),
  statements.map(({ page }) => page.path),
  collectionNames.map((name) => `/${name}`),
];

/** Pages that differ in their words alone are represented by the one with the longest heading. */
function standsForItsKind({ path, name }: Page): boolean {
  const kind = alike.find((paths) => paths.includes(path)) ?? [path];
  const others = allPages.filter((page) => page.path !== path && kind.includes(page.path));
  return others.every(
    (other) => name.length > other.name.length || (name.length === other.name.length && path < other.path),
  );
}

/** One address for each kind of page, for what hangs on how pages are made and not on what they say. */
export const kinds: readonly string[] = [
  ...allPages.filter(standsForItsKind).map(({ path }) => path),
  '/postcode-check',
];

/** Slow scans run on one page of each kind; `npm run check -- every-page` runs them on all. */
export const pagesLookedAt = process.env.EVERY_PAGE ? addresses : kinds;
