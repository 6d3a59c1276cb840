import type { CollectionName } from '#content/articles.ts';

/** Something to read that an editor wrote: a piece of news, or a guide. */
export interface Article {
  /** The end of the page's address: the name of the file without `.md`. */
  slug: string;
  title: string;
  /** One or two sentences, for cards, search and sharing. */
  summary: string;
  /** `2026-11-21`: shown from this day on. */
  date: string;
  /** When it was last changed in a way worth telling; empty where it was not. */
  updated: string;
  /** A file beside the article's own, with what it shows. */
  picture: { file: string; alt: string } | null;
  /** In the markdown-like syntax. */
  text: string;
}

/** The page of an article. */
export function articlePath(collection: CollectionName, { slug }: Pick<Article, 'slug'>): string {
  return `/${collection}/${slug}`;
}

/** The day on which an article last changed. */
export function lastChanged({ date, updated }: Pick<Article, 'date' | 'updated'>): string {
  return updated || date;
}
