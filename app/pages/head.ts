import { brand } from '#content/brand.ts';
import { type SceneName, shareImage } from '#content/media.ts';
import { type Page, pageTitle } from '#content/pages.ts';
import type { PageHead } from '../page-head.tsx';

/** The head of a page that people may find: its title, description and one true address. */
export function headOf(page: Page, more: Partial<PageHead> = {}): PageHead {
  return {
    title: pageTitle(page.name),
    description: page.description,
    canonical: `${brand.publicUrl}${page.path}`,
    ...more,
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
