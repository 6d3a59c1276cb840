import type { BreadcrumbList, WithContext } from 'schema-dts';
import { brand } from '#content/brand.ts';
import { navigationTexts } from '#content/navigation.ts';

/** A page on the way to another one. */
export interface Crumb {
  name: string;
  path: string;
}

const home: Crumb = { name: navigationTexts.home, path: '/' };

/**
 * The way from the home page to a page
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export function breadcrumbs(...way: Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...way].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: brand.publicUrl + path,
    })),
  };
}
