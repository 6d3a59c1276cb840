import { brand } from '#content/brand.ts';
import { type SceneName, shareImage } from '#content/media.ts';
import { type Page, pages, pageTitle } from '#content/pages.ts';
import type { PageMetadata } from '../sharing-head.tsx';
import { breadcrumbs } from '../structured-data.ts';

/** The head of a page that people may find: its title, description, one true address, and the way to it. */
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

/** The head of an answer or an error: it has a title, and nothing for search engines. */
export function noindexMetadata(name: string, description: string): PageMetadata {
  return { title: pageTitle(name), description, canonical: null, noindex: true };
}

/**
 * What shows when a page is shared: the picture of its scene.
 *
 * @param own a picture of its own with its title in it, where the build has drawn one
 */
export function share(scene: SceneName, own: { path: string | null; title: string } | null = null) {
  const { src, alt } = shareImage(scene);
  const image = own?.path ? { src: own.path, alt: own.title } : { src, alt };
  return { url: brand.publicUrl + image.src, alt: image.alt };
}
