import type { CollectionName } from '#domain/articles/collections.ts';

export interface Article {
  slug: string;
  title: string;
  summary: string;
  date: string;
  updated: string;
  /** The day on which what it says was last compared with its sources; empty if it has none. */
  checked: string;
  searchWords: string;
  picture: { file: string; alt: string } | null;
  text: string;
}

export function articlePath(collection: CollectionName, { slug }: Pick<Article, 'slug'>): string {
  return `/${collection}/${slug}`;
}

export function lastChanged({ date, updated }: Pick<Article, 'date' | 'updated'>): string {
  return updated || date;
}
