import { brand } from '#content/brand.yaml';
import { events } from '#content/events.yaml';
import { pages, pricesPage } from '#content/pages.yaml';
import { services } from '#content/services.yaml';
import type { Page } from '../content/pages.ts';
import { eventPath } from '../events/event.ts';
import { prices } from '../prices/current-prices.ts';
import { everydayHelp } from '../registration/offered.ts';

export const servicePages: readonly Page[] = services.map((service) => ({
  path: `/${service.slug}`,
  name: service.label,
  description: service.metaDescription,
  updated: service.updated,
}));

const eventPages: readonly Page[] = events.map((event) => ({
  path: eventPath(event),
  name: event.name,
  description: event.metaDescription,
  updated: event.updated,
}));

const { lifestyle, ...pagesOfAll } = pages;

/** Null for a provider who gives no everyday help. */
export const lifestylePage: Page | null = everydayHelp ? lifestyle : null;

export const ownPages: readonly Page[] = [
  ...Object.values(pagesOfAll),
  ...(lifestylePage ? [lifestylePage] : []),
  ...(prices ? [pricesPage] : []),
];

const leftOut = [lifestyle, pricesPage].filter((page) => !ownPages.includes(page));

/** False if it leads to a page that this provider does not have. */
export const hasPage = (path: string): boolean => !leftOut.some((page) => page.path === path);

export const allPages: readonly Page[] = [...ownPages, ...servicePages, ...eventPages];

export function pageAt(path: string): Page | null {
  return allPages.find((page) => page.path === path) ?? null;
}

/** The short product name, then the page. */
export function pageTitle(name: string): string {
  return `${brand.name} | ${name}`;
}

export function jobPageTitle(jobTitle: string): string {
  return pageTitle(`${jobTitle} - Careers`);
}
