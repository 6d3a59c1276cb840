import { brand } from '#content/brand.ts';
import { type SceneName, shareImage } from '#content/media.ts';
import { type Page, pages, pageTitle } from '#content/pages.ts';
import type { PageHead } from '../page-head.tsx';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';

/** The head of a page that people may find: its title, description, one true address, and the way to it. */
export function headOf(page: Page, more: Partial<PageHead> = {}): PageHead {
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
export function passingHead(name: string, description: string): PageHead {
  return { title: pageTitle(name), description, canonical: null, noindex: true };
}

/** What shows when a page is shared: the picture of its scene. */
export function share(scene: SceneName): NonNullable<PageHead['image']> {
  const { src, alt } = shareImage(scene);
  return { url: `${brand.publicUrl}${src}`, alt };
}
