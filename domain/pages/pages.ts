import { brand } from '#content/brand.yaml';
import { events } from '#content/events.yaml';
import { pages, pricesPage } from '#content/pages.yaml';
import { prices } from '#content/prices.yaml';
import { services } from '#content/services.yaml';
import type { Page } from '../content/pages.ts';
import { eventPath } from '../events/event.ts';

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

export const ownPages: readonly Page[] = [...Object.values(pages), ...(prices ? [pricesPage] : [])];

/** Every page that is the same for everybody. */
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
