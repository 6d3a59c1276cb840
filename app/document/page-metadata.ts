import { brand } from '#content/brand.yaml';
import { pages } from '#content/pages.yaml';
import type { Page } from '#domain/content/pages.ts';
import type { SceneName } from '#domain/content/pictures/picture-names.ts';
import { shareImage } from '#domain/media/pictures.ts';
import { pageTitle } from '#domain/pages/pages.ts';
import { breadcrumbs } from './structured-data.ts';

export interface PageMetadata {
  title: string;
  description: string;
  /** Absolute; null for an answer or an error. */
  canonical: string | null;
  noindex?: boolean;
  image?: { url: string; alt: string };
  structuredData?: object[];
  feed?: { title: string; path: string };
}

export function pageMetadata(page: Page, more: Partial<PageMetadata> = {}): PageMetadata {
  const way = page.path === pages.home.path ? [] : [breadcrumbs(page)];
  return {
    title: pageTitle(page.name),
    description: page.description,
    canonical: `${brand.publicUrl}${page.path}`,
    image: share('hero-home'),
    ...more,
    structuredData: [...way, ...(more.structuredData ?? [])],
  };
}

export function noindexMetadata(name: string, description: string): PageMetadata {
  return { title: pageTitle(name), description, canonical: null, noindex: true };
}

/** The scene's picture, or `own` with the page's title in it if the build has drawn one. */
export function share(scene: SceneName, own: { path: string | null; title: string } | null = null) {
  const { src, alt } = shareImage(scene);
  const image = own?.path ? { src: own.path, alt: own.title } : { src, alt };
  return { url: brand.publicUrl + image.src, alt: image.alt };
}
